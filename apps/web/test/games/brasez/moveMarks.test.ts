import { expect, test } from 'vitest';
import { brasezView as view } from '../../../src/games/brasez/brasez.js';
import { played, read } from '../grid/reading.js';
import { type Traced, traced as tracedIn } from '../traced.js';
import { DUCHY, DUKE, QUIET, START } from './positions.js';

function traced(position: string, action: string): Traced {
  return tracedIn(view, played(view, read(view, position), action));
}

const still = { captures: false, pushes: false };

test('[B-LEGION, B-PUSH, P-NF4] the pawns and all that they push move', () => {
  expect(traced(`4k3/8/8/3pp3/3PP3/8/8/K7 ${QUIET}`, 'd4&e4')).toEqual({
    from: ['d4', 'e4'],
    to: ['d5', 'e5', 'd6', 'e6'],
    travels: [
      { from: 'd4', to: 'd5' },
      { from: 'e4', to: 'e5' },
      { from: 'd5', to: 'd6' },
      { from: 'e5', to: 'e6' },
    ],
    ...{ captures: false, pushes: true },
  });
});

test('[B-LANCE, B-ZONE, P-NF4] a pawn that falls is seen to go there and leave', () => {
  expect(traced('4k3/8/8/8/8/4g3/4P3/K6R w - - E b 0/0 -/- 0,- 1', 'e2e4')).toEqual({
    from: ['e2', 'e3'],
    to: ['e4', 'e5'],
    travels: [{ from: 'e3', to: 'e5' }],
    departures: [{ from: 'e2', to: 'e4' }],
    ...{ captures: true, pushes: true },
  });
});

test('[B-CHARGE, P-NF4] both pieces of a charge are gone, and seen to leave together', () => {
  expect(traced(`4k3/8/3r4/8/3P4/8/8/4K2R ${QUIET}`, 'd4*d6')).toEqual({
    ...{ from: ['d4'], to: ['d6'], travels: [], captures: true, pushes: false },
    departures: [
      { from: 'd6', to: 'd6' },
      { from: 'd4', to: 'd6' },
    ],
  });
});

test('[B-DUKE-A, B-DUKE-B, P-NF4] dukes come from the Duchy and go there', () => {
  const entry = { from: 'duchy-w', to: 'e5' };
  expect(traced(DUCHY, 'G@e5')).toEqual({ from: ['duchy-w'], to: ['e5'], travels: [entry], ...still });
  expect(traced(DUKE, 'b1c3~d5')).toEqual({
    from: ['b1', 'd5'],
    to: ['c3', 'duchy-w'],
    travels: [
      { from: 'b1', to: 'c3' },
      { from: 'd5', to: 'duchy-w' },
    ],
    ...still,
  });
});

test('[B-PASS, B-SETUP] what moves no piece is marked where it happens', () => {
  expect(traced(DUKE, 'pass')).toEqual({ from: [], to: ['pass'], travels: [], ...still });
  expect(traced(START, 'K@d1')).toEqual({ from: [], to: ['d1', 'e1'], travels: [], ...still });
});
