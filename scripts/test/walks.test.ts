import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { root } from '../setup.mjs';

/** One row of a walk: a function, a `const` or a property, or `Class.method`, and the file that declares it. */
type Station = { readonly number: number; readonly file: string; readonly name: string };

type Walk = { readonly title: string; readonly text: string; readonly stations: readonly Station[] };

const DOCUMENT = join(root, 'docs', 'architecture.md');
const ROW = /^\| *(\d+) *\| *`([^`]+)` *\| *`([^`]+)` *\|/;

const walks = newestWalks(readFileSync(DOCUMENT, 'utf8'));

/** The newest set stands last. Those before it tell how the code once was, which nobody can check any more. */
function newestWalks(document: string): readonly Walk[] {
  const section = partsOf(document, '## ').find(({ title }) => title === 'Walks');
  const newest = partsOf(section?.text ?? '', '### ').at(-1);
  return partsOf(newest?.text ?? '', '#### ').map((part) => ({ ...part, stations: stationsOf(part.text) }));
}

/** What stands under each heading of one depth. */
function partsOf(text: string, mark: string): readonly { readonly title: string; readonly text: string }[] {
  const parts = `\n${text}`.split(`\n${mark}`).slice(1);
  return parts.map((part) => {
    const [title, ...lines] = part.split('\n');
    return { title, text: lines.join('\n') };
  });
}

function stationsOf(text: string): readonly Station[] {
  return text.split('\n').flatMap((line) => {
    const [, number, file, name] = ROW.exec(line) ?? [];
    return number === undefined ? [] : [{ number: Number(number), file, name }];
  });
}

test('the newest set has four walks', () => {
  expect(walks.map(({ title }) => title)).toHaveLength(4);
});

test.each(walks)('$title: numbered without gaps, and as many as it says', ({ text, stations }) => {
  const rows = text.split('\n').filter((line) => /^\| *\d/.test(line));
  expect(stations, 'rows that can be read').toHaveLength(rows.length);
  expect(stations.map(({ number }) => number)).toEqual(rows.map((_, i) => i + 1));
  expect(text).toMatch(new RegExp(`\\*\\*${stations.length} stations\\*\\*`));
});

test.each(walks)('$title: every station is in the sources', ({ stations }) => {
  const missing = stations.filter(({ file, name }) => !declaredIn(file).has(name));
  expect(missing).toEqual([]);
});

const known = new Map<string, ReadonlySet<string>>();

/** Every name that a file declares; nothing where there is no such file. */
function declaredIn(file: string): ReadonlySet<string> {
  const names = known.get(file) ?? namesIn(file);
  known.set(file, names);
  return names;
}

function namesIn(file: string): ReadonlySet<string> {
  const path = join(root, file);
  if (!existsSync(path)) return new Set();
  const { program, errors } = parseSync(file, readFileSync(path, 'utf8'));
  expect(errors, file).toEqual([]);
  return declarationsOf(program);
}

/** Functions, constants and properties by their names; what a class or a constant object holds also as `Owner.name`. */
function declarationsOf(program: ESTree.Program): ReadonlySet<string> {
  const names = new Set<string>();
  const add = (owner: string | undefined, key: ESTree.Node): void => {
    if (key.type !== 'Identifier') return;
    names.add(key.name);
    if (owner !== undefined) names.add(`${owner}.${key.name}`);
  };
  const visitor = new Visitor({
    FunctionDeclaration: ({ id }) => id && add(undefined, id),
    ClassDeclaration: ({ id, body }) => {
      for (const member of body.body) if ('key' in member) add(id?.name, member.key);
    },
    VariableDeclarator: ({ id, init }) => {
      add(undefined, id);
      if (id.type !== 'Identifier' || init?.type !== 'ObjectExpression') return;
      for (const property of init.properties) if ('key' in property) add(id.name, property.key);
    },
    ObjectExpression: ({ properties }) => {
      for (const property of properties) if ('key' in property) add(undefined, property.key);
    },
  });
  visitor.visit(program);
  return names;
}

test('a name that a file only uses is not declared there', () => {
  const source = `
    import { used } from './used.js';
    type Shape = { readonly typed: () => void };
    export class Owner<T> {
      readonly signal = computed(() => used(1));
      #hidden = 1;
      static async *method(): AsyncGenerator<T> { yield called(2); }
    }
    class Other { own = 2; }
    export const table = { run: async () => asked(), plain() { return Owner.absent; } } as const;
    function* walker(): Generator<number> { const inner = () => 3; }
  `;
  const names = declarationsOf(parseSync('source.ts', source).program);
  const expected = ['Owner.signal', 'Owner.method', 'Other.own', 'run', 'plain', 'table', 'walker', 'inner'];
  expect([...names]).toEqual(expect.arrayContaining(expected));
  for (const name of ['used', 'typed', 'called', 'asked', 'absent', 'Owner.absent', 'Owner.own'])
    expect(names, name).not.toContain(name);
});
