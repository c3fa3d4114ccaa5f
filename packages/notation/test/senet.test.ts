import {
  formatSenetGame,
  formatSenetMove,
  LANGUAGES,
  parseSenetGame,
  parseSenetMove,
} from '@tabuleiro/notation';
import { type SenetMove, type SenetState, senet } from '@tabuleiro/senet';
import { fuzzTexts, Random, randomMove } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';

function playOut(start: SenetState, actions: readonly string[]): SenetMove[] {
  let state = start;
  return actions.map((text) => {
    const move = senet.notation.parseMove(state, text);
    if (!move.ok) throw new Error(`${text}: ${move.error.code}`);
    state = senet.apply(state, move.value);
    return move.value;
  });
}

function read(position: string): SenetState {
  const state = senet.notation.parsePosition(position);
  if (!state.ok) throw new Error(position);
  return state.value;
}

const LATE = '......B.../....B...../.A.B..A.A. A -'.replaceAll('.', '.');

test('turns are numbered; swap, water and exit are marked; extra throws stay in their turn', () => {
  const start = read('..B......./..B.A...../.A.A....AA A -');
  const moves = playOut(start, [
    '5',
    '22-27',
    '2',
    '29-31',
    '1',
    '3-4',
    '3',
    '4-7',
    '1',
    '30-31',
    '4',
    '14-18',
  ]);
  expect(formatSenetGame({ start, moves }, 'pt-BR')).toBe(
    `[Game "Senet"]
[Position "${senet.notation.formatPosition(start)}"]

1. A 5: 22-27 água 14; 2: 29-sai
2. B 1: 3-4; 3: 4-7
3. A 1: 30-sai; 4: 14-18
`,
  );
  expect(formatSenetGame({ start, moves, winner: 'B' }, 'en')).toContain('5: 22-27 water 14; 2: 29-off');
  expect(formatSenetGame({ start, moves, winner: 'B' }, 'en')).toMatch(/\nB wins\n$/);
});

test('a swap and a lost turn', () => {
  const start = read('A.B......./........../....AAAA.. A -'.replace('AAAA', 'A...'));
  const moves = playOut(start, ['2', '1-3']);
  expect(formatSenetGame({ start, moves }, 'en')).toMatch(/\n1\. A 2: 1-3 swap\n$/);
  const stuck = read('B........./........../.......A.. A -');
  expect(
    formatSenetGame({ start: stuck, moves: playOut(stuck, ['2', 'skip', '3', '1-4']) }, 'pt-BR'),
  ).toMatch(/\n1\. A 2: passa\n2\. B 3: 1-4\n$/);
});

test.each([
  ['1. A 3: 9-12 troca', { code: 'wrong-mark', line: 1 }],
  ['1. A 3: 9-12 água 15', { code: 'wrong-mark', line: 1 }],
  ['1. A 3: 9-12\n\n2. A 3: 7-10', { code: 'wrong-player', line: 3 }],
  ['1. A 3: 9-13', { code: 'no-such-move', line: 1, text: '3: 9-13' }],
  ['1. A 3: skip', { code: 'no-such-move', line: 1 }],
  ['1. A 3: dance', { code: 'bad-line', line: 1 }],
  ['hello', { code: 'bad-line', line: 1 }],
  ['A wins\n1. A 3: 9-12', { code: 'game-over', line: 2 }],
  ['[Position "x"]\n1. A 3: 9-12', { code: 'bad-start', line: 1 }],
  ['1. A 3: 9-12\n[Game "Senet"]', { code: 'bad-tag', line: 2 }],
  ['1. A 3: 9-12; 2: 1-3', { code: 'wrong-player', line: 1 }],
])('a text that cannot be read says why: %j', (text, error) => {
  expect(parseSenetGame(text)).toMatchObject({ ok: false, error });
});

test('both languages are read, with or without numbers, marks and accents', () => {
  const start = read('..B......./..B.A...../.A.A....AA A -');
  const head = `[Position "${senet.notation.formatPosition(start)}"]\n`;
  const actions = '5 22-27 2 29-31';
  for (const text of [
    '1. A 5: 22-27 agua; 2: 29-sai',
    'a 5:22-27;2:29-31',
    '1. A 5 : 22 - 27 WATER 14 ; 2: 29-off',
  ]) {
    const game = parseSenetGame(head + text);
    expect(game.ok && game.value.moves.map(senet.notation.formatMove).join(' '), text).toBe(actions);
  }
});

test('random games come back from their texts in both languages', () => {
  for (let seed = 0; seed < 40; seed++) {
    const random = new Random(seed);
    const moves: SenetMove[] = [];
    let state = senet.start();
    const plies = seed % 3 === 0 ? 400 : 1 + random.below(150);
    for (
      let move = randomMove(senet, state, random);
      move && moves.length < plies;
      move = randomMove(senet, state, random)
    ) {
      moves.push(move);
      state = senet.apply(state, move);
    }
    const turn = senet.turn(state);
    const winner = turn.kind === 'over' ? turn.outcome.winner : undefined;
    const game = { start: senet.start(), moves, ...(winner && { winner }) };
    for (const language of LANGUAGES) {
      const back = parseSenetGame(formatSenetGame(game, language));
      expect(back.ok && back.value.winner, `seed ${seed}`).toBe(winner);
      expect(back.ok && back.value.moves, `seed ${seed}`).toEqual(moves);
    }
  }
});

test('a game that begins with a thrown die', () => {
  const start = read('ABABABABAB/........../.......... A 3');
  const moves = playOut(start, ['9-12']);
  const text = formatSenetGame({ start, moves }, 'en');
  expect(text).toContain('1. A 3: 9-12');
  expect(parseSenetGame(text)).toMatchObject({ ok: true, value: { moves } });
});

test('mutated texts never throw', () => {
  const samples = [
    '1. A 3: 9-12\n2. B 5: 8-13; 1: 2-3\n3. A 4: 5-9',
    `[Position "${LATE}"]\n1. A 5: 22-27 água 15`,
  ];
  for (const text of fuzzTexts(6, 3000, samples)) {
    const game = parseSenetGame(text);
    if (!game.ok) expect(game.error.line).toBeGreaterThan(0);
  }
});

test('one action is one word of either language, and is read back', () => {
  const words = (position: string, action: string): readonly string[] => {
    const state = read(position);
    const [move] = playOut(state, [action]);
    const texts = LANGUAGES.map((language) => formatSenetMove(state, move, language));
    for (const text of [...texts, action])
      expect(parseSenetMove(state, text)).toEqual({ ok: true, value: move });
    return texts;
  };
  expect(words('........../........../.....A...B A -', '4')).toEqual(['4', '4']);
  expect(words('A........./........../.....A...B A 4', '1-5')).toEqual(['1-5', '1-5']);
  expect(words('........../........../.....A...B A 5', '26-31')).toEqual(['26-sai', '26-off']);
  expect(words('........../........../.....A...B A 4', 'skip')).toEqual(['passa', 'skip']);
  const stuck = read('........../........../.....A...B A 4');
  for (const text of ['26-sai', 'sai', '26-passa', 'vence', ''])
    expect(parseSenetMove(stuck, text)).toEqual({ ok: false, error: { code: 'no-such-move', text } });
});
