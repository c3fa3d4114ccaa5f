import { lastGameStart, type PgnEntry, parsePgn } from '@tabuleiro/notation';
import { Random } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';

const NAMES = ['Black', 'Date', 'Event', 'Result', 'Site', 'White'];
const BETWEEN = ['', '', '', '\n', '; a remark\n', '{a remark}\n', '% an escape\n'];
const MOVES = [
  '1. e4 e5 *',
  '1. d4 {\n[White "in a comment"]\n} d5 1-0 {resigned}',
  '1. c4 ; so\n1... c5 *\n; late',
  '*',
];
const BROKEN_MOVES = ['1. Nf3 {never closed', '1. e4 zz9 *', '1. e4 (1. d4'];

function shuffled<T>(items: readonly T[], random: Random): T[] {
  const left = [...items];
  return Array.from({ length: items.length }, () => left.splice(random.below(left.length), 1)[0]);
}

/** A file of games whose tags come in any order, with what may stand between them, or with faults. */
function fileOf(games: number, random: Random): string {
  const end = random.pick(['\n', '\r\n']);
  const isBroken = random.below(2) === 0;
  const between = isBroken ? [''] : BETWEEN;
  const movetexts = isBroken ? [...MOVES, ...BROKEN_MOVES] : MOVES;
  const texts = Array.from({ length: games }, (_, i) => {
    const tags = shuffled(NAMES, random).map((name) => {
      const fault = isBroken && random.below(40) === 0 ? '' : '"';
      return `${random.pick(between)}[${name} "${name} ${i}${fault}]\n`;
    });
    return `${tags.join('')}\n${random.pick(movetexts)}\n\n`;
  });
  return texts.join('').replaceAll('\n', end);
}

/** What was read, without its place in the file; the words of an unfinished comment depend on what comes after. */
function plain(entries: readonly PgnEntry[]): unknown[] {
  return entries.map((entry) => {
    if (!entry.ok) return entry.error.code;
    const { tags, moves, comments, result } = entry.value;
    return { tags: [...tags], moves: moves.map(({ line: _, ...move }) => move), comments, result };
  });
}

test('a file cut where a game begins is read as it is whole, in whatever order its tags come', () => {
  for (let seed = 1; seed <= 150; seed++) {
    const random = new Random(seed);
    const text = fileOf(12, random);
    const bytes = new TextEncoder().encode(text);
    const whole = plain(parsePgn(text));
    for (let end = 1; end < bytes.length; end += 1 + random.below(40)) {
      const cut = lastGameStart(bytes.subarray(0, end));
      const parts = [text.slice(0, cut), text.slice(cut)].flatMap((part) => plain(parsePgn(part)));
      expect(parts, `seed ${seed}, ${end} bytes, cut at ${cut}\n${text}`).toEqual(whole);
    }
  }
});

test.each([
  ['[Black "a"]\n[Event "1"]\n\n*\n\n[Black "b"]\n[Date "?"]\n[Event "2"]\n\n*\n', '[Black "b"]'],
  ['[Event "1"]\n\n*\n\n[Event "2"]\n[Site "?"]\n\n*\n', '[Event "2"]'],
  ['[Event "1"]\n[Site "?"]\n\n[Event "2"]\n[Site "?"]\n', '[Event "2"]'],
  ['[Event "1"]\n\n*\n\n[Black "b"]\n[Eve', ''],
  ['[White "a"]\n[Event "1"]\n\n*\n\n[White "b"]\n\n*', ''],
  ['1. e4 *\n\n1. d4 *\n', ''],
])('%j is cut before %j', (text, next) => {
  const cut = lastGameStart(new TextEncoder().encode(text));
  expect(text.slice(cut).startsWith(next)).toBe(true);
  expect(cut > 0).toBe(next !== '');
});

test('a game whose tags are in the order of the alphabet stays one where the one before it is broken', () => {
  const tags = '[Black "b"]\n[Date "2026.01.01"]\n[Event "2"]\n[White "w"]\n';
  const entries = parsePgn(`[Event "1"]\n\n1. e4 {never closed\n\n${tags}\n1. d4 *\n`);
  expect(plain(entries)).toMatchObject([
    'open-comment',
    {
      tags: [
        ['Black', 'b'],
        ['Date', '2026.01.01'],
        ['Event', '2'],
        ['White', 'w'],
      ],
      moves: [{ text: 'd4' }],
    },
  ]);
  expect(entries[1]).toMatchObject({ value: { line: 5 } });
  const broken = parsePgn(`[Black "b]\n[Date "?"]\n[Event "1"]\n\n1. e4 *\n\n${tags}\n1. d4 *\n`);
  expect(plain(broken)).toMatchObject(['bad-tag', { moves: [{ text: 'd4' }] }]);
});
