import { type HashKeys, makeHashKeys } from '@tabuleiro/game';
import { CELLS } from '@tabuleiro/grid';
import { PIECE_CODES } from './piece.js';

/*
 * Hash keys of what a position is beside its board (fields 2 to 8). Side, token and `!` share one table of 8,
 * castling has 16, the unmoved pawns of each colour 256; a lost piece counts by addition, so that any number
 * fits.
 */
export const CASTLING_KEYS = 8;
export const UNMOVED_KEYS: number = CASTLING_KEYS + 16;
export const EP_KEYS: number = UNMOVED_KEYS + 512;
export const POOL_KEYS: number = EP_KEYS + CELLS;

export const KEYS: HashKeys = makeHashKeys(0xb4a5, POOL_KEYS + PIECE_CODES);
