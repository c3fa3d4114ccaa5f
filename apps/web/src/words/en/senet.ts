import { capital } from '@tabuleiro/words';
import { listed } from '../counting.js';
import type { SenetWords } from '../types/senet.js';

export const senet: SenetWords = {
  men: [
    { noun: 'cone', plural: 'cones', full: 'cone of player A', letter: 'c' },
    { noun: 'spool', plural: 'spools', full: 'spool of player B', letter: 's' },
  ],
  house: (number, name) => (name === undefined ? `house ${number}` : `house ${number}, ${name}`),

  wall: (first, last) => `in the wall on ${first} to ${last}`,
  paired: 'protected by its neighbour',
  sheltered: 'protected by the house',
  exitThrow: (die) => `leaves with a ${die}`,

  examples: '9-12, 26 off, throw',

  exitLabel: 'Exit',
  exit: (cones, spools) => `Exit from the board: ${cones} and ${spools} off`,
  count: ({ noun, plural }, count) => `${count} ${count === 1 ? noun : plural}`,
  home: ({ plural }, count) => `${capital(plural)} off the board: ${count} of 5`,
  skipLabel: 'Pass',
  skip: (die, reasons) => `Pass the turn: no piece can move with a ${die}. ${reasons.join('. ')}`,
  stuckAt: (house, reason) => `House ${house}: ${reason}`,

  thrown: (die) => `the die shows ${die}`,
  again: 'throws again',
  againLater: 'moves and throws again',
  nobody: 'no piece can move',
  only: ({ noun }, house) => `only the ${noun} on house ${house} can move`,
  skipped: 'loses the turn',
  step: ({ noun }, from, to) => `${noun} from ${from}${from.includes(',') ? ',' : ''} to ${to}`,
  swap: ({ noun }, to) => `swaps with the ${noun}, which goes to ${to}`,
  fall: ({ noun }, from, water, to) => `${noun} from ${from} falls into the ${water} and returns to ${to}`,
  fallFurther: ({ noun }, from, water, full, to) =>
    `${noun} from ${from} falls into the ${water} and, house ${full} being taken, returns to ${to}`,
  leave: ({ noun }, from, left) =>
    `${noun} from ${from}, leaves the board, ${left === 0 ? 'the last one' : `${left} left`}`,
  shelteredNow: 'is protected there',
  exitOnly: (die) => `leaves only with a ${die}`,
  wallMade: (first, last) => `makes a wall on ${first} to ${last}`,

  blocked: (first, last) => `there is a wall on ${first} to ${last} in the way`,
  taken: ({ noun }, house) => `there is already a ${noun} on house ${house}`,
  shelter: ({ noun }, house) => `the ${noun} is protected on ${house}`,
  inWall: (house, first, last) => `house ${house} is in the wall on ${first} to ${last}`,
  pair: ({ noun }, house, neighbour) =>
    `the ${noun} on house ${house} is protected by its neighbour on ${neighbour}`,

  aheadOf: (place) => `Ahead of ${place}`,
  aheadThrow: (dice, effect) => `With ${listed(dice, 'or')}: ${effect}.`,
  standing: (place, man) => `${place}, ${man === undefined ? 'empty' : man.full}`,
  aheadEnd: 'then the exit',
  goesTo: (to) => `goes to ${to}`,
  swapsAt: ({ noun }, at) => `swaps with the ${noun} on ${at}`,
  falls: (to) => `falls into the water and returns to ${to}`,
  leaves: 'leaves the board',
  cannot: (reason) => `cannot move, ${reason}`,
  notThrown: 'The die has not been thrown yet.',
  noneMovable: (die) => `No piece can move with a ${die}.`,
  mustSkip: (die) => `No piece can move with a ${die}: pass your turn.`,
};
