import { expect, test } from 'vitest';
import { wordDate } from '../../src/library/dateWords.js';
import { entryOfMatch, entryOfStudy, type LibraryEntry } from '../../src/library/entry.js';
import { SearchWords, searchedWords } from '../../src/library/entryWords.js';
import {
  choicesOf,
  EVERYTHING,
  findEntries,
  formatQuery,
  type LibraryQuery,
  parseQuery,
} from '../../src/library/query.js';
import type { SavedGame } from '../../src/store/games/gameStore.js';
import { plainStudy } from '../store/games/studies.js';

const ANA = { name: 'Ana', kind: 'person' } as const;
const noon = (day: number): number => new Date(2026, 10, day, 12).getTime();

function match(id: string, part: Partial<SavedGame['summary']>, day = 1): SavedGame {
  const players = [ANA, { name: '', kind: 'computer', level: 3 }] as const;
  const summary = { game: 'classico', players, plies: 10, outcome: undefined, position: '', ...part };
  return { id, created: noon(day), updated: noon(day), summary };
}

const study = (id: string, part: object): LibraryEntry => {
  const plain = plainStudy(id);
  return entryOfStudy({ ...plain, summary: { ...plain.summary, ...part } });
};

const ENTRIES: readonly LibraryEntry[] = [
  entryOfMatch(match('won', { outcome: { winner: 'w', reason: 'mate' } }, 3), 'B90'),
  entryOfMatch(
    match('lost', {
      outcome: { winner: 'w', reason: 'resign' },
      players: [{ name: '', kind: 'computer' }, ANA],
    }),
  ),
  entryOfMatch(match('senet', { game: 'senet', outcome: { winner: 'B', reason: 'win' } }, 9)),
  entryOfMatch(match('people', { players: [ANA, { name: 'João', kind: 'person' }], plies: 99 }, 5)),
  entryOfMatch(match('remote', { players: [ANA, { name: 'Rui', kind: 'remote' }] }, 4)),
  study('imported', { date: '2024.03.??', opening: 'C68' }),
  study('own', { origin: 'own', file: undefined, players: ['', ''], result: '*', event: 'Final de torres' }),
];

const search = new SearchWords('pt-BR');

function found(part: Partial<LibraryQuery>): readonly string[] {
  const query = { ...EVERYTHING, order: 'oldest', ...part } as const;
  return findEntries(ENTRIES, query, search.of, searchedWords(query.text))
    .map(({ id }) => id)
    .sort();
}

test.each<[Partial<LibraryQuery>, readonly string[]]>([
  [{}, ['imported', 'lost', 'own', 'people', 'remote', 'senet', 'won']],
  [{ game: 'senet' }, ['senet']],
  [{ rival: 'computer' }, ['lost', 'senet', 'won']],
  [{ rival: 'level-3' }, ['senet', 'won']],
  [{ rival: 'level-max' }, ['lost']],
  [{ rival: 'people' }, ['people']],
  [{ rival: 'remote' }, ['remote']],
  [{ result: 'won' }, ['won']],
  [{ result: 'lost' }, ['lost', 'senet']],
  [{ result: 'first' }, ['imported', 'lost', 'won']],
  [{ result: 'second' }, ['senet']],
  [{ result: 'open' }, ['own', 'people', 'remote']],
  [{ opening: 'B90' }, ['won']],
  [{ source: 'here' }, ['lost', 'people', 'senet', 'won']],
  [{ source: 'remote' }, ['remote']],
  [{ source: 'imported' }, ['imported']],
  [{ source: 'own' }, ['own']],
  [{ source: 'file:torneio.pgn' }, ['imported']],
  [{ since: '2026-11-04', until: '2026-11-05' }, ['own', 'people', 'remote']],
  // Of 2024 only the month is known: it fits any day of it.
  [{ since: '2024-03-20', until: '2024-03-25' }, ['imported']],
  [{ text: 'joao' }, ['imported', 'people']],
  [{ text: '  TORRES final ' }, ['own']],
  [{ text: 'najdorf' }, ['won']],
  [{ text: 'nível 3', game: 'senet' }, ['senet']],
  [{ text: 'ninguém' }, []],
])('%j finds %j', (part, ids) => {
  expect(found(part)).toEqual(ids);
});

test('each order is one, and what is equal stands by its last change', () => {
  const inOrder = (order: LibraryQuery['order']): readonly string[] =>
    findEntries(ENTRIES, { ...EVERYTHING, order }, search.of, []).map(({ id }) => id);
  expect(inOrder('longest').slice(0, 2)).toEqual(['people', 'imported']);
  expect(inOrder('changed')[0]).toBe('senet');
  expect(inOrder('newest').at(-1)).toBe('imported');
  expect(inOrder('oldest')[0]).toBe('imported');
  expect(inOrder('names').at(-1)).toBe('own');
});

test.each<Partial<LibraryQuery>>([
  {},
  { text: 'a/b & "ç"=1#2' },
  { game: 'brasez', rival: 'level-7', result: 'drawn', order: 'names', shown: 150 },
  {
    rival: 'level-max',
    source: 'file:meu arquivo/2.pgn',
    since: '2026-01-02',
    until: '2026-03-04',
    opening: 'B90',
  },
])('what is asked for stands in the address: %j', (part) => {
  const query = { ...EVERYTHING, ...part };
  const address = formatQuery(query).join('/');
  expect(parseQuery(address === '' ? [] : address.split('/'))).toEqual(query);
});

test.each([
  'lista/shown=-5&since=gestern&rival=level-x&game=go&order=none&result=maybe',
  'importar',
  'lista',
])('what an address asks for that there is not is left out: %s', (address) => {
  expect(parseQuery(address.split('/'))).toEqual(EVERYTHING);
});

test('the choices are what there is, the most frequent first', () => {
  const choices = choicesOf(ENTRIES);
  expect([...choices.game]).toEqual([
    ['classico', 6],
    ['senet', 1],
  ]);
  expect([...choices.rival.keys()]).toEqual(['level-3', 'level-max', 'people', 'remote']);
  expect([...choices.opening.keys()].sort()).toEqual(['B90', 'C68', 'r1bqkbnr']);
  expect([...choices.file]).toEqual([['torneio.pgn', 1]]);
});

test('dates are told as far as they are known', () => {
  expect(['2026', '2026-11', '2026-11-18'].map((date) => wordDate('pt-BR', date))).toEqual([
    '2026',
    'nov. de 2026',
    '18 de nov. de 2026',
  ]);
});
