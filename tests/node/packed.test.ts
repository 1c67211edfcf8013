/** The package as it is published: well made, with the right types, importable everywhere, and known to every framework's compiler. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { makeProject, type Project } from './packed.ts';

const { exports } = JSON.parse(readFileSync('package.json', 'utf8'));
const entries = Object.keys(exports)
  .filter((name) => name !== './package.json')
  .map((name) => name.replace('*', 'horse').replace('.', 'quadruped-gait'));

let project: Project;
before(() => {
  project = makeProject('react', '@types/react', 'vue', 'svelte');
});
after(() => project?.remove());

describe('the package', () => {
  it('publint finds nothing', () => {
    const { status, output } = project.run('publint', '--strict', project.tarball);
    assert.equal(status, 0, output);
  });

  it('are the types wrong? They are not', () => {
    const words = ['--profile', 'esm-only', '--include-entrypoints', 'species/horse', '--format', 'ascii'];
    const { status, output } = project.run('attw', project.tarball, ...words);
    assert.equal(status, 0, output);
    for (const entry of entries) assert.ok(output.includes(`"${entry}"`), `${entry} was not looked at`);
  });

  it('every entry can be imported where there is no browser', () => {
    const code = entries.map((entry) => `await import('${entry}');`).join('\n');
    const { status, output } = project.run('node', project.write('all.mjs', code));
    assert.deepEqual({ status, output }, { status: 0, output: '' });
  });

  it('holds what it is for, and no page of the demo', () => {
    const there = (path: string) => existsSync(join(project.folder, 'node_modules/quadruped-gait', path));
    for (const path of ['dist/quadruped-gait.min.js', 'dist/custom-elements.json', 'README.md', 'LICENSE'])
      assert.ok(there(path), path);
    assert.ok(!there('dist/demo') && !there('tests') && !there('src'));
  });
});

describe('its types', () => {
  const marked = (name: string, text: string) =>
    text.split('\n').flatMap((line, index) => (line.includes('// wrong') ? [`${name}(${index + 1})`] : []));
  const places = (found: string[]) => [...new Set(found.map((line) => line.split(':')[0]))];

  it('hold together to the last declaration', () => {
    const own = entries.filter((entry) => !/(react|vue|svelte)$/.test(entry));
    project.write('all.ts', `${own.map((entry) => `import '${entry}';`).join('\n')}\n`);
    assert.deepEqual(project.compile(['all.ts'], { skipLibCheck: false }), []);
    assert.deepEqual(project.compile(['all.ts'], { module: 'nodenext', moduleResolution: 'nodenext' }), []);
  });

  const cases: Record<string, string> = {
    'page.ts': `
import 'quadruped-gait';
const horse = document.createElement('quadruped-gait');
horse.speed = 4;
horse.addEventListener('footfall', ({ detail }) => detail.leg satisfies 'LF' | 'RF' | 'LH' | 'RH');
document.querySelector('quadruped-gait')?.leap({ height: 1.1 });
horse.speed = {}; // wrong
horse.addEventListener('footfall', ({ detail }) => detail.hoof); // wrong
horse.currentGait = 'trot'; // wrong
`,
    'react.tsx': `
import type {} from 'quadruped-gait/react';
import { useRef } from 'react';
import type { QuadrupedGaitElement } from 'quadruped-gait';
export function Horse() {
  const ref = useRef<QuadrupedGaitElement>(null);
  return <>
    <quadruped-gait ref={ref} speed="12mph" gait="trot" figure="stick" controls playbackRate={0.5} className="wide" style={{ width: 300 }} />
    <quadruped-gait species="okapi" onfootfall={({ detail }) => detail.place[0].toFixed(1)} onClick={() => ref.current?.leap()} />
    <quadruped-gait onerror={({ detail }) => detail.allowed.trim()}>No script</quadruped-gait>
    <quadruped-gait figure="wire" /> {/* // wrong */}
    <quadruped-gait controls="yes" /> {/* // wrong */}
    <quadruped-gait onfootfall={({ detail }) => detail.hoof} /> {/* // wrong */}
    <quadruped-gait gallop /> {/* // wrong */}
  </>;
}
`,
    'vue.ts': `
import type {} from 'quadruped-gait/vue';
import type { GlobalComponents } from 'vue';
type Tag = InstanceType<GlobalComponents['quadruped-gait']>;
export const props: Tag['$props'] = { speed: '12mph', view: 'top', controls: true, class: 'wide' };
export const wrong: Tag['$props'] = { view: 'below' }; // wrong
declare const tag: Tag;
tag.$emit('footfall', new CustomEvent('footfall', { detail: { leg: 'LF', place: [0, 0, 0], time: 0, gait: 'walk', speed: 1 } }));
tag.$emit('footfall', new CustomEvent('footfall', { detail: 1 })); // wrong
tag.$emit('hoof', new CustomEvent('hoof')); // wrong
`,
    'svelte.ts': `
import type {} from 'quadruped-gait/svelte';
import type { SvelteHTMLElements } from 'svelte/elements';
type Tag = SvelteHTMLElements['quadruped-gait'];
export const tag: Tag = { speed: 4, lead: 'left', class: 'wide', onpause: ({ detail }) => detail.time.toFixed(1) };
export const figure: Tag = { figure: 'wire' }; // wrong
export const event: Tag = { onpause: ({ detail }) => detail.leg }; // wrong
`,
  };
  for (const [name, text] of Object.entries(cases)) {
    it(`${name}: what is right compiles, what is wrong does not`, () => {
      project.write(name, text);
      const found = project.compile([name]);
      assert.deepEqual(places(found), marked(name, text), found.join('\n'));
    });
  }
});
