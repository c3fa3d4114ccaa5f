import { expect, test } from 'vitest';
import { after, legal, mirror, outcomeAfter } from './positions.js';

const REST = 'w - - - b 0/0 -/- 0,- 1';

test('[B-FORCE] a side with nothing but its king has lost at once', () => {
  const text = `7k/8/8/8/8/r7/1P6/K7 ${REST}`;
  expect(outcomeAfter(text, 'b2a3')).toEqual({ winner: 'w', reason: 'force' });
  expect(outcomeAfter(mirror(text), 'b7a6')).toEqual({ winner: 'b', reason: 'force' });
  expect(legal(after(text, 'b2a3'))).toEqual([]);
});

test('[B-FORCE] both bare at once is a draw', () => {
  expect(outcomeAfter(`7k/8/8/8/r7/8/P7/7K ${REST}`, 'a2*a4')).toEqual({
    winner: undefined,
    reason: 'force',
  });
});

test('[B-FORCE] a duke on the board or in the Duchy is company enough', () => {
  expect(outcomeAfter(`7k/6g1/8/8/8/r7/1P6/K7 ${REST}`, 'b2a3')).toBeUndefined();
  expect(outcomeAfter(`7k/8/8/8/8/r7/1P6/K7 ${REST.replace('0/0', '0/1')}`, 'b2a3')).toBeUndefined();
});

test('[B-FORCE] comes before mate, and a position given directly is judged at once', () => {
  expect(outcomeAfter(`k7/1R6/1K6/8/8/8/8/1R6 b - - - w 0/0 -/- 0,- 1`)).toEqual({
    winner: 'w',
    reason: 'force',
  });
});

test('[B-KD] ten plies after only kings and dukes remain the side with more on the board wins', () => {
  const text = '7k/8/2g5/8/8/G4G2/8/K7 w - - - b 0/0 -/- 20,9 1';
  expect(outcomeAfter(text)).toBeUndefined();
  expect(outcomeAfter(text, 'a1b1')).toEqual({ winner: 'w', reason: 'kings-dukes' });
  expect(outcomeAfter(text.replace('G4G2', '5G2'), 'a1b1')).toEqual({
    winner: undefined,
    reason: 'kings-dukes',
  });
});

test('[B-KD] dukes in the Duchy do not count', () => {
  const text = '7k/8/2g5/8/8/5G2/8/K7 w - - - b 5/0 -/- 20,9 1';
  expect(outcomeAfter(text, 'a1b1')).toEqual({ winner: undefined, reason: 'kings-dukes' });
  expect(outcomeAfter(text, 'G@a3')).toEqual({ winner: 'w', reason: 'kings-dukes' });
});

test('[B-KD] the count starts when only kings and dukes are left and runs with every action', () => {
  const text = `7k/P7/6g1/8/8/8/8/K7 ${REST}`;
  expect(after(text, 'a7a8g').split(' ')[8]).toBe('0,0');
  expect(after(text, 'a7a8g', 'h8h7', 'a1b1', 'h7h8~g6').split(' ')[8]).toBe('3,3');
  expect(outcomeAfter('7k/8/2g5/8/8/5G2/8/K7 w - - - b 0/0 -/- 20,12 1')).toEqual({
    winner: undefined,
    reason: 'kings-dukes',
  });
});

test('[B-50] at fifty plies without capture or pawn move the side with more pieces wins', () => {
  const text = '7k/7p/8/8/8/8/PP6/K7 w - - - b 0/0 -/- 49,- 30';
  expect(outcomeAfter(text)).toBeUndefined();
  expect(outcomeAfter(text, 'a1b1')).toEqual({ winner: 'w', reason: 'fifty' });
  expect(outcomeAfter(text.replace('PP6', 'P7'), 'a1b1')).toEqual({ winner: undefined, reason: 'fifty' });
  expect(outcomeAfter(text.replace('0/0', '0/3'), 'a1b1')).toEqual({ winner: 'b', reason: 'fifty' });
});

test('[B-50] pawn moves, charges and zone removals restart the count; passes and dukes do not', () => {
  const text = '7k/7p/4g3/8/n1N5/8/P1P5/K6G w - - - w 1/0 -/- 30,- 30';
  const halfmove = (move: string): string => after(text, move).split(' ')[8];
  expect(halfmove('c2c3')).toBe('0,-');
  expect(halfmove('a2*a4')).toBe('0,-');
  expect(halfmove('c4e5')).toBe('0,-');
  expect(halfmove('pass')).toBe('31,-');
  expect(halfmove('G@b1')).toBe('31,-');
  expect(halfmove('a1b1~h1')).toBe('31,-');
});

test('[B-REP] the third occurrence of fields 1 to 8 is a draw', () => {
  const text = '7k/7p/8/8/8/8/P7/K7 w - - - b 0/0 -/- 0,- 1';
  const round = ['a1b1', 'h8g8', 'b1a1', 'g8h8'];
  expect(outcomeAfter(text, ...round)).toBeUndefined();
  expect(outcomeAfter(text, ...round, ...round.slice(0, 3))).toBeUndefined();
  expect(outcomeAfter(text, ...round, ...round)).toEqual({ winner: undefined, reason: 'repetition' });
});

test('[B-REP] another holder of the token or another unmoved mark is another position', () => {
  const text = '7k/7p/8/8/8/8/P7/K7 w - - - w 0/0 -/- 0,- 1';
  const round = ['a1b1', 'h8g8', 'b1a1', 'g8h8'];
  // After these the same board comes back three times, but the token has changed hands in between.
  const handed = ['pass', 'h8g8', 'a1b1', 'g8h8', 'b1a1', 'pass'];
  expect(outcomeAfter(text, ...handed, ...round)).toBeUndefined();
  expect(outcomeAfter(text, ...handed, ...round, ...round)).toEqual({
    winner: undefined,
    reason: 'repetition',
  });
});

test('[B-REP] legions can push each other back: pawn moves do not end the count', () => {
  const text = '7k/8/8/3pp3/3PP3/8/8/K7 w - - - b 0/0 -/- 0,- 1';
  const round = ['d4&e4', 'd6&e6'];
  expect(after(text, ...round).split(' ')[0]).toBe(text.split(' ')[0]);
  expect(outcomeAfter(text, ...round)).toBeUndefined();
  expect(outcomeAfter(text, ...round, ...round)).toEqual({ winner: undefined, reason: 'repetition' });
});

test('[B-PASS] [B-50] mate comes before fifty, double pass before fifty, fifty before repetition', () => {
  expect(outcomeAfter('7k/R7/1R6/8/8/8/p7/K7 w - - - b 0/0 -/- 49,- 1', 'b6b8')?.reason).toBe('mate');
  expect(outcomeAfter('7k/7p/8/8/8/8/P7/K7 w - - - w! 0/0 -/- 49,- 1', 'pass')?.reason).toBe('doublepass');
  const late = '7k/7p/8/8/8/8/P7/K7 w - - - b 0/0 -/- 42,- 1';
  const round = ['a1b1', 'h8g8', 'b1a1', 'g8h8'];
  expect(outcomeAfter(late, ...round, ...round)?.reason).toBe('fifty');
});
