import { readFileSync } from 'node:fs';
import { findEndings, type MoveTree } from '@tabuleiro/game';
import { fuzzTexts } from '@tabuleiro/testkit';
import { describe, expect, test } from 'vitest';
import {
  formatStudy,
  type PgnSource,
  READ_ERRORS,
  readPgnStudies,
  type Study,
  type StudyEntry,
  studyOfMatch,
  writePgnStudy,
  writtenClassico,
  writtenNucleo,
  writtenSenet,
} from '../src/index.js';
import { pgnTokens } from './pgnTokens.js';
import { randomStudy } from './randomStudy.js';
import { checkPgn, PGN_WORDS, readStudy } from './studyRoundTrips.js';
import { find, gameMatchOf } from './texts.js';

const FILES = ['lichess.pgn', 'chessbase.pgn', 'chesscom.pgn', 'scid.pgn'];
const DATA = new Map(
  FILES.map((name) => [name, readFileSync(new URL(`data/${name}`, import.meta.url), 'utf8')]),
);
const isDeep = process.env.TABULEIRO_TESTS === 'deep';

/** The texts of the games of a file. */
function gamesIn(text: string): readonly string[] {
  return text.split(/\n+(?=\[Event )/);
}

async function entriesOf(source: PgnSource): Promise<StudyEntry[]> {
  const entries: StudyEntry[] = [];
  for await (const entry of readPgnStudies(source, find)) entries.push(entry);
  return entries;
}

async function studiesOf(source: PgnSource): Promise<Study[]> {
  return (await entriesOf(source)).map(({ read }) => {
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    return read.value;
  });
}

function written(study: Study): string {
  return writePgnStudy(study) ?? '';
}

describe.each(FILES)('a file as other programs write them: %s', (name) => {
  const text = DATA.get(name) ?? '';

  test('nothing but white space is lost', async () => {
    const studies = await studiesOf(text);
    const blocks = gamesIn(text);
    expect(studies).toHaveLength(blocks.length);
    for (const [i, study] of studies.entries()) {
      const kept = pgnTokens(written(study));
      // A tag that the file lacks is written with the value for unknown.
      const given = new Set(pgnTokens(blocks[i]));
      const added = kept.filter(
        (token) => /^\w+="(?:\?|\?{4}\.\?\?\.\?\?)"$/.test(token) && !given.has(token),
      );
      expect(kept.filter((token) => !added.includes(token)).filter((token) => !/^\w+=/.test(token))).toEqual(
        pgnTokens(blocks[i]).filter((token) => !/^\w+=/.test(token)),
      );
      const tags = (tokens: readonly string[]) => tokens.filter((token) => /^\w+=/.test(token)).sort();
      expect(tags(kept.filter((token) => !added.includes(token)))).toEqual(tags(pgnTokens(blocks[i])));
    }
  });

  test('what is written is read back the same, and written the same again', async () => {
    const studies = await studiesOf(text);
    const file = studies.map(written).join('\n');
    const again = await studiesOf(file);
    expect(again.map(formatStudy).map(withoutAddedTags)).toEqual(
      studies.map(formatStudy).map(withoutAddedTags),
    );
    expect(again.map(written).join('\n')).toBe(file);
  });

  test('it is read alike from text, bytes and chunks', async () => {
    const bytes = new TextEncoder().encode(text);
    const halves = [bytes.slice(0, 333), bytes.slice(333)];
    const [whole, ...others] = await Promise.all([text, bytes, halves, [text]].map(studiesOf));
    for (const other of others) expect(other.map(formatStudy)).toEqual(whole.map(formatStudy));
  });
});

/** The seven tags of the standard are always written. */
function withoutAddedTags(text: string): unknown {
  const { tags, ...others } = JSON.parse(text);
  return { ...others, tags: tags.filter(([, value]: [string, string]) => !/^[?.*]*$/.test(value)).sort() };
}

test('times, marks, glyphs and variations are where they belong', async () => {
  const [game] = await studiesOf(DATA.get('lichess.pgn') ?? '');
  expect(game.tags.get('Opening')).toBe('Italian Game: Giuoco Pianissimo');
  expect(game.tree.steps[2]).toMatchObject({ clock: 181_000, annotations: { comments: ['[%eval 0.16]'] } });
  expect(game.tree.steps[4].annotations.marks).toHaveLength(3);
  expect(game.tree.steps[5].annotations.nags).toEqual([6]);
  expect(game.tree.steps[5].variations.map(({ steps }) => steps.length)).toEqual([4]);
  const [scid] = await studiesOf(DATA.get('scid.pgn') ?? '');
  expect(scid.tree.steps[7]).toMatchObject({ spent: 62_500 });
});

test('[C-REP] a game goes on where nobody claimed the repetition, and the study says where', async () => {
  const [study] = await studiesOf(DATA.get('scid.pgn') ?? '');
  expect(study.tree.steps).toHaveLength(29);
  expect(findEndings(study.written.game, study.tree)).toEqual([
    { path: { branches: [], ply: 24 }, outcome: { winner: undefined, reason: 'repetition' } },
  ]);
});

test('the ends in variations are told once a line; the end of a line is none', async () => {
  const shuffle = 'Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8';
  const [study] = await studiesOf(
    `1. e4 (1. ${shuffle} e4 (e3 e5) e5) (1. ${shuffle}) f5 2. a3 g5 3. Qh5# *`,
  );
  expect(findEndings(study.written.game, study.tree)).toMatchObject([
    { path: { branches: [{ ply: 0, variation: 0 }], ply: 8 }, outcome: { reason: 'repetition' } },
  ]);
  const [mated] = await studiesOf('1. f3 e5 2. g4 Qh4# 3. a3 *');
  expect(mated.tree.unplayed.map(({ move }) => move)).toEqual(['a3']);
  expect(findEndings(mated.written.game, mated.tree)).toMatchObject([
    { path: { ply: 4 }, outcome: { reason: 'mate' } },
  ]);
});

test('what cannot be played is kept and told', async () => {
  const [, study] = await studiesOf(DATA.get('scid.pgn') ?? '');
  expect(study.tree.steps).toHaveLength(4);
  expect(study.tree.unplayed).toMatchObject([
    { move: 'Ke8', annotations: { comments: ['impossível, mas estava no arquivo'] } },
    { move: 'Nf6', variations: [{ steps: [{ move: 'Qe8' }, { move: 'a4' }] }] },
    { move: 'Kf3' },
  ]);
});

test('words and signs that PGN does not know are kept: a word is a move that no rules allow, a sign a comment', async () => {
  const [study] = await studiesOf('1. e4→ e5 !!! 2. Nf3⟳ Torre 3. 12abc 4. d4 *');
  expect(written(study)).toContain('1. e4 {→} 1... e5 {!!!} 2. Nf3 {⟳} 2... Torre 3. 12abc d4 *');
  const [portuguese] = await studiesOf('[Event "x"]\n\n1. Cf3 Cf6 2. Te9 Torre Tb1 *');
  expect(written(portuguese)).toContain('1. Nf3 Nf6 2. Te9 Torre 3. Rb1 *');
});

test('a glyph with a number that none has stays as a comment, whole', async () => {
  const [study] = await studiesOf('1. $1000 e4 $4294967296 $999 e5 ($2000) *');
  expect(study.tree.steps.map(({ annotations }) => annotations)).toMatchObject([
    { comments: ['$4294967296'], nags: [999] },
    { comments: ['$2000'], nags: [] },
  ]);
  expect(written(study)).toContain('{$1000} 1. e4 $999 {$4294967296} 1... e5 {$2000} *');
});

test('a text that is no game at all is none', async () => {
  expect(await entriesOf('Dear Ana, here is our game.')).toMatchObject([
    { read: { ok: false, error: { code: 'bad-token', line: 1, text: 'Dear' } } },
  ]);
  expect(await entriesOf('')).toEqual([]);
});

test('comments behind the result belong to the game, unless moves follow', async () => {
  const tagged = await studiesOf(
    '[Event "a"]\n\n1. e4 1-0 {resigned} ; so\n\n[Event "b"]\n\n1. d4 0-1\n{late}\n',
  );
  expect(tagged.map(({ tree }) => tree.steps[0].annotations.comments)).toEqual([
    ['resigned', 'so'],
    ['late'],
  ]);
  const bare = await studiesOf('1. e4 1-0\n\n{next} 1. d4 *');
  expect(bare.map(({ tree }) => [tree.annotations.comments, tree.steps[0].annotations.comments])).toEqual([
    [[], []],
    [['next'], []],
  ]);
});

test('null moves are played: the side that did not move moves again', async () => {
  const [study] = await studiesOf(DATA.get('chessbase.pgn') ?? '');
  const nulls = linesOf(study.tree).flatMap(({ steps }) =>
    steps.filter(({ move }) => study.written.game.notation.formatMove(move) === '--'),
  );
  expect(nulls).toHaveLength(3);
});

function linesOf<S, M>(tree: MoveTree<S, M>): MoveTree<S, M>[] {
  return [tree, ...tree.steps.flatMap(({ variations }) => variations.flatMap((line) => linesOf(line)))];
}

test.each([
  ['1. e4 {', 'open-comment'],
  ['[White "x]\n\n1. e4 *', 'bad-tag'],
  ['[FEN "x"]\n\n1. e4 *', 'bad-fen'],
  ['[Variant "Atomic"]\n\n1. e4 *', 'unknown-variant'],
])('%s is refused with %s, and the next game is read', async (text, code) => {
  const entries = await entriesOf(`${text}\n\n[Event "x"]\n\n1. d4 *\n`);
  expect(entries).toMatchObject([
    { read: { ok: false, error: { code, number: 1 } }, number: 1 },
    { read: { ok: true }, number: 2 },
  ]);
});

test('a game that is not found is named, with its tags', async () => {
  const entries: StudyEntry[] = [];
  for await (const entry of readPgnStudies('[White "Ana"]\n\n1. e4 *', () => undefined)) entries.push(entry);
  expect(entries).toEqual([
    {
      read: { ok: false, error: { code: 'unknown-game', game: 'classico' } },
      ...{ tags: new Map([['White', 'Ana']]), number: 1 },
    },
  ]);
});

test.each([writtenClassico, writtenNucleo])('random studies of $game.id come back from PGN', async (game) => {
  await checkPgn(game, 25, 40);
});

test('a game without PGN is not written as one', () => {
  expect(writePgnStudy(studyOfMatch(writtenSenet, gameMatchOf(writtenSenet).match))).toBeUndefined();
});

test('a mutated text gives coded errors or studies that come back', async () => {
  const random = [2, 3, 5].map((seed) => written(randomStudy(writtenClassico, seed, 3, PGN_WORDS)));
  const samples = [...[...DATA.values()].flatMap(gamesIn), ...random];
  const known = new Set<string>(READ_ERRORS);
  let studies = 0;
  for (const text of fuzzTexts(23, isDeep ? 100_000 : 250, samples)) {
    for (const { read } of await entriesOf(text)) {
      if (!read.ok) {
        expect(known.has(read.error.code), text).toBe(true);
        continue;
      }
      studies++;
      const kept = formatStudy(read.value);
      expect(formatStudy(await readStudy(kept)) === kept, text).toBe(true);
      const pgn = written(read.value);
      const [again, ...more] = await studiesOf(pgn);
      expect([more.length, written(again)], text).toEqual([0, pgn]);
    }
  }
  expect(studies).toBeGreaterThan(100);
});

test('[P-F10] a game with more tags than anybody writes is read from where it was kept', async () => {
  const tags = Array.from({ length: 20_000 }, (_, i) => `[T${i} "${i}"]\n`).join('');
  const [study] = await studiesOf(`${tags}\n1. e4 $999 {[%clk 999999:59:59]} *\n`);
  expect(study.tags.size).toBe(20_000);
  const kept = formatStudy(study);
  expect(formatStudy(await readStudy(kept))).toBe(kept);
});
