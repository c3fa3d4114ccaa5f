import { formatSquare, isDark, parseSquare, squareAt } from '@tabuleiro/grid';
import type { Cell, Place } from '../../board/model.js';
import type { GameView } from '../view.js';

export const FILE_NAMES: readonly string[] = [...'abcdefgh'];

/** How every game on 8×8 squares is laid out. */
export const GRID: Pick<
  GameView,
  'rows' | 'columns' | 'canFlip' | 'columnNames' | 'rowNames' | 'track' | 'crests'
> = {
  rows: 8,
  columns: 8,
  canFlip: true,
  columnNames: FILE_NAMES,
  rowNames: [...'87654321'], // from the top, as the first player sees them
  track: [],
  crests: ['w-king', 'b-king'],
};

export type EmptyCell = Pick<Cell, 'id' | 'row' | 'column' | 'tone' | 'spoken'>;

/** The 64 squares without what stands on them, in reading order. */
export const EMPTY_CELLS: readonly EmptyCell[] = Array.from({ length: 64 }, (_, i) => {
  const [row, column] = [i >> 3, i & 7];
  const square = squareAt(column, 7 - row);
  const id = formatSquare(square);
  return { id, row, column, tone: isDark(square) ? 'dark' : 'light', spoken: id };
});

export function isSquare(place: Place): boolean {
  return parseSquare(place) !== undefined;
}
