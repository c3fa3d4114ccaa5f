import type { MatchErrorCode, RecordProblem } from '@tabuleiro/match';
import type { Fact, SentenceTable } from '../types/refusals.js';

const SIDES: ReadonlyMap<Fact, string> = new Map([
  ['w', 'White'],
  ['b', 'Black'],
  ['A', 'Player A'],
  ['B', 'Player B'],
]);

const name = (player: Fact): string => SIDES.get(player) ?? String(player);

const at = (path: Fact): string => (path === '' ? 'The document' : `The field ${path}`);

export const errors: SentenceTable<MatchErrorCode> = {
  'not-a-player': ({ by }) => `"${by}" is not a player in this match.`,
  'bad-time': () => 'The time spent must be a whole number of milliseconds, 0 or more.',
  'game-over': () => 'The game is over.',
  paused: () => 'The game is paused: resume it first.',
  'not-paused': () => 'The game is not paused.',
  'time-in-pause': () => 'The clock does not run during a pause.',
  'not-your-turn': ({ by }) => `It is not ${name(by)}’s turn.`,
  'illegal-move': ({ move }) => `The move "${move}" is not legal in this position.`,
  'must-throw': () => 'The die has not been thrown yet: throw it first.',
  'no-throw': () => 'There is no die to throw now: choose a move.',
  'wrong-dice': ({ from }) =>
    from === 'real'
      ? 'This match uses the program’s verifiable die: do not enter the number of a real one.'
      : 'This match uses a real die: throw it and enter the number.',
  'throw-seen': ({ move, needs }) =>
    `This throw was already seen: it was ${needs}, and taking back does not make it ${move}.`,
  'no-agreement': () => 'There is no draw by agreement in this game.',
  'offer-stands': ({ by }) => `A draw offer by ${name(by)} is already waiting for an answer.`,
  'no-offer': () => 'Your opponent has not offered a draw.',
  'no-claim': () =>
    'There is nothing to claim here: only a side that can give check can claim perpetual check.',
  'hints-off': () => 'Hints are turned off in this match.',
  'takebacks-off': () => 'Takebacks are turned off in this match.',
  'nothing-to-take-back': () => 'You have not made a move that could be taken back yet.',
  'already-asked': ({ by }) => `${name(by)} has already asked for a takeback and is waiting for an answer.`,
  'not-asked': () => 'Your opponent has not asked for a takeback.',
};

export const problems: SentenceTable<RecordProblem> = {
  'wrong-type': ({ path }) => `${at(path)} is not of the expected type.`,
  missing: ({ path }) => `${at(path)} is missing.`,
  'unknown-key': ({ path }) => `${at(path)} does not exist in this format.`,
  'out-of-range': ({ path, least, most }) => `${at(path)} is out of range, which is ${least} to ${most}.`,
  'not-in-list': ({ path, known }) => `${at(path)} takes only: ${known}.`,
  'bad-text': ({ path }) => `${at(path)} holds a text that cannot be read.`,
  'not-json': () => 'The text is not valid JSON.',
  'too-long': ({ most }) => `The text is too long: at most ${most} characters are read.`,
  'newer-version': ({ version, most }) =>
    `The record has version ${version}, and this program reads up to ${most}. Use a newer program.`,
  'other-game': ({ game, needs }) => `The record is of the game ${game}, not of ${needs}.`,
  'bad-option': ({ path }) => `${at(path)} is not an option of this game.`,
  'bad-position': () => 'The starting position of the record cannot be read.',
  'refused-action': ({ path }) => `${at(path)} holds an action that the rules do not allow there.`,
  'not-canonical': ({ path }) => `${at(path)} is not written as it happened.`,
  'wrong-commit': () => 'The secret of the dice does not match the seal shown before the game.',
  'wrong-throw': ({ path, needs }) =>
    `${at(path)} holds another throw: the secret of the dice gives ${needs}.`,
  'wrong-result': () => 'The result that is written is not that of the game played.',
  'broken-chain': ({ path }) =>
    `The checksum at ${path} does not fit: this line or one before it was changed or lost.`,
  'cut-off': () => 'The file ends before the end of its first line.',
};

export const recordPlace = (sentence: string, line: number): string => `Line ${line}: ${sentence}`;

export const clockError = (text: string): string =>
  `"${text}" is not a time control. Write, for example, 10+5, 15 KO, 30/move, 90/40+30+30s or none.`;
