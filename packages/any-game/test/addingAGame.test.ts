import { readFileSync } from 'node:fs';
import { perft } from '@tabuleiro/game';
import { formatJournal, formatRecord, PLAIN_SETUP } from '@tabuleiro/match';
import { conformance, effectTexts, fuzzParsers } from '@tabuleiro/testkit';
import { LANGS } from '@tabuleiro/words';
import { describe, expect, test } from 'vitest';
import {
  applyActionTo,
  beginGameMatch,
  type GameMatch,
  playText,
  readMoves,
  readRecord,
  recogniseText,
  type TextPosition,
  textPositionIn,
  textPositionOf,
  writeLine,
} from '../src/index.js';
import { VELHA_POSITION_PROBLEMS, VELHA_REFUSALS, velha } from './velha/index.js';
import { STEPS, step } from './velha/steps.js';
import { velhaWords } from './velha/words.js';
import { writtenVelha } from './velha/written.js';

const WON = 'XXX/OO./... B';
const FULL = 'XOX/XOO/OXX B';
const RULES = readFileSync(new URL('velha/rules.md', import.meta.url), 'utf8');

function positionAt(text: string): TextPosition {
  const read = velha.notation.parsePosition(text);
  if (!read.ok) throw new Error(read.error.problem);
  return textPositionOf(velha, read.value);
}

function explain(position: string, attempt: string): unknown {
  return positionAt(position).explain(attempt);
}

function played(text: string): GameMatch {
  const read = readMoves({ written: writtenVelha, options: {} }, text, []);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

describe(step('1. Write the rules down'), () => {
  test('every refusal names a clause of the rules', () => {
    const clauses = Array.from(RULES.matchAll(/^\| (V-\w+) \|/gm), ([, id]) => id);
    const refusals = [explain(WON, 'c1'), explain('.../.../..X B', 'c1'), explain('.../.../... A', 'd4')];
    for (const refusal of refusals) expect(clauses).toContain(Object(refusal).rule);
    expect(clauses).toEqual(['V-TURN', 'V-CELL', 'V-LINE', 'V-FULL']);
  });
});

describe(step('3. Write the rules, once, on a mutable position'), () => {
  test('[V-TURN, V-CELL] players mark empty cells in turn', () => {
    expect(textPositionOf(velha, velha.start()).legal()).toEqual('a1 a2 a3 b1 b2 b3 c1 c2 c3'.split(' '));
    expect(textPositionIn(played('b2 a3 c1')).format()).toBe('O../.X./..X B');
    expect(explain('O../.X./..X B', 'b2')).toEqual({
      ...{ code: 'marked-cell', rule: 'V-CELL' },
      facts: { at: 'b2', player: 'A' },
    });
    expect(explain('O../.X./..X B', 'b3')).toBeUndefined();
  });

  test('[V-CELL] what is marked is told from the top left, and a mark is placed', () => {
    const state = velha.notation.parsePosition('O../.X./..X B');
    if (!state.ok) throw new Error(state.error.problem);
    expect([...velha.pieces(state.value).keys()]).toEqual(['a3', 'b2', 'c1']);
    expect(effectTexts(velha, state.value, 'b3')).toEqual(['placed B mark b3']);
  });

  test('[V-LINE] three in a line win', () => {
    expect(textPositionIn(played('a3 a2 b3 b2 c3')).outcome()).toEqual({ winner: 'A', reason: 'win' });
    expect(explain(WON, 'c2')).toMatchObject({ code: 'game-over', facts: { winner: 'A' }, rule: 'V-LINE' });
  });

  test('[V-FULL] a full board is a draw', () => {
    const [winner, reason] = [undefined, 'stalemate'];
    expect(textPositionIn(played('a3 b3 c3 b2 a2 c2 b1 a1 c1')).outcome()).toEqual({ winner, reason });
    expect(explain(FULL, 'a1')).toMatchObject({ code: 'game-over', rule: 'V-FULL' });
  });
});

describe(step('4. Say it in two languages'), () => {
  const facts = { winner: 'A', reason: 'win', at: 'b2', player: 'B', text: 'z' };

  test.each(LANGS)('every code is worded in %s, and nothing else is', (lang) => {
    const { refusals, positionProblems } = velhaWords[lang];
    expect(Object.keys(refusals).sort()).toEqual([...VELHA_REFUSALS].sort());
    expect(Object.keys(positionProblems).sort()).toEqual([...VELHA_POSITION_PROBLEMS].sort());
    const sentences = [...Object.values(refusals), ...Object.values(positionProblems)].map((word) =>
      word(facts),
    );
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z"].*\.$/);
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});

describe(step('5. Pass the suite'), () => {
  test('the contract holds at every state of 200 random games', () => {
    expect(conformance(velha, { games: 200, plies: 9, seed: 1 })).toBeGreaterThan(200 * 6);
  });

  test('parsers answer mutated texts with a result', () => {
    const accepted = fuzzParsers(velha, ['.../.../... A', 'O../.X./..X B', WON, FULL], 5_000, 1);
    expect(accepted.positions).toBeGreaterThan(100);
    expect(accepted.moves).toBeGreaterThan(100);
  });

  test('as many ways to play so many marks as others have counted', () => {
    const ways = [9, 72, 504, 3024, 15_120, 54_720, 148_176, 200_448, 127_872];
    expect(ways.map((_, i) => perft(velha, velha.start(), i + 1))).toEqual(ways);
  });
});

describe(step('6. Let a match be played'), () => {
  test('the line of the text is the one that is used', () => {
    const source = readFileSync(new URL('velha/written.ts', import.meta.url), 'utf8');
    const [, line] = /```ts\n(.*?)```/s.exec(STEPS.get('6. Let a match be played') ?? '') ?? [];
    expect(line).toMatch(/^export const/);
    expect(source).toContain(line);
  });

  test('what the match around a game may do follows from its match rules', () => {
    const begun = beginGameMatch(writtenVelha, PLAIN_SETUP);
    if (!begun.ok) throw new Error(begun.error.problem);
    const moved = playText(begun.value, 'b2', 0);
    if (!moved.ok) throw new Error(moved.error.code);
    const offered = applyActionTo(moved.value, { kind: 'offer', by: 'B', spent: 0 });
    const agreed = offered.ok ? applyActionTo(offered.value, { kind: 'accept', by: 'A', spent: 0 }) : offered;
    expect(agreed.ok && agreed.value.match.outcome).toEqual({ winner: undefined, reason: 'agreement' });
  });

  test('a match is kept as record and journal, recognised and opened again', async () => {
    const gameMatch = played('a3 a2 b3 b2 c3');
    for (const format of [formatRecord, formatJournal]) {
      const text = format(gameMatch.match, undefined);
      expect(recogniseText(text)).toMatchObject({ game: 'velha' });
      const opened = await readRecord(text, (id) => (id === velha.id ? writtenVelha : undefined));
      if (!opened.ok) throw new Error(JSON.stringify(opened.error));
      expect(format(opened.value.gameMatch.match, undefined)).toBe(text);
      expect(writeLine(opened.value.gameMatch, 'pt-BR')).toEqual(writeLine(gameMatch, 'en'));
    }
  });
});

describe(step('7. Bring it to the terminal'), () => {
  test('its rules answer all that inspect, perft and explain ask', () => {
    const replayed = positionAt('X.O/.X./... B').replay(['c1', 'a1']);
    if (!replayed.ok) throw new Error('the moves cannot be played');
    const position = replayed.value;
    expect(position.format()).toBe('X.O/.X./X.O B');
    expect([position.legal(), position.inCheck(), position.outcome()]).toEqual([
      ['a2', 'b1', 'b3', 'c2'],
      false,
      undefined,
    ]);
    expect(position.perft(2, false)).toBe(9);
    expect(position.explain('a1')?.code).toBe('marked-cell');
    expect(() => positionAt('X.O/.X./... A')).toThrow('bad-count');
  });
});
