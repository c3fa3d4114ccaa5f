import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../setup.mjs';
import { workspaces } from '../workspaces.mjs';

/** Which package may import which: every arrow of docs/architecture.md. The applications may import them all. */
const ARROWS: Record<string, readonly string[]> = {
  game: [],
  grid: ['game'],
  chess: ['game', 'grid'],
  brasez: ['game', 'grid'],
  senet: ['game'],
  'senet-engine': ['game', 'senet'],
  match: ['game'],
  online: ['game', 'match'],
  notation: ['game', 'grid', 'chess', 'brasez', 'senet'],
  engine: ['game', 'grid', 'chess', 'brasez', 'senet', 'senet-engine'],
  arena: ['game', 'chess', 'brasez', 'notation', 'engine'],
  'any-game': ['game', 'chess', 'brasez', 'senet', 'match', 'notation', 'engine'],
  words: [
    ...['game', 'chess', 'brasez', 'senet', 'match', 'notation'],
    ...['online', 'any-game', 'arena', 'engine', 'senet-engine'],
  ],
  tabuleiro: ['game', 'grid', 'chess', 'brasez', 'senet', 'notation', 'words'],
  testkit: ['game'],
  cli: [
    ...['game', 'grid', 'chess', 'brasez', 'senet'],
    ...['match', 'online', 'notation', 'any-game', 'engine', 'senet-engine', 'arena', 'words'],
  ],
  web: [
    ...['game', 'grid', 'chess', 'brasez', 'senet', 'match', 'online', 'any-game', 'engine', 'senet-engine'],
    'words',
  ],
  server: ['game', 'any-game', 'engine', 'senet-engine', 'arena', 'match', 'online', 'words'],
  bench: ['match', 'online', 'server', 'game', 'chess', 'brasez', 'senet', 'engine', 'senet-engine', 'arena'],
};
/** Rules are pure: no clock, no randomness, no input or output. */
const PURE = [
  'game',
  'grid',
  'chess',
  'brasez',
  'senet',
  'senet-engine',
  'match',
  'online',
  'notation',
  'any-game',
  'engine',
  'words',
  'tabuleiro',
];
/** Where a pure package keeps what stands around it: clocks, threads, messages. */
const HOSTS = '/src/host/';
/** What a pure package may still need from outside, itself pure. */
const ALLOWED: Record<string, readonly string[]> = {
  match: ['@noble/hashes'],
  online: ['@noble/hashes'],
};
const IMPURE =
  /\bMath\.random\b|\bnew Date\b|\bDate\.|\bperformance\.|\bprocess\.|\bconsole\.|\bfetch\(|\bset(Timeout|Interval)\b/;

const packages = workspaces().map(({ path, manifest }) => {
  const name = manifest.name.replace('@tabuleiro/', '');
  return {
    path,
    manifest,
    name,
    sources: filesUnder(join(path, 'src')),
    tests: filesUnder(join(path, 'test')),
  };
});

function filesUnder(folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  return names.filter((name) => /\.(ts|tsx|mjs)$/.test(name)).map((name) => join(folder, name));
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

function importsOf(file: string): string[] {
  const specifiers = read(file).matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g);
  return [...specifiers].map((match) => match[1]);
}

/** The packages of ours that these files import, e.g. `game` for `@tabuleiro/game`. */
function ours(files: readonly string[]): string[] {
  const specifiers = files.flatMap(importsOf).filter((specifier) => specifier.startsWith('@tabuleiro/'));
  return [...new Set(specifiers.map((specifier) => specifier.split('/')[1]))].sort();
}

test('[P-NF6] every package has its arrows written down', () => {
  expect(packages.map(({ name }) => name).sort()).toEqual(Object.keys(ARROWS).sort());
});

test('[P-NF6] words takes nothing but types from the packages whose codes it words', () => {
  const { sources } = packages.find(({ name }) => name === 'words') ?? { sources: [] };
  const values = sources.flatMap((file) =>
    Array.from(
      read(file).matchAll(/^(?:import|export)\s(?!type\b)[^'"]*?['"](@tabuleiro\/[^'"]+)['"]/gm),
      (m) => m[1],
    ),
  );
  expect(sources.length).toBeGreaterThan(0);
  expect(values).toEqual([]);
});

test('[P-NF6] the arrows form no cycle', () => {
  const visit = (name: string, above: readonly string[]): void => {
    expect(above).not.toContain(name);
    for (const next of ARROWS[name]) visit(next, [...above, name]);
  };
  for (const name of Object.keys(ARROWS)) visit(name, []);
});

test.each(packages)('[P-NF6] $name imports only along its arrows', ({ name, sources }) => {
  const forbidden = ours(sources).filter((target) => !ARROWS[name].includes(target));
  expect(forbidden).toEqual([]);
});

test.each(packages)('[P-NF6] $name declares exactly what it imports', ({ sources, manifest, path }) => {
  // Whose types alone are needed may be an optional peer: nobody has to install it.
  const needed = { ...manifest.dependencies, ...manifest.peerDependencies };
  const declared = Object.keys(needed).map((key) => key.replace('@tabuleiro/', ''));
  expect(ours(sources)).toEqual(declared.filter((key) => !isForeign(key)).sort());
  expect(references(path)).toEqual(ours(sources));
});

function isForeign(dependency: string): boolean {
  return !packages.some(({ name }) => name === dependency);
}

/** What the compiler builds first, from the package's own tsconfig.json. */
function references(path: string): string[] {
  const paths: { path: string }[] = JSON.parse(read(join(path, 'tsconfig.json'))).references ?? [];
  return paths.map((reference) => reference.path.split('/').at(-1) ?? '').sort();
}

test.each(packages)('[P-NF6] $name reaches into no other package', ({ path, sources, tests }) => {
  for (const file of [...sources, ...tests]) {
    for (const specifier of importsOf(file).filter((text) => text.startsWith('.'))) {
      const target = join(file, '..', specifier);
      const isAllowed = target.startsWith(`${path}/`) || (tests.includes(file) && isShared(target));
      expect(isAllowed, `${file} imports ${specifier}`).toBe(true);
    }
  }
  const specifiers = [...sources, ...tests].flatMap(importsOf);
  for (const specifier of specifiers.filter((text) => /^@tabuleiro\/[\w-]+\//.test(text))) {
    const [, target, ...entry] = specifier.replace(/\?\w+$/, '').split('/'); // `?url`: the bundler gives its address
    const { exports } = packages.find(({ name }) => name === target)?.manifest ?? {};
    expect(Object.keys(exports ?? {}), specifier).toContain(`./${entry.join('/')}`);
  }
});

/** Tests may use what lies in another package's `test/`, for instance its toy game, ask a script what it knows, and start databases as the benchmarks do. */
function isShared(target: string): boolean {
  return /^packages\/[\w-]+\/test\/|^scripts\/\w+\.mjs$|^bench\/src\/services\//.test(target);
}

test.each(packages)('[P-NF6] no two files of $name import each other in a circle', ({ sources }) => {
  const finished = new Set<string>();
  const visit = (file: string, above: readonly string[]): void => {
    expect(above, `circle through ${file}`).not.toContain(file);
    if (finished.has(file) || !sources.includes(file)) return;
    for (const next of valueImports(file)) visit(next, [...above, file]);
    finished.add(file);
  };
  for (const file of sources) visit(file, []);
});

/** Neighbouring files whose code this file needs; `import type` disappears and makes no circle. */
function valueImports(file: string): string[] {
  const statements = read(file).matchAll(/^(?:import|export)\s(?!type\b)[^'"]*?['"](\.[^'"]+)\.js['"]/gm);
  return [...statements].map((match) => {
    const stem = join(file, '..', match[1]);
    return existsSync(join(root, `${stem}.tsx`)) ? `${stem}.tsx` : `${stem}.ts`;
  });
}

const pure = packages
  .filter(({ name }) => PURE.includes(name))
  .map((found) => ({ ...found, sources: found.sources.filter((file) => !file.includes(HOSTS)) }));

test.each(pure)('[P-NF6] $name needs nothing from outside but what is written down', (tested) => {
  const { name, sources, manifest } = tested;
  const allowed = ALLOWED[name] ?? [];
  const isAllowed = (text: string): boolean =>
    allowed.some((dependency) => text === dependency || text.startsWith(`${dependency}/`));
  const foreign = sources.flatMap(importsOf).filter((text) => !/^(\.|@tabuleiro\/)/.test(text));
  expect(foreign.filter((text) => !isAllowed(text))).toEqual([]);
  const declared = Object.keys(manifest.dependencies ?? {}).filter((key) => !key.startsWith('@tabuleiro/'));
  expect(declared.filter((key) => !isAllowed(key))).toEqual([]);
});

test.each(pure)('[P-NF6] $name asks no clock, no dice and no outside world', ({ sources }) => {
  for (const file of sources) expect(withoutComments(read(file)), file).not.toMatch(IMPURE);
});

function withoutComments(text: string): string {
  return text.replace(/\/\*.*?\*\//gs, '').replace(/\/\/.*$/gm, '');
}

test.each(packages.filter(({ path }) => path.startsWith('packages/')))(
  '[P-NF6] the entry of $name only lists its exports by name',
  ({ path }) => {
    const entry = withoutComments(read(join(path, 'src/index.ts')));
    expect(entry).not.toContain('export *');
    expect(entry.replace(/export (type )?\{[^}]*\} from '[^']+';/gs, '').trim()).toBe('');
  },
);
