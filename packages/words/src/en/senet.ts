import type { SenetPositionProblem, SenetRefusal } from '@tabuleiro/senet';
import type { Fact, SentenceTable } from '../types/refusals.js';

const HOUSES: ReadonlyMap<Fact, string> = new Map([
  [26, 'House 26 (Beauty)'],
  [28, 'House 28 (the Three Judges)'],
  [29, 'House 29 (Ra)'],
  [30, 'House 30 (Horus)'],
]);

const houseName = (house: Fact): string => HOUSES.get(house) ?? `House ${house}`;

const wall = (first: Fact, last: Fact): string => `wall on ${first} to ${last}`;

export const refusals: SentenceTable<SenetRefusal> = {
  'game-over': ({ winner }) => `The game is over: player ${winner} has taken all five pieces off the board.`,
  'bad-move': () => 'Write a throw from 1 to 5, a move as 9-12 (26-31 leaves the board), or skip.',
  'not-thrown': () => 'The die has not been thrown yet: throw it first.',
  'already-thrown': ({ die }) => `The die already shows ${die}: now choose a piece to move.`,
  'no-such-throw': ({ die }) => `The die has no ${die}: it shows 1 to 5.`,
  'must-move': ({ die, from, to }) =>
    `You can move with the ${die}, so you must: for example, ${from}-${to}.`,
  'no-such-square': ({ square }) =>
    `There is no house ${square}: the track runs from 1 to 30, and 31 is off the board.`,
  'empty-square': ({ from }) => `There is no piece on ${from}. Choose a house with a piece of yours.`,
  'not-your-piece': ({ from, player }) =>
    `The piece on ${from} belongs to player ${player}: move one of yours.`,
  'not-forward': ({ from, to }) => `Pieces only move forward along the track: ${to} is not ahead of ${from}.`,
  'exit-only': ({ house, needs }) =>
    `From ${houseName(house)} a piece can only leave the board, with a ${needs}.`,
  'exact-exit': ({ house, needs, die }) =>
    `A piece leaves ${houseName(house)} only with a ${needs}, and the die shows ${die}.`,
  'too-far-to-exit': ({ from }) =>
    `The piece on ${from} cannot leave yet: pieces leave the board only from 26, 28, 29 and 30.`,
  'wrong-distance': ({ from, die, reach }) =>
    `With the ${die}, the piece on ${from} moves exactly ${die} along the track, to ${reach}.`,
  'blocked-by-wall': ({ first, last }) =>
    `Your opponent’s ${wall(first, last)} is in the way: three or more in a row cannot be passed.`,
  'own-piece': ({ to }) => `One of your own pieces is on ${to}: a house holds only one piece.`,
  'protected-house': ({ house }) =>
    `${houseName(house)} protects your opponent’s piece: you cannot land there.`,
  'wall-landing': ({ to, first, last }) =>
    `You cannot land on ${to}: it is part of your opponent’s ${wall(first, last)}.`,
  'protected-pair': ({ to, at }) =>
    `You cannot land on ${to}: your opponent’s piece there is protected by its neighbour on ${at}.`,
};

export const positionProblems: SentenceTable<SenetPositionProblem> = {
  'field-count': ({ count }) =>
    `A position has three fields with one space between them (board, player, die); this one has ${count}.`,
  'group-count': ({ groups }) =>
    `The board has three groups of ten houses split by "/"; this one has ${groups}.`,
  'group-length': ({ group, squares }) =>
    `Group ${group} of the board must have ten houses; it has ${squares}.`,
  'unknown-letter': ({ letter, square }) =>
    `"${letter}" on house ${square} is not a piece: use A, B or "." for an empty house.`,
  'piece-in-water': ({ house }) => `No piece stays on ${house}, the House of Water: leave that house empty.`,
  'too-many-pieces': ({ player, pieces }) =>
    `There are ${pieces} ${player === 'A' ? 'cones of player A' : 'spools of player B'} on the board; five is the most.`,
  'both-off': () => 'The board is empty: at least one piece must be on it.',
  'bad-player': ({ text }) => `"${text}" is not a player: use A or B.`,
  'bad-die': ({ text }) => `"${text}" is not a die: use 1 to 5, or "-" if it is still to be thrown.`,
};
