import { BLACK, formatPlacement, formatSquare, WHITE } from '@tabuleiro/grid';
import { colourName, DUKE, LETTERS, RETURNING } from './piece.js';
import { type BrasezView, CASTLING } from './state.js';

export const BRASEZ_START = 'hnr2rnh/pplpplpp/8/8/8/8/PPLPPLPP/HNR2RNH w BGbg - ABDEGHabdegh b 0/0 -/- 0,- 1';

/** The texts after White's choice, Black's still to come. */
export const AFTER_FIRST_CHOICE: readonly string[] = ['WK', 'KW'].map((pair) =>
  BRASEZ_START.replace('R2RNH w', `R${pair}RNH b`),
);

export const CASTLING_LETTERS = 'BGbg';
export const UNMOVED_LETTERS = 'ABCDEFGHabcdefgh';

/** The ten fields of a position. */
export function formatPosition(state: BrasezView): string {
  return [
    formatPlacement(state.board, LETTERS),
    colourName(state.side),
    formatMarks(state.marks >> CASTLING, CASTLING_LETTERS),
    state.ep === 0 ? '-' : formatSquare(state.ep),
    formatMarks(state.marks, UNMOVED_LETTERS),
    colourName(state.token) + (state.passes > 0 ? '!' : ''),
    `${state.pool[WHITE | DUKE]}/${state.pool[BLACK | DUKE]}`,
    `${formatPool(state, WHITE)}/${formatPool(state, BLACK)}`,
    `${state.halfmove},${state.kingsDukes < 0 ? '-' : state.kingsDukes}`,
    state.fullmove,
  ].join(' ');
}

/** The letters whose bits are set. */
function formatMarks(marks: number, letters: string): string {
  let text = '';
  for (let i = 0; i < letters.length; i++) if ((marks >> i) & 1) text += letters[i];
  return text || '-';
}

function formatPool(state: BrasezView, colour: number): string {
  const letters = RETURNING.map((type) => LETTERS[type].repeat(state.pool[colour | type]));
  return letters.join('') || '-';
}
