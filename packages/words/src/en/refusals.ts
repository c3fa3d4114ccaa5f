import type { GameId } from '@tabuleiro/game';
import type { CommonRefusal, GameWording, SentenceTable } from '../types/refusals.js';
import * as brasez from './brasez.js';
import * as chess from './chess.js';
import * as senet from './senet.js';

export const games: ReadonlyMap<GameId, GameWording> = new Map<GameId, GameWording>([
  ['classico', chess],
  ['nucleo', chess],
  ['brasez', brasez],
  ['senet', senet],
]);

export const commonRefusals: SentenceTable<CommonRefusal> = {
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

/** Where nothing is known of what stands against it. */
export const unknownRefusal: string = 'This move is not legal here.';
