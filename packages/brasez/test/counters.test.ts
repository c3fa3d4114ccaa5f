import { brasez } from '@tabuleiro/brasez';
import { perft } from '@tabuleiro/game';
import { conformance, Random } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';
import { checkLaws } from './laws.js';
import { after, read } from './positions.js';

const MOST = 999_999_999;
const MEN = 'hnrwkrnh/pplpplpp/8/8/8/8/PPLPPLPP/HNRWKRNH w BGbg - ABDEGHabdegh b';
const DUKES = '3r2k1/5p2/1g6/3G4/6G1/2g5/2P2P2/1K2R3 w - - - b';
const ALONE = '6k1/8/1g6/3G4/6G1/2g5/8/1K6 w - - - b';

test.each([
  `${DUKES} %s/0 -/- 0,- 1`,
  `${DUKES} 0/%s -/- 0,- 1`,
  `${DUKES} 0/0 -/- %s,- 1`,
  `${ALONE} 0/0 -/- 0,%s 1`,
  `${DUKES} 0/0 -/- 0,- %s`,
])('the numbers of "%s" have one to nine digits', (text) => {
  const parse = (number: string) => brasez.notation.parsePosition(text.replace('%s', number));
  for (const number of ['1', '99', '007', '000000001', '999999999']) {
    const state = parse(number);
    const written = text.replace('%s', String(Number(number)));
    expect(state.ok && brasez.notation.formatPosition(state.value)).toBe(written);
  }
  for (const number of ['0000000001', '1000000000', '9'.repeat(400)]) {
    expect(parse(number)).toMatchObject({ error: { problem: 'number-too-large', facts: { text: number } } });
  }
  for (const number of ['', '+1', '１', '1e3', '0x1']) expect(parse(number).ok).toBe(false);
});

test('the move number stays at the largest number', () => {
  const text = after(`${DUKES} 0/0 -/- 0,- ${MOST - 1}`, ...'b1a1 g8h8 a1b1 h8g8 b1a1 g8h8'.split(' '));
  expect(text.split(' ').slice(8)).toEqual(['6,-', String(MOST)]);
});

test('[B-DUKE-A] a full Duchy stays as it is when a duke retires, and the duke leaves the board', () => {
  const full = `${DUKES} ${MOST}/${MOST} -/- 5,- 9`;
  const retired = after(full, 'b1a1~d5');
  expect(retired).toBe(`3r2k1/5p2/1g6/8/6G1/2g5/2P2P2/K3R3 b - - - b ${MOST}/${MOST} -/- 6,- 9`);
  expect(after(retired, 'g8h8', 'G@a2')).toContain(` ${MOST - 1}/${MOST} `);
  // Not a capture: the clock went on above. Whoever reads the text counts the same men.
  const before = read(full);
  const move = brasez.notation.parseMove(before, 'b1a1~d5');
  const played = move.ok ? brasez.apply(before, move.value) : before;
  expect([...played.men]).toEqual([...read(retired).men]);
});

test('the contract holds near the largest counters, with full Duchies', () => {
  const from = [
    `${MEN} 0/0 -/- 0,- ${MOST - 2}`,
    `${MEN} ${MOST}/${MOST} -/- 0,- ${MOST}`,
    `${DUKES} ${MOST}/${MOST - 1} -/- 0,- ${MOST - 1}`,
    `${ALONE} ${MOST}/${MOST} -/- 0,0 ${MOST - 1}`,
  ];
  expect(conformance(brasez, { games: 8, plies: 14, seed: 3, from })).toBeGreaterThan(60);
  for (const [seed, text] of from.slice(1).entries()) checkLaws(text, seed, 2);
});

test('[B-REP, B-50, B-KD] a game near the largest counters goes as from move 1', () => {
  for (const [seed, fields] of [MEN, DUKES, ALONE].entries()) {
    const clocks = fields === ALONE ? '0,0' : '0,-';
    const random = new Random(seed);
    // Enough dukes on both sides of the comparison, so that entries are legal alike.
    let low = read(`${fields} 900/900 -/- ${clocks} 1`);
    let high = read(`${fields} ${MOST - 50}/${MOST - 50} -/- ${clocks} ${MOST - 4}`);
    for (let ply = 0; ply < 60; ply++) {
      expect(brasez.turn(high)).toEqual(brasez.turn(low));
      expect(perft(brasez, high, 1)).toBe(perft(brasez, low, 1));
      const moves = brasez.moves(low);
      if (moves.length === 0) break;
      const move = random.pick(moves);
      low = brasez.apply(low, move);
      high = brasez.apply(high, move);
      const [lowText, highText] = [low, high].map((state) =>
        brasez.notation.formatPosition(state).split(' '),
      );
      expect(highText.slice(0, 6)).toEqual(lowText.slice(0, 6));
      expect(highText.slice(7, 9)).toEqual(lowText.slice(7, 9));
    }
  }
});

test('[B-50, B-KD] what is counted towards an end is told with its limit', () => {
  const counters = (text: string) => brasez.counters?.(read(text));
  expect(counters(`${DUKES} 0/0 -/- 31,- 40`)).toEqual([{ kind: 'fifty', count: 31, limit: 50 }]);
  expect(counters(`${ALONE} 0/0 -/- 12,7 40`)).toEqual([
    { kind: 'kings-dukes', count: 7, limit: 10 },
    { kind: 'fifty', count: 12, limit: 50 },
  ]);
  expect(counters(`${DUKES} 0/0 -/- ${MOST},- 40`)).toEqual([{ kind: 'fifty', count: 50, limit: 50 }]);
  expect(brasez.counters?.(brasez.start())).toEqual([]);
});
