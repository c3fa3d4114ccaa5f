import { lastGameStart, type PgnEntry, type PgnMove, type PgnOptions, parsePgn } from '@tabuleiro/notation';
import { Random } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';

const NAMES = ['Black', 'Date', 'Event', 'Result', 'Site', 'White'];
const HOW: readonly PgnOptions[] = [{}, { unknown: 'keep' }, { variations: 'skip' }, { maxLength: 1000 }];
const LONG = 'a long remark '.repeat(100);
const BETWEEN = [
  ...['', '', '', '\n', '; a remark\n', '{a remark}\n', '% an escape\n', '; a remark {\n', ' {a} {b}\n'],
  ...['{a remark\nof two lines}\n', `{${LONG}}\n`, '{a remark\n[Site "in it"]\n}\n', '{a} ; remark }\n'],
];
const MOVES = [
  '1. e4 e5 *',
  '1. d4 {\n[White "in a comment"]\n} d5 1-0 {resigned}',
  '1. d4 {see\n[Fischer "60 games"]} d5 1-0',
  '1. d4 {see\n\n[Fischer "60 games"]\n[Site "{"]\n[Date "}"] 1-0',
  '1. d4 d5 1-0 {see\n[Fischer "60 games"]\n; or not }',
  '1. d4 d5 1-0\n[Fischer "60 games"] {\n[White "in a comment"] }',
  '1. e4 (1. d4 {see\n[Fischer "60 games"]} d5) e5',
  '1. c4 ; so {\n1... c5 *\n; late',
  '% {\n1. c4 *',
  '*',
];
const BROKEN_MOVES = [
  '1. Nf3 {never closed',
  '1. Nf3 {never closed\n[Fischer "60 games"]',
  '1. e4 zz9 *',
  '1. e4 zz9 {see\n[Fischer "60 games"]} *',
  '1. e4 } *',
  '1. e4 (1. d4',
  `1. e4 {${LONG}} *`,
];

function shuffled<T>(items: readonly T[], random: Random): T[] {
  const left = [...items];
  return Array.from({ length: items.length }, () => left.splice(random.below(left.length), 1)[0]);
}

/** A file of games whose tags come in any order, with what may stand between them, or with faults. */
function fileOf(games: number, random: Random): string {
  const mark = random.pick(['', '', '\ufeff']);
  const end = random.pick(['\n', '\r\n', '\r']);
  const isBroken = random.below(2) === 0;
  const movetexts = isBroken ? [...MOVES, ...BROKEN_MOVES] : MOVES;
  const texts = Array.from({ length: games }, (_, i) => {
    const tags = shuffled(NAMES, random).map((name) => {
      const fault = isBroken && random.below(40) === 0 ? '' : '"';
      return `${random.pick(BETWEEN)}[${name} "${name} ${i}${fault}]\n`;
    });
    return `${tags.join('')}\n${random.pick(movetexts)}\n\n`;
  });
  return mark + texts.join('').replaceAll('\n', end);
}

/** What was read, without its place in the file; the words of an unfinished comment depend on what comes after. */
function plain(entries: readonly PgnEntry[]): unknown[] {
  return entries.map((entry) => {
    if (!entry.ok) return entry.error.code;
    const { tags, moves, comments, result } = entry.value;
    return { tags: [...tags], moves: moves.map(withoutLine), comments, result };
  });
}

function withoutLine({ line: _, variations = [], ...move }: PgnMove): unknown {
  return { ...move, variations: variations.map((moves) => moves.map(withoutLine)) };
}

test('a file cut where a game begins is read as it is whole, whatever stands between its tags and its moves', () => {
  let cuts = 0;
  for (let seed = 1; seed <= 200; seed++) {
    const random = new Random(seed);
    const bytes = new TextEncoder().encode(fileOf(8, random));
    const how = random.pick(HOW);
    const read = (part: Uint8Array): unknown[] => plain(parsePgn(new TextDecoder().decode(part), how));
    const whole = read(bytes);
    const told = `seed ${seed}\n${new TextDecoder().decode(bytes)}`;
    const seen = new Set([0]);
    for (let end = 1; end < bytes.length; end += 1 + random.below(200)) {
      const cut = lastGameStart(bytes.subarray(0, end), how);
      if (seen.has(cut)) continue;
      seen.add(cut);
      expect([...read(bytes.subarray(0, cut)), ...read(bytes.subarray(cut))], `${cut}, ${told}`).toEqual(
        whole,
      );
    }
    cuts += seen.size - 1;
  }
  expect(cuts).toBeGreaterThan(1000);
});

test('parts cut one after the other are together what the file is', () => {
  for (let seed = 1; seed <= 50; seed++) {
    const random = new Random(seed);
    const bytes = new TextEncoder().encode(fileOf(40, random));
    const read: unknown[] = [];
    for (let at = 0, size = 500; at < bytes.length; ) {
      const isRest = at + size >= bytes.length;
      const length = isRest ? bytes.length - at : lastGameStart(bytes.subarray(at, at + size));
      read.push(...plain(parsePgn(new TextDecoder().decode(bytes.subarray(at, at + length)))));
      at += length;
      size = length === 0 ? size * 2 : 500;
    }
    expect(read, `seed ${seed}`).toEqual(plain(parsePgn(new TextDecoder().decode(bytes))));
  }
});

test.each([
  ['[Black "a"]\n[Event "1"]\n\n*\n\n[Black "b"]\n[Date "?"]\n[Event "2"]\n\n*\n', '[Black "b"]'],
  ['[Event "1"]\n\n*\n\n[Event "2"]\n[Site "?"]\n\n*\n', '[Event "2"]'],
  ['[Event "1"]\n[Site "?"]\n\n[Event "2"]\n[Site "?"]\n', '[Event "2"]'],
  ['[Event "1"]\n\n*\n\n[Black "b"]\n[Eve', '[Black "b"]'],
  ['[Event "1"]\n\n*\n\n[Event "2"', ''],
  ['[White "a"]\n[Event "1"]\n\n*\n\n[White "b"]\n\n*', '[White "b"]'],
  ['[Event "1"]\n\n1. e4 {see\n[Fischer "60 games"]} 1-0\n\n[Event "2"]\n\n1. d4 *\n', '[Event "2"]'],
  ['[Event "1"]\n\n1. e4 {see\n[Fischer "60 games"]} 1-0\n', ''],
  ['[Event "1"]\n\n*\n\n[Black "b"]\n{of\ntwo lines}\n[Event "2"]\n', '[Black "b"]'],
  ['[Event "1"]\n\n*\n\n[Black "b"]\n{a} {b}\n[Event "2"]\n', '[Black "b"]'],
  [`[Event "1"]\n\n*\n\n[Black "b"]\n{${LONG}}\n[Event "2"]\n`, '[Black "b"]'],
  ['[Event "1"]\n\n1. e4 {never\n[Event "2"]\n', '[Event "2"]'],
  ['[Event "1"]\n\n1. e4 {never\n[Black "b"]\n[Event "2"]\n', ''],
  ['\ufeff[Event "é"]\r\r1. e4 *\r\r[Event "2"]\r\n', '[Event "2"]'],
  ['1. e4 *\n\n1. d4 *\n', ''],
])('%j is cut before %j', (text, next) => {
  const bytes = new TextEncoder().encode(text);
  const cut = lastGameStart(bytes);
  expect(new TextDecoder().decode(bytes.subarray(cut)).startsWith(next)).toBe(true);
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
