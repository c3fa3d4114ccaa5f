import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeReference, REFERENCE } from '../api.mjs';
import { root } from '../setup.mjs';
import { workspaces } from '../workspaces.mjs';

const made = makeReference();

test('the reference has a list and a file for each package, and nothing else', () => {
  const packages = workspaces().flatMap(({ path }) => (path.startsWith('packages/') ? [path.slice(9)] : []));
  const expected = ['README.md', ...packages.map((name) => `${name}.md`)].sort();
  expect([...made.keys()].sort()).toEqual(expected);
  expect(readdirSync(join(root, REFERENCE)).sort()).toEqual(expected);
});

test.each([...made])('docs/api/%s is what the code gives: if not, run `npm run api`', (name, text) => {
  expect(readFileSync(join(root, REFERENCE, name), 'utf8')).toBe(text);
});

test('an export is told with its kind, its signature and its comment', () => {
  const reference = made.get('game.md') ?? '';
  const [, functions, , types] = reference.split(/^### /m);
  expect(functions).toContain('#### replay\n\n```ts\nfunction replay<S, M>(');
  expect(types).toContain('#### Outcome\n\n```ts\ntype Outcome = ');
  expect(types).toContain('How a game has ended; without a winner it is a draw.');
});

test('what is private or a body stays out', () => {
  const reference = [...made.values()].join('\n');
  expect(reference).not.toMatch(/^ +private /m);
  expect(reference).not.toMatch(/^ +return /m);
  expect(reference).not.toContain('import("');
});

/** The exports of a reference that say nothing between their code and their source. */
function undocumentedIn(reference: string): readonly string[] {
  const entries = reference.split(/^#### /m).slice(1);
  return entries.flatMap((entry) => {
    const [name] = entry.split('\n', 1);
    const said = entry
      .slice(name.length)
      .split(/^#{1,3} /m)[0]
      .replace(/^```ts\n.*?^```$/ms, '')
      .replace(/^\[src\/.*\)$/m, '');
    return said.trim() === '' ? [name] : [];
  });
}

test('every export has a comment', () => {
  const undocumented = [...made].flatMap(([file, text]) =>
    undocumentedIn(text).map((name) => `${file}: ${name}`),
  );
  expect(undocumented).toEqual([]);
});

test('an export without a comment is noticed, one told in another package is not', () => {
  const code = '```ts\nfunction f(): void\n```';
  const source = '[src/f.ts](../../packages/f/src/f.ts)';
  const mute = `#### mute\n\n${code}\n\n${source}\n\n`;
  const told = `#### told\n\n${code}\n\nTold.\n\n${source}\n\n#### shared\n\nThe same as in [@tabuleiro/game](game.md).\n`;
  expect(undocumentedIn(`### Functions\n\n${mute}${told}\n### Types\n\n${mute}`)).toEqual(['mute', 'mute']);
});
