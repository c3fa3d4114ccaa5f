import { classico, nucleo } from '@tabuleiro/chess';
import { isLegal, perft } from '@tabuleiro/game';
import { conformance, Random, randomMove } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';
import { at, ending, fen } from './positions.js';

const BOARD = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';
const MOST = 999_999_999;
const GAMES = [
  { game: classico, rights: 'KQkq', clocks: [0, 7] },
  { game: nucleo, rights: '-', clocks: [0, MOST - 3, MOST] },
] as const;

test.each(['4k3/8/8/8/8/8/8/4K2R w - - %s 1', '4k3/8/8/8/8/8/8/4K2R w - - 0 %s'])(
  '[C-START] the numbers of "%s" have one to nine digits',
  (text) => {
    const read = (number: string) => classico.notation.parsePosition(text.replace('%s', number));
    for (const number of ['1', '99', '007', '000000001', '999999999']) {
      const state = read(number);
      expect(state.ok && fen(state.value)).toBe(text.replace('%s', String(Number(number))));
    }
    for (const number of ['0000000001', '0000000000', '1000000000', '9'.repeat(400)]) {
      expect(read(number)).toMatchObject({ error: { problem: 'number-too-large', facts: { text: number } } });
    }
    for (const number of ['', '+1', '１', '1e3', '0x1', ' 1']) expect(read(number).ok).toBe(false);
  },
);

test('[C-START] a counter stays at its largest number, and comes back from there', () => {
  const start = at(nucleo, `4k3/8/8/8/8/8/7P/4K2R b - - ${MOST - 1} ${MOST - 1}`);
  const moves = ['e8e7', 'e1e2', 'e7e6', 'e2e3', 'e6e5', 'h2h3'];
  const texts = moves.map((_, i) => fen(at(nucleo, fen(start), moves.slice(0, i + 1).join(' '))));
  expect(texts.map((text) => text.split(' ').slice(4).join(' '))).toEqual([
    `${MOST} ${MOST}`,
    `${MOST} ${MOST}`,
    `${MOST} ${MOST}`,
    `${MOST} ${MOST}`,
    `${MOST} ${MOST}`,
    `0 ${MOST}`,
  ]);
});

test.each(GAMES)(
  '[C-START] $game.id: the contract holds near the largest counters',
  ({ game, rights, clocks }) => {
    const from = clocks.flatMap((clock) => [
      `${BOARD} w ${rights} - ${clock} ${MOST - 2}`,
      `${BOARD} b ${rights} - ${clock} ${MOST}`,
    ]);
    expect(conformance(game, { games: from.length, plies: 20, seed: 3, from })).toBeGreaterThan(
      20 * from.length,
    );
  },
);

test.each(GAMES)(
  '[C-REP, C-50] $game.id: a game near the largest counters goes as from move 1',
  ({ game, rights, clocks }) => {
    for (const [seed, clock] of clocks.entries()) {
      const random = new Random(seed);
      // Few men: positions come again soon.
      const board = seed % 2 ? BOARD : '4k3/8/8/8/8/8/4P3/R3K3';
      const fields = seed % 2 ? rights : '-';
      let low = at(game, `${board} w ${fields} - ${Math.min(clock, 90)} 1`);
      let high = at(game, `${board} w ${fields} - ${clock} ${MOST - 4}`);
      const cursor = game.cursor(high);
      for (let ply = 0; ply < 150; ply++) {
        expect(ending(game, high)).toBe(ending(game, low));
        expect([high.keyLow, high.keyHigh]).toEqual([low.keyLow, low.keyHigh]);
        expect([cursor.keyLow, cursor.keyHigh]).toEqual([low.keyLow, low.keyHigh]);
        expect(perft(game, high, 1)).toBe(perft(game, low, 1));
        const move = randomMove(game, low, random);
        if (move === undefined) break;
        expect(isLegal(game, high, game.notation.formatMove(move))).toBe(true);
        low = game.apply(low, move);
        high = game.apply(high, move);
        cursor.make(cursor.pack(move));
      }
    }
  },
);

test('[C-50] a clock at its largest number ends classico, and the move that resets it does not', () => {
  expect(ending(classico, at(classico, `4k3/8/8/8/8/8/4P3/4K2R w - - ${MOST} ${MOST}`))).toBe('draw fifty');
  expect(ending(classico, at(classico, `4k3/8/8/8/8/8/4P3/4K2R w - - 99 ${MOST}`, 'e2e4'))).toBe('open');
  expect(ending(classico, at(classico, `4k3/8/8/8/8/8/4P3/4K2R w - - 99 ${MOST}`, 'h1h2'))).toBe(
    'draw fifty',
  );
});

test('[C-50] moves of both players are counted towards the end, where the rules have it', () => {
  const board = '4k3/8/8/8/8/8/7P/4K2R w - -';
  expect(classico.counters(at(classico, `${board} 61 80`))).toEqual([
    { kind: 'fifty', count: 30, limit: 50 },
  ]);
  expect(classico.counters(at(classico, `${board} 99 80`))).toEqual([
    { kind: 'fifty', count: 49, limit: 50 },
  ]);
  expect(classico.counters(at(classico, `${board} 400 900`))).toEqual([
    { kind: 'fifty', count: 50, limit: 50 },
  ]);
  expect(nucleo.counters(at(nucleo, `${board} 61 80`))).toEqual([]);
});
