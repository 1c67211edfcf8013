// Finds Chromium (or Chrome) for the browser tests; installs it where that needs no question.

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const { env, platform } = process;

const places = {
  linux: ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome'],
  darwin: ['/Applications/Chromium.app/Contents/MacOS', '/Applications/Google Chrome.app/Contents/MacOS'],
  win32: [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].flatMap((folder) =>
    folder ? [join(folder, 'Google/Chrome/Application'), join(folder, 'Chromium/Application')] : [],
  ),
};

const names = {
  linux: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'],
  darwin: ['Chromium', 'Google Chrome'],
  win32: ['chrome.exe'],
};

/** For a machine without screen or anybody to talk to. */
const alone = ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run'];

/** WebGPU and WebGL run on the CPU. */
export const withWebGPU = [
  ...alone,
  '--enable-unsafe-webgpu',
  '--enable-features=Vulkan',
  '--use-vulkan=swiftshader',
  '--use-angle=swiftshader',
];

/** Nothing plays the GPU: half the work for pages that have no need of one. */
export const withoutGPU = [...alone, '--disable-gpu'];

/** The path of a browser. Without one, and without a way to install it, the process ends and says what to do. */
export function chromium() {
  const found = find() ?? (install() && find());
  if (found) return found;
  console.error(
    'The browser tests need Chromium or Chrome. Install one (Debian: apt-get install chromium; macOS: brew install ' +
      '--cask chromium; Windows: winget install Google.Chrome), or set CHROME_PATH to the program.',
  );
  return process.exit(1);
}

function find() {
  const folders = [...(places[platform] ?? []), ...(env.PATH ?? '').split(delimiter)];
  const programs = (names[platform] ?? names.linux).flatMap((name) => folders.map((folder) => join(folder, name)));
  return [env.CHROME_PATH, env.CHROMIUM_PATH, ...programs].find((program) => program && existsSync(program));
}

function install() {
  if (platform !== 'linux' || process.getuid() !== 0) return false;
  try {
    for (const command of [['update'], ['install', '-y', 'chromium']]) {
      execFileSync('apt-get', command, { stdio: 'inherit', env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } });
    }
    return true;
  } catch {
    return false;
  }
}
