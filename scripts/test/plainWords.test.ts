import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { MATCH_ERRORS, RECORD_PROBLEMS } from '@tabuleiro/match';
import { gameWording, LANGS, matchWording, onlineWording, wordVerdict } from '@tabuleiro/words';
import { expect, test } from 'vitest';
import { root } from '../setup.mjs';

// What people read names no clause, counts no nodes and shows no code: those are for programs.

const GAMES = ['classico', 'nucleo', 'brasez', 'senet'];

const FOLDERS = LANGS.flatMap((lang) => [
  `packages/words/src/${lang}`,
  `apps/web/src/words/${lang}`,
  `apps/cli/src/words/${lang}`,
]);

type Text = { readonly file: string; readonly text: string };

/** Every text of the words files: what stands between quotes, keys of tables left out. */
const texts: readonly Text[] = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true }).flatMap((entry) => {
    if (!entry.isFile() || !entry.name.endsWith('.ts')) return [];
    const path = join(entry.parentPath, entry.name);
    const file = relative(root, path);
    return textsIn(readFileSync(path, 'utf8')).map((text) => ({ file, text }));
  }),
);

function textsIn(source: string): readonly string[] {
  const code = source
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/^(?:import|export) .* from '.*';$/gm, '');
  const quoted = code.matchAll(/(['"])((?:(?!\1)[^\\\n]|\\.)*)\1(\??:)?|`((?:[^`\\]|\\.)*)`/g);
  return [...quoted].flatMap(([, , plain, key, template]) => (key === undefined ? [plain ?? template] : []));
}

/** Of the rules: `B-ZONE`, `S-26`, `P-NF3`. */
const CLAUSES: readonly string[] = [
  ...new Set(
    readFileSync(join(root, 'docs/rules/requirements.md'), 'utf8').match(/\b[A-Z]-[A-Z\d]+(?:-[A-Z\d]+)*\b/g),
  ),
];

/** The codes that a sentence is found by: `illegal-move`. Those of one word are words of the language as well. */
const CODES: readonly string[] = [
  ...new Set([
    ...GAMES.flatMap((game) => {
      const { refusals = {}, positionProblems = {} } = gameWording('en', game) ?? {};
      return [...Object.keys(refusals), ...Object.keys(positionProblems)];
    }),
    ...MATCH_ERRORS,
    ...RECORD_PROBLEMS,
  ]),
].filter((code) => code.includes('-'));

function findIn(words: readonly string[], within: readonly Text[]): readonly string[] {
  const any = new RegExp(`(?<![\\w-])(?:${words.join('|')})(?![\\w-])`);
  return within.filter(({ text }) => any.test(text)).map(({ file, text }) => `${file}: ${text}`);
}

test('there are texts, clauses and codes to look for', () => {
  expect(texts.length).toBeGreaterThan(2000);
  expect(CLAUSES).toEqual(expect.arrayContaining(['B-PASS', 'C-PERP', 'S-26', 'N-TIME']));
  expect(CODES).toEqual(expect.arrayContaining(['illegal-move', 'path-blocked', 'protected-house']));
  expect(findIn(['B-PASS'], [{ file: 'a', text: 'Ler a regra B-PASS' }])).toHaveLength(1);
});

test('no text names a clause of the rules', () => {
  expect(findIn(CLAUSES, texts)).toEqual([]);
});

test('no text shows a code', () => {
  expect(findIn(CODES, texts)).toEqual([]);
});

test('no text counts the positions that a search has seen', () => {
  expect(texts.filter(({ text }) => /\$\{[^}]*\bnodes\b/.test(text))).toEqual([]);
});

const FACTS = new Proxy({}, { get: () => 'e4' });

test.each(LANGS)('what is made of a refusal or an error shows neither its code nor another in %s', (lang) => {
  const tables = [
    ...GAMES.flatMap((game) => {
      const wording = gameWording(lang, game);
      return wording === undefined ? [] : [wording.refusals, wording.positionProblems];
    }),
    matchWording(lang).errors,
    matchWording(lang).problems,
    onlineWording(lang),
  ];
  const made = tables.flatMap((table) =>
    Object.entries(table).map(([code, word]) => ({ file: code, text: word(FACTS) })),
  );
  expect(made.length).toBeGreaterThan(200);
  expect(findIn([...CODES, ...CLAUSES], made)).toEqual([]);
});

test.each(LANGS)('how a claim was judged is told without the size of the search in %s', (lang) => {
  const nodes = 123_457;
  const verdicts = [
    { kind: 'proven', nodes, strategy: [], line: ['h5e8', 'g8h7'] },
    { kind: 'refuted', nodes },
    { kind: 'undecided', nodes },
  ] as const;
  for (const verdict of verdicts) expect(wordVerdict(lang, verdict)).not.toMatch(/\d{3}/);
});

test('phrases that only a translation would use are gone from the English', () => {
  const translated = ['Go on', 'Turn the board', 'Draw lots', 'Do not agree', 'As on the device'];
  const english = texts.filter(({ file }) => file.includes('/en/'));
  expect(english.filter(({ text }) => translated.includes(text))).toEqual([]);
});
