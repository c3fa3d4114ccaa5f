import { journalOf, PEOPLE, type Sketch, TEN_MINUTES } from '../play/journal.js';
import { DUKES, FAIR_DICE, firstMoves, OPERA, RACE } from '../play/scenes.js';

/** A moment at which a page may be left, and whether its game comes back paused. */
export type Moment = { readonly name: string; readonly journal: string; readonly isPaused: boolean };

const eightMoves: Sketch = { game: 'classico', line: firstMoves(OPERA, 8) };
const timed: Sketch = { ...eightMoves, clock: TEN_MINUTES, pace: 9 };
const throws = (count: number): Sketch => ({
  ...{ game: 'senet', dice: FAIR_DICE, line: firstMoves(RACE, count) },
});

const SKETCHES: readonly (readonly [string, Sketch])[] = [
  ['a new game', { game: 'nucleo' }],
  ['one’s own turn', eightMoves],
  ['an offer that stands', { ...eightMoves, after: [{ kind: 'offer', by: 'w', spent: 0 }] }],
  ['a takeback that was asked for', { ...eightMoves, after: [{ kind: 'takeback', by: 'b', spent: 0 }] }],
  ['dukes in the Duchy and a token that was used', { ...DUKES, players: PEOPLE }],
  ['a die that is due', throws(2)],
  ['a die that was thrown', throws(3)],
  ['a clock that ran', timed],
  ['a clock that was stopped', { ...timed, after: [{ kind: 'pause', by: 'w', spent: 0 }] }],
  ['an offer while the clock ran', { ...timed, after: [{ kind: 'offer', by: 'w', spent: 1000 }] }],
  ['a mate', { game: 'classico', line: OPERA }],
];

export const MOMENTS: readonly Moment[] = SKETCHES.map(([name, sketch]) => ({
  ...{ name, journal: journalOf(sketch), isPaused: sketch.clock !== undefined },
}));
