/** The command line: every line by its commands; and as people run it, the launcher of bin/ on the built dist/cli.js in a process of its own. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { obey } from '../../bin/commands.ts';

interface Run {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

async function run(line: string): Promise<Run> {
  let stdout = '';
  let stderr = '';
  const code = await obey(
    line.split(' ').filter(Boolean),
    (text) => {
      stdout += text;
    },
    (text) => {
      stderr += text;
    },
  );
  return { code, stdout, stderr };
}

function launch(line: string, launcher = 'bin/quadruped-gait.mjs'): Promise<Run> {
  return new Promise((done) => {
    const child = execFile(
      process.execPath,
      [launcher, ...line.split(' ').filter(Boolean)],
      { maxBuffer: 1e9 },
      (_error, stdout, stderr) => done({ code: child.exitCode ?? -1, stdout, stderr }),
    );
  });
}

const folder = mkdtempSync(join(tmpdir(), 'quadruped-gait-'));
after(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

const good = write('good.json', '[{ "gait": "walk", "speed": 1.5 }, { "at": 0.5, "gait": "trot", "speed": 3 }]');

/** Tags are closed in the order they were opened, and no & stands alone: enough for the XML that a pen writes. */
function assertWellFormed(svg: string): void {
  assert.match(svg, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" [\s\S]*<\/svg>\n$/);
  const open: string[] = [];
  for (const [, end, name, single] of svg.matchAll(/<(\/?)(\w+)(?:\s[\w:-]+="[^"<]*")*\s*(\/?)>/g)) {
    if (end) assert.equal(open.pop(), name);
    else if (!single) open.push(name);
  }
  assert.deepEqual(open, []);
  assert.equal(svg.match(/</g)?.length, svg.match(/<\/?\w+(?:\s[\w:-]+="[^"<]*")*\s*\/?>/g)?.length);
  assert.doesNotMatch(svg, /&(?!#?\w+;)|NaN|undefined|var\(/);
}

const frames = (svg: string): number => svg.match(/<g class="frame/g)?.length ?? 0;

it('is built', () => assert.ok(existsSync('dist/cli.js'), 'npm run build first'));

describe('as a program', () => {
  for (const line of [
    'strip --gait trot --frames 3',
    'footfalls',
    'disc --gait gallop',
    'strip --help',
    'strip --frmes 3',
    `footfalls -o ${join(folder, 'nowhere', 'a.svg')}`,
  ])
    it(line, async () => assert.deepEqual(await launch(line), await run(line)));
});

describe('draws', () => {
  const lines: [line: string, check: (svg: string) => void][] = [
    ['strip', (svg) => assert.equal(frames(svg), 12)],
    [
      'strip --species horse --gait gallop --frames 8 --figure silhouette',
      (svg) => assert.match(svg, /Gallop, right lead/),
    ],
    ['strip --gait auto --speed 4m/s', (svg) => assert.match(svg, /Trot.*4\.0 m\/s/s)],
    ['strip --speed 10mph --gait trot', (svg) => assert.match(svg, /4\.5 m\/s/)],
    ['strip --speed 18km/h --gait=trot', (svg) => assert.match(svg, /5\.0 m\/s/)],
    ['strip --gait tolt', (svg) => assert.match(svg, /Amble.*2\.8 m\/s/s)],
    ['strip --gait pace --figure stick', (svg) => assert.match(svg, /Rack/)],
    ['strip --gait canter --lead left', (svg) => assert.match(svg, /Canter, left lead/)],
    ['strip --gait stand --frames 1', (svg) => assert.equal(frames(svg), 1)],
    ['strip --motion plate.walk --frames 4 --views side,front,rear', (svg) => assert.equal(frames(svg), 12)],
    ['strip --frames 2 --columns 2 --width 100 -o -', (svg) => assert.match(svg, / width="200"/)],
    ['strip --frames 2 --columns 96 --width 100', (svg) => assert.match(svg, / width="200"/)],
    ['strip --frames 96 --columns 12 --figure stick', (svg) => assert.equal(frames(svg), 96)],
    ['strip --frames 1 --no-captions --no-grid', (svg) => assert.doesNotMatch(svg, /<text/)],
    ['strip --from walk --to trot', (svg) => assert.match(svg, /Walk to trot.*walk to trot begins.*trot reached/s)],
    ['strip --from trot --to walk@1.2m/s --frames 7', (svg) => assert.equal(frames(svg), 7)],
    ['strip --from canter@6 --to canter@8 --lead left', (svg) => assert.match(svg, /Speed 6\.0 to 8\.0 m\/s/)],
    ['strip --turn 90 --gait walk --views top,rear', (svg) => assert.match(svg, /turning 90 degrees to the left/)],
    ['strip --turn 180 --gait trot', (svg) => assert.match(svg, /turning 180 degrees to the left/)],
    ['strip --turn -270 --from walk --to canter', (svg) => assert.match(svg, /turning 270 degrees to the right/)],
    ['strip --turn 360 --gait trot', (svg) => assert.match(svg, /turning 360 degrees to the left/)],
    ['strip --turn -45 --from trot --to canter', (svg) => assert.match(svg, /turning 45 degrees to the right/)],
    ['strip --leap 0.5', (svg) => assert.match(svg, /Horse\. Canter, leaping 0\.50 m.*Speed 6\.0 m\/s/s)],
    ['strip --leap 0.5 --species dog', (svg) => assert.match(svg, /Dog\. Canter, leaping 0\.50 m/)],
    // Who has no canter leaps from the gallop.
    ['strip --leap 0.3 --species cat', (svg) => assert.match(svg, /Cat\. Gallop, leaping 0\.30 m.*Speed 5\.0 m\/s/s)],
    ['strip --leap 0.5 --species lion --lead left', (svg) => assert.match(svg, /Lion\. Gallop, leaping 0\.50 m/)],
    ['disc --leap 0.3 --species cat', (svg) => assert.match(svg, /Cat leaping.*class="fence"/s)],
    [
      'strip --turn 90 --slope 20',
      (svg) => assert.match(svg, /turning 90 degrees to the left, up a slope of 20 degrees/),
    ],
    ['strip --turn 180 --slope -10', (svg) => assert.match(svg, /to the left, down a slope of 10 degrees/)],
    [
      'strip --motion plate.gallop --leap 1',
      (svg) => {
        assert.match(svg, /to another gallop, .*gallop reached, /s);
        assert.doesNotMatch(svg, /lead/);
      },
    ],
    ['strip --gait gallop --seconds 1 --panorama', (svg) => assert.match(svg, /class="panorama side"/)],
    [`strip --script ${good} --seconds 3`, (svg) => assert.match(svg, /Walk to trot.*24 phases in 3\.00 s/s)],
    ['footfalls --gait trot', (svg) => assert.match(svg, /Horse\. Trot\./)],
    ['disc --gait gallop --frames 13', (svg) => assert.equal(svg.match(/<g class="figure"/g)?.length, 13)],
    ['disc --feet in --no-slits --stretch 1.3', (svg) => assert.doesNotMatch(svg, /class="slits"/)],
    ['disc --leap 1 --figure silhouette', (svg) => assert.match(svg, /Horse leaping.*class="fence"/s)],
    ['band --gait trot --paper letter', (svg) => assert.match(svg, /width="1056"/)],
    ['band --motion plate.walk --frames 8 --stretch 1', (svg) => assert.match(svg, /Horse walking/)],
    ['flipbook --from walk --to trot', (svg) => assert.match(svg, /Horse walking, then trotting.*24/s)],
    ['flipbook --gait canter --frames 40 --no-instructions', (svg) => assert.doesNotMatch(svg, /staple/)],
    ['footfalls --motion plate.gallop --width 600', (svg) => assert.match(svg, / width="600"/)],
  ];
  for (const [line, check] of lines) {
    it(line, async () => {
      const { code, stdout, stderr } = await run(line);
      assert.deepEqual({ code, stderr }, { code: 0, stderr: '' });
      assertWellFormed(stdout);
      check(stdout);
    });
  }

  it('every gait at its own speed', async () => {
    for (const gait of ['walk', 'amble', 'trot', 'rack', 'canter', 'gallop']) {
      const { stdout } = await run(`footfalls --gait ${gait}`);
      assert.match(stdout, new RegExp(`Horse\\. ${gait}`, 'i'));
    }
  });

  it('into a file, the same as to standard output', async () => {
    const file = join(folder, 'trot.svg');
    assert.deepEqual(await run(`footfalls --gait trot -o ${file}`), { code: 0, stdout: '', stderr: '' });
    assert.equal(readFileSync(file, 'utf8'), (await run('footfalls --gait trot')).stdout);
  });

  it('a PNG of the size of the SVG', async () => {
    const file = join(folder, 'walk.PNG');
    assert.deepEqual(await run(`footfalls --width 320 --output ${file}`), { code: 0, stdout: '', stderr: '' });
    const bytes = readFileSync(file);
    assert.deepEqual([...bytes.subarray(0, 8)], [137, 80, 78, 71, 13, 10, 26, 10]);
    assert.equal(bytes.readUInt32BE(16), 320);
  });
});

describe('helps', () => {
  it('--version', async () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    assert.deepEqual(await launch('--version'), { code: 0, stdout: `${version}\n`, stderr: '' });
  });
  it('--help names the commands', async () => {
    for (const line of ['--help', '-h']) {
      const { code, stdout } = await run(line);
      assert.equal(code, 0);
      for (const command of ['strip', 'footfalls', 'disc', 'band', 'flipbook'])
        assert.match(stdout, new RegExp(`quadruped-gait ${command} `));
    }
  });
  it('strip --help names every option', async () => {
    const { code, stdout } = await run('strip --help');
    assert.equal(code, 0);
    for (const option of 'species gait speed motion lead from to turn slope leap script seconds panorama frames columns figure views no-grid no-captions width output help'.split(
      ' ',
    )) {
      assert.match(stdout, new RegExp(`--${option}\\b`));
    }
  });
  it('strip --help names the gaits of every animal', async () => {
    const { stdout } = await run('strip --help');
    for (const line of ['horse: walk|amble|tolt|', 'wolf: walk|trot|canter|gallop\n', 'turtle: walk|fast-walk\n'])
      assert.ok(stdout.includes(line), line);
  });

  it('disc --help names every option', async () => {
    const { code, stdout } = await run('disc --help');
    assert.equal(code, 0);
    for (const option of 'gait frames feet stretch no-slits figure paper no-instructions leap output'.split(' '))
      assert.match(stdout, new RegExp(`--${option}\\b`));
  });
  it('footfalls --help has no strip options', async () => {
    assert.doesNotMatch((await run('footfalls --help')).stdout, /--frames/);
  });
});

describe('answers a wrong word in one line, with exit code 2', () => {
  const bad: [line: string, message: RegExp][] = [
    ['', /expected a command, strip, footfalls, disc, band, flipbook, render or export/],
    ['stripe', /'stripe'; did you mean strip\?/],
    ['zebra', /'zebra'; there are strip, footfalls/],
    ['toString', /'toString'; there are strip/],
    ['--frames 3', /no option --frames/],
    ['strip gallop', /got 'gallop'/],
    ['strip --frmes 3', /no option --frmes; did you mean --frames\?/],
    ['strip --xylophone', /no option --xylophone; there are --species, --gait/],
    ['strip -x', /no option -x/],
    ['strip --constructor', /no option --constructor/],
    ['footfalls --frames 3', /no option --frames; there are/],
    ['strip --no-grid=yes', /--no-grid is a switch.*'yes'/],
    ['strip --frames', /--frames needs a value: 1\.\.96/],
    ['strip --frames --columns 3', /--frames needs a value/],
    ['strip --frames 0', /--frames: .*from 1 to 96, got '0'/],
    ['strip --frames 97', /--frames: .*from 1 to 96, got '97'/],
    ['strip --frames 2.5', /--frames: .*from 1 to 96, got '2\.5'/],
    ['strip --frames twelve', /--frames: .*from 1 to 96, got 'twelve'/],
    ['strip --frames=', /--frames: .*from 1 to 96, got ''/],
    ['strip --columns 0', /--columns: .*from 1 to 96, got '0'/],
    ['strip --width 39', /--width: .*from 40 to 4000, got '39'/],
    ['footfalls --width 1e3', /--width: .*from 40 to 4000, got '1e3'/],
    ['strip --figure wire', /--figure: expected stick, outline or silhouette, got 'wire'/],
    ['strip --views side,back', /--views: .*side,front,rear,top,three-quarter, got 'side,back'/],
    ['strip --views=', /--views: .*three-quarter, got ''/],
    ['strip --species okapi', /--species: expected .*horse.*, got 'okapi'/],
    [
      'strip --gait hop',
      /--gait: expected auto, stand, walk, amble, tolt, trot, rack, pace, canter or gallop, got 'hop'/,
    ],
    ['strip --lead both', /--lead: expected left or right, got 'both'/],
    ['strip --motion plate.hop', /--motion: expected .*plate\.walk.*, got 'plate\.hop'/],
    ['strip --motion plate.walk --speed 2', /--speed: expected none with --motion.*got '2'/],
    ['strip --motion plate.walk --gait walk', /--gait: expected none with --motion/],
    ['strip --speed fast', /--speed: expected 0 to 18\.5 m\/s for --gait auto.*got 'fast'/],
    ['strip --speed 6knots', /--speed: .*6m\/s, 12mph or 20km\/h, got '6knots'/],
    ['strip --speed -1', /--speed: .*got '-1'/],
    ['strip --speed Infinity', /--speed: .*got 'Infinity'/],
    ['strip --gait walk --speed 20km/h', /--speed: expected 0\.3 to 2\.3 m\/s for --gait walk.*got '20km\/h'/],
    ['strip --gait stand --speed 1', /--speed: expected 0 for --gait stand/],
    ['strip --from hop --to walk', /--from: expected auto, stand, walk.*walk@1\.\d.*got 'hop'/],
    ['strip --from walk@9', /--from: expected 0\.3 to 2\.3 m\/s for walk.*got 'walk@9'/],
    ['strip --to trot@', /--to: expected 2\.2 to 12\.5 m\/s for trot.*got 'trot@'/],
    ['strip --to trot@4@5', /--to: .*got 'trot@4@5'/],
    ['strip --from walk --gait trot', /--gait: expected none with --from.*got 'trot'/],
    ['strip --from walk --speed 3', /--speed: expected none with --from/],
    ['strip --turn round', /--turn: expected a number from -360 to 360, got 'round'/],
    ['strip --turn 400', /--turn: .*got '400'/],
    ['strip --slope 45', /--slope: expected a number from -20 to 20, got '45'/],
    ['strip --leap 3', /--leap: expected a number from 0\.3 to 1\.6, got '3'/],
    ['strip --leap high', /--leap: .*got 'high'/],
    ['strip --leap 0.5 --species lizard', /leap: a lizard does not leap/],
    ['strip --leap 0.5 --species turtle --lead left', /leap: a turtle does not leap/],
    ['strip --from stand --leap 0.5 --species lizard', /leap: a lizard does not leap/],
    ['disc --leap 0.5 --species turtle', /leap: a turtle does not leap/],
    ['export --leap 0.5 --species lizard -o a.glb', /leap: a lizard does not leap/],
    ['strip --seconds 0', /--seconds: expected a number from 0\.1 to 60, got '0'/],
    ['strip --script nowhere.json', /--script: expected a JSON file that can be read, got 'nowhere\.json'/],
    [`strip --script ${write('bad.json', 'walk')}`, /--script: expected JSON, such as .*bad\.json/],
    [`strip --script ${write('empty.json', '[]')}`, /script: expected a list of steps/],
    [`strip --script ${write('hop.json', '[{ "gait": "hop" }]')}`, /gait: no 'hop'; expected auto, stand, walk/],
    [`strip --script ${good} --turn 9`, /--turn: expected none with --script.*got '9'/],
    ['strip --panorama=yes', /--panorama is a switch/],
    ['footfalls --turn 90', /no option --turn/],
    ['disc --frames 3', /--frames: .*from 4 to 24, got '3'/],
    ['disc --feet up', /--feet: expected out or in, got 'up'/],
    ['disc --stretch 3', /--stretch: expected a number from 0\.5 to 2, got '3'/],
    ['disc --paper a5', /--paper: expected a4 or letter, got 'a5'/],
    ['disc --panorama', /no option --panorama/],
    ['band --frames 25', /--frames: .*from 6 to 24, got '25'/],
    ['band --feet in', /no option --feet/],
    ['band --figure wire', /--figure: expected stick/],
    ['flipbook --frames 41', /--frames: .*from 6 to 40, got '41'/],
    ['flipbook --stretch 1', /no option --stretch/],
    ['flipbook --gait hop', /--gait: expected auto/],
    ['export --gait trot', /--output: expected a name that ends in \.glb or \.bvh, got ''/],
    ['export -o horse.fbx', /--output: expected a name that ends in \.glb or \.bvh, got 'horse\.fbx'/],
    ['export --coat plaid -o horse.glb', /--coat: expected bay, .*, got 'plaid'/],
    ['export --coat plaid -o horse.bvh', /--coat: expected bay, .*, got 'plaid'/],
    ['export --coat plaid --no-skin -o horse.glb', /--coat: expected bay, .*, got 'plaid'/],
    ['export --frames 1 -o horse.glb', /--frames: .*from 2 to 1000, got '1'/],
    ['export --panorama -o horse.glb', /no option --panorama/],
    ['strip -o gallop.jpg', /--output: .*\.svg or \.png.*got 'gallop\.jpg'/],
    ['strip -o .svg', /--output: .*got '\.svg'/],
    ['strip -o', /-o needs a value/],
  ];
  for (const [line, message] of bad) {
    it(line || '(nothing)', async () => {
      const { code, stdout, stderr } = await run(line);
      assert.deepEqual({ code, stdout }, { code: 2, stdout: '' });
      assert.match(stderr, /^quadruped-gait: [^\n]+\n$/);
      assert.match(stderr, message);
    });
  }
});

describe('export', () => {
  /** The words before the numbers, as any reader finds them. */
  const textOf = (file: string) => {
    const data = readFileSync(file);
    return JSON.parse(data.toString('utf8', 20, 20 + data.readUInt32LE(12)));
  };

  it('writes a stride with bones, motion and skin', async () => {
    const file = join(folder, 'gallop.glb');
    assert.deepEqual(await run(`export --gait gallop --coat grey -o ${file}`), { code: 0, stdout: '', stderr: '' });
    const { nodes, animations, meshes } = textOf(file);
    assert.equal(nodes.length, 37);
    assert.equal(animations[0].name, 'gallop');
    assert.equal(meshes.length, 1);
  });

  it('writes what happens, as bones alone', async () => {
    const file = join(folder, 'leap.glb');
    assert.equal((await run(`export --leap 1 --gait canter --no-skin --frames 40 -o ${file}`)).code, 0);
    const { meshes, accessors } = textOf(file);
    assert.deepEqual([meshes, accessors[0].count], [undefined, 40]);
  });

  it('writes a leap of who has no canter', async () => {
    const file = join(folder, 'cat.glb');
    const { code, stderr } = await run(`export --leap 0.3 --species cat --no-skin --frames 10 -o ${file}`);
    assert.deepEqual({ code, stderr }, { code: 0, stderr: '' });
  });

  it('writes BVH', async () => {
    const file = join(folder, 'trot.bvh');
    assert.equal((await run(`export --gait trot --species dog --in-place -o ${file}`)).code, 0);
    assert.match(readFileSync(file, 'utf8'), /^HIERARCHY\nROOT root\n[\s\S]*\nMOTION\nFrames: 49\n/);
  });
});

describe('says what the machine cannot do, with exit code 1', () => {
  it('no such folder', async () => {
    const { code, stderr } = await run(`footfalls -o ${join(folder, 'nowhere', 'a.svg')}`);
    assert.equal(code, 1);
    assert.match(stderr, /^quadruped-gait: .*a\.svg cannot be written: [^\n]+\n$/);
  });
  it('a folder in the place of the file', async () => {
    const file = join(folder, 'folder.svg');
    mkdirSync(file);
    const { code, stderr } = await run(`footfalls -o ${file}`);
    assert.equal(code, 1);
    assert.match(stderr, /folder\.svg cannot be written/);
  });
  it('PNG without the package that makes it', async () => {
    // As installed with --omit=optional: nothing beside our own files.
    for (const part of ['bin', 'dist', 'package.json']) cpSync(part, join(folder, part), { recursive: true });
    const launcher = join(folder, 'bin/quadruped-gait.mjs');
    const { code, stderr } = await launch(`footfalls -o ${join(folder, 'a.png')}`, launcher);
    assert.equal(code, 1);
    assert.match(stderr, /^quadruped-gait: PNG needs .*npm install @resvg\/resvg-js[^\n]+\n$/);
    assert.equal((await launch(`footfalls -o ${join(folder, 'a.svg')}`, launcher)).code, 0);
  });
});
