import type { BrasezView } from '@tabuleiro/brasez';
import { CASTLE_BLACK, CASTLING, DUKE, KING, LORD, PAWN, UNMOVED_MARKS, WARLORD } from '@tabuleiro/brasez';
import { BLACK, COLOURS, squareAt, TYPE, WHITE } from '@tabuleiro/grid';
import { BoardWords } from '../../network/boardWords.js';
import { type NetworkInputs, NO_INPUT, squareSeen } from '../../network/inputs.js';

/** A pawn that has not moved yet counts as a piece of its own. */
const UNMOVED = 9;
const TYPES = 9;
const BOARD: number = 2 * TYPES * 64;

/* Slots behind the squares, for White, then for Black: lost pieces by type, dukes in the Duchy, castling rights. Then for both: who holds the token, how long nothing was taken. */
const LOST = 64;
const LOST_TYPES: number = WARLORD - LORD + 1;
const DUCHY: number = LOST + 2 * LOST_TYPES;
const RIGHTS: number = DUCHY + 2;
const TOKEN: number = RIGHTS + 2;
const AGE: number = TOKEN + 1;
const SLOTS: number = AGE + 1;

/** So many of one kind are told apart. */
const MOST = 3;

/* Inputs behind those of the board, own ones first. */
const LOST_INPUTS = BOARD;
const DUCHY_INPUTS: number = LOST_INPUTS + 2 * LOST_TYPES * MOST;
const RIGHTS_INPUTS: number = DUCHY_INPUTS + 2 * MOST;
const TOKEN_INPUTS: number = RIGHTS_INPUTS + 2 * 3;
const AGE_INPUTS: number = TOKEN_INPUTS + 2;
/** Plies without progress, in steps: before the first they do not matter (B-50). */
const AGES = [14, 20, 26, 32, 38, 44];
const SIZE: number = AGE_INPUTS + AGES.length;

/** The squares where pawns begin, by the bit that marks a pawn there that has not moved. */
const PAWN_SQUARES: Int32Array = new Int32Array(16);
for (let square = 0; square < 64; square++) {
  const mark = UNMOVED_MARKS[squareAt(square & 7, square >> 3)];
  if (mark !== 0) PAWN_SQUARES[31 - Math.clz32(mark)] = square;
}

const words: BoardWords = new BoardWords();

/** What a network sees of Brasez: the pieces on their squares, and what is not on the board. */
export const brasezInputs: NetworkInputs<BrasezView> = {
  name: `brasez-${SIZE}`,
  slots: SLOTS,
  size: SIZE,
  inputOf(colour, mirrored, slot, value) {
    if (slot < LOST) return pieceInput(colour, squareSeen(colour, mirrored, slot), value);
    if (slot < DUCHY) {
      const at = slot - LOST;
      const isOwn = (at < LOST_TYPES ? 0 : 1) === colour;
      return several(LOST_INPUTS + ((isOwn ? 0 : LOST_TYPES) + (at % LOST_TYPES)) * MOST, value);
    }
    if (slot < RIGHTS) return several(DUCHY_INPUTS + (slot - DUCHY === colour ? 0 : MOST), value);
    if (slot < TOKEN) return rightsInput(slot - RIGHTS === colour, mirrored, value);
    if (slot === TOKEN) return value > 2 ? NO_INPUT : TOKEN_INPUTS + (value - 1 === colour ? 0 : 1);
    return value > AGES.length ? NO_INPUT : AGE_INPUTS + value - 1;
  },
  read({ board, marks, pool, token, halfmove }, slots) {
    words.copy(board.cells, slots);
    for (let left = marks & 0xffff; left !== 0; left &= left - 1) {
      slots[PAWN_SQUARES[31 - Math.clz32(left & -left)]] += UNMOVED - PAWN;
    }
    for (let type = 0; type < LOST_TYPES; type++) {
      slots[LOST + type] = Math.min(MOST, pool[WHITE | (LORD + type)]);
      slots[LOST + LOST_TYPES + type] = Math.min(MOST, pool[BLACK | (LORD + type)]);
    }
    slots[DUCHY] = Math.min(MOST, pool[WHITE | DUKE]);
    slots[DUCHY + 1] = Math.min(MOST, pool[BLACK | DUKE]);
    slots[RIGHTS] = (marks >> CASTLING) & 3;
    slots[RIGHTS + 1] = (marks >> (CASTLING + CASTLE_BLACK)) & 3;
    slots[TOKEN] = token === WHITE ? 1 : token === BLACK ? 2 : 0;
    let age = 0;
    while (age < AGES.length && halfmove >= AGES[age]) age++;
    slots[AGE] = age;
  },
  colourToAct: ({ side }) => (side === WHITE ? 0 : 1),
  isMirrored: ({ board }, colour) => {
    const king = (colour === 0 ? WHITE : BLACK) | KING;
    return board.counts[king] > 0 && (board.lists[king << 6] & 15) - 4 > 3;
  },
};

function pieceInput(colour: number, square: number, value: number): number {
  const type = value & TYPE;
  const side = value & COLOURS;
  if (type < 1 || type > TYPES || (side !== WHITE && side !== BLACK)) return NO_INPUT;
  const isOwn = (side === WHITE ? 0 : 1) === colour;
  return ((isOwn ? 0 : TYPES) + type - 1) * 64 + square;
}

/** One input for each number up to `MOST`. */
function several(first: number, count: number): number {
  return count > MOST ? NO_INPUT : first + count - 1;
}

/** Left and right castling swap with the board. */
function rightsInput(isOwn: boolean, mirrored: boolean, value: number): number {
  if (value > 3) return NO_INPUT;
  const seen = mirrored ? ((value & 1) << 1) | (value >> 1) : value;
  return RIGHTS_INPUTS + (isOwn ? 0 : 3) + seen - 1;
}
