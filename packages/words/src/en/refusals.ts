import type { CommonRefusal } from '../dictionary.js';
import type { Wording } from '../wording.js';

export const commonRefusals: Readonly<Record<CommonRefusal, Wording[string]>> = {
  'game-over': () => 'The game is over.',
  'bad-move': () => 'That is not a move of this game. Check how moves are written here.',
};

/** Names of the fields of a position text. */
export const fields: ReadonlyMap<string, string> = new Map([
  ['fields', 'number of fields'],
  ['board', 'board'],
  ['side', 'side to move'],
  ['castling', 'castling'],
  ['ep', 'en-passant square'],
  ['halfmove', 'half-move clock'],
  ['fullmove', 'move number'],
  ['unmoved', 'unmoved pawns'],
  ['token', 'Pass token'],
  ['duchy', 'Duchy'],
  ['captured', 'captured pieces'],
  ['clocks', 'clocks'],
  ['move', 'move number'],
  ['player', 'player'],
  ['die', 'die'],
]);
