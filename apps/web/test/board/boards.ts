import type { BoardModel, Cell, Man, Mark, Place, Travel } from '../../src/board/model.js';
import { DEFAULT_SETTINGS, type Speech } from '../../src/store/settings/settings.js';

export const SPEECH: Speech = DEFAULT_SETTINGS.speech;

const NOUNS: ReadonlyMap<string, readonly [art: string, noun: string, white: string, black: string]> =
  new Map([
    ['r', ['king', 'rei', 'branco', 'preto']],
    ['d', ['queen', 'dama', 'branca', 'preta']],
    ['t', ['rook', 'torre', 'branca', 'preta']],
    ['b', ['bishop', 'bispo', 'branco', 'preto']],
    ['c', ['knight', 'cavalo', 'branco', 'preto']],
    ['p', ['pawn', 'peão', 'branco', 'preto']],
  ]);

/** A piece by its Brazilian letter; White's are capitals. */
export function man(sign: string): Man | undefined {
  const letter = sign.toLowerCase();
  const found = NOUNS.get(letter);
  if (found === undefined) return undefined;
  const [art, noun, white, black] = found;
  const side = sign === letter ? 1 : 0;
  const full = `${noun} ${side === 0 ? white : black}`;
  return { art: `${side === 0 ? 'w' : 'b'}-${art}`, side, letter, noun, full };
}

type Rest = Partial<Omit<BoardModel, 'marks' | 'cells'>> & {
  readonly marks?: Readonly<Record<Place, readonly Mark[]>>;
};

/** A board as it is drawn, rank 8 first, a dot for an empty square. */
export function chessBoard(drawn: string, { marks = {}, ...rest }: Rest = {}): BoardModel {
  const rows = drawn.trim().split(/\s+/);
  const cells = rows.flatMap((signs, row) =>
    [...signs].map((sign, column): Cell => {
      const id = `${'abcdefgh'.charAt(column)}${8 - row}`;
      const piece = man(sign);
      const tone = (row + column) % 2 === 0 ? 'light' : 'dark';
      return { id, row, column, tone, spoken: id, ...(piece === undefined ? {} : { man: piece }) };
    }),
  );
  return {
    name: 'Xadrez',
    rows: 8,
    columns: 8,
    cells,
    trays: [],
    marks: new Map(Object.entries(marks).map(([place, list]) => [place, new Set(list)])),
    flipped: false,
    columnNames: [...'abcdefgh'],
    rowNames: [...'87654321'],
    track: [],
    travels: [],
    departures: [],
    ...rest,
  };
}

export const START = `
  tcbdrbct
  pppppppp
  ........
  ........
  ........
  ........
  PPPPPPPP
  TCBDRBCT`;

export const EMPTY = Array(8).fill('........').join('\n');

const CONE: Man = { art: 'a-cone', side: 0, letter: 'c', noun: 'cone', full: 'cone' };
const SPOOL: Man = { art: 'b-spool', side: 1, letter: 'l', noun: 'carretel', full: 'carretel' };

/** Three rows of ten; the middle one runs from right to left. */
export function senetBoard(
  cones: readonly number[],
  spools: readonly number[],
  travels: readonly Travel[] = [],
): BoardModel {
  const cells = Array.from({ length: 30 }, (_, i): Cell => {
    const row = Math.floor(i / 10);
    const column = row === 1 ? 9 - (i % 10) : i % 10;
    const piece = cones.includes(i + 1) ? CONE : spools.includes(i + 1) ? SPOOL : undefined;
    const spoken = i + 1 === 26 ? 'casa 26, Casa da Beleza' : `casa ${i + 1}`;
    const common: Cell = { id: String(i + 1), row, column, tone: 'light', spoken };
    return piece === undefined ? common : { ...common, man: piece };
  });
  return {
    name: 'Senet',
    rows: 3,
    columns: 10,
    cells,
    trays: [],
    marks: new Map(),
    flipped: false,
    columnNames: [],
    rowNames: [],
    track: cells.map(({ id }) => id),
    travels,
    departures: [],
  };
}

export function cellIn(model: BoardModel, place: Place): Cell {
  const cell = model.cells.find(({ id }) => id === place);
  if (cell === undefined) throw new Error(`no ${place} on ${model.name}`);
  return cell;
}
