/** The front door: its tables are those of the sources, its snippets for Node run, its command lines are taken. */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { transform } from 'esbuild';
import { obey } from '../../bin/commands.ts';
import type { GaitWord } from '../../components/tag.ts';
import { fill, makeTables, readDeclaration } from '../docs/tables.ts';
import { makeProject, type Project } from './packed.ts';
import { inShell, onNode, readme, snippets } from './snippets.ts';

describe('tables', () => {
  it('are as the sources have them; else npm run docs', async () => {
    assert.equal(readme, fill(readme, await makeTables()));
  });

  it('a place without a table, and a table without a place, are noticed', () => {
    assert.throws(() => fill('<!-- a -->\n<!-- /a -->\n<!-- b -->\n<!-- /b -->', { a: 'x' }), /no table 'b'/);
    assert.throws(() => fill('<!-- a -->\n<!-- /a -->', { a: 'x', b: 'y' }), /no place for the table 'b'/);
    assert.notEqual(fill('<!-- a -->\nold\n<!-- /a -->', { a: 'new' }), '<!-- a -->\nold\n<!-- /a -->');
  });

  it('everything in them is described', async () => {
    const { attributes, members, events, slots, cssParts, cssProperties } = await readDeclaration();
    for (const { name, description } of [attributes, members, events, slots, cssParts, cssProperties].flat())
      assert.ok(description?.endsWith('.'), `${name}: ${description}`);
  });

  it('the gaits that TypeScript offers are those the attribute takes', async () => {
    // The compiler sees to it that none is missing.
    const offered: Record<GaitWord, true> = {
      auto: true,
      stand: true,
      walk: true,
      amble: true,
      tolt: true,
      trot: true,
      rack: true,
      pace: true,
      canter: true,
      gallop: true,
    };
    const { attributes } = await readDeclaration();
    const taken = attributes.find(({ name }) => name === 'gait')?.type?.text.match(/\w+/g);
    assert.deepEqual(Object.keys(offered).sort(), taken?.sort());
  });

  it('editors are offered the same', () => {
    const { tags } = JSON.parse(readFileSync('dist/html-custom-data.json', 'utf8'));
    const view = tags[0].attributes.find(({ name }: { name: string }) => name === 'view');
    assert.deepEqual([tags[0].name, view.values[0]], ['quadruped-gait', { name: 'side' }]);
  });
});

describe('snippets', () => {
  let project: Project;
  before(() => {
    project = makeProject();
  });
  after(() => project?.remove());

  for (const [index, { section, code }] of snippets.filter(onNode).entries()) {
    it(`${section}: runs`, async () => {
      const script = await transform(code, { loader: 'ts' });
      const { status, output } = project.run('node', project.write(`snippet-${index}.mjs`, script.code));
      assert.deepEqual({ status, output }, { status: 0, output: '' });
    });
  }

  it('are well typed', () => {
    const files = snippets.filter(onNode).map(({ code }, index) => {
      project.write(`snippet-${index}.ts`, code);
      return `snippet-${index}.ts`;
    });
    assert.deepEqual(project.compile(files), []);
  });

  it('the command lines are taken', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'readme-'));
    try {
      const lines = snippets
        .filter(inShell)
        .flatMap(({ code }) => code.trim().split('\n'))
        // These two are how everything else here is reached.
        .filter((line) => !/^npm ci && npm (start|test) /.test(line));
      assert.ok(lines.length > 0);
      for (const line of lines) {
        assert.match(line, /^npx quadruped-gait .* -o \S+$/);
        const words = line.replace('npx quadruped-gait ', '').split(' ');
        const file = join(folder, words[words.length - 1]);
        const said: string[] = [];
        const say = (text: string): void => void said.push(text);
        // What the program itself does with a line is the same: see cli.test.ts.
        const code = await obey([...words.slice(0, -1), file], say, say);
        assert.deepEqual({ code, said }, { code: 0, said: [] }, line);
        assert.ok(readFileSync(file).length > 1000, line);
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
