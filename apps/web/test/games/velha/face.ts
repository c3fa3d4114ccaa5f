import { capital, type Lang } from '@tabuleiro/words';
import { velhaEntry } from '../../../../../packages/contest/test/velha/entry.js';
import type { Art, Cell, Man } from '../../../src/board/model.js';
import type { Face, Scene } from '../../../src/games/face.js';

const SIDE = 3;
const COLUMNS = ['a', 'b', 'c'];
const ROWS = ['3', '2', '1'];
const ARTS: readonly [Art, Art] = ['a-cone', 'b-spool'];

type Words = {
  readonly men: readonly [string, string];
  readonly mark: (cell: string, mark: string) => string;
  readonly example: string;
};

const WORDS: Readonly<Record<Lang, Words>> = {
  'pt-BR': { men: ['xis', 'bola'], mark: (cell, mark) => `${mark} em ${cell}`, example: 'b2, a1' },
  en: { men: ['cross', 'nought'], mark: (cell, mark) => `${mark} on ${cell}`, example: 'b2, a1' },
};

function manOf(lang: Lang, mark: string): Man | undefined {
  const side = { X: 0, O: 1 }[mark];
  if (side !== 0 && side !== 1) return undefined;
  const noun = WORDS[lang].men[side];
  return { art: ARTS[side], side, letter: noun.charAt(0), noun, full: noun };
}

function cellsOf(lang: Lang, { position }: Scene): readonly Cell[] {
  const marks = position.replaceAll('/', '');
  return Array.from({ length: SIDE * SIDE }, (_, i) => {
    const [row, column] = [Math.floor(i / SIDE), i % SIDE];
    const id = `${COLUMNS[column]}${ROWS[row]}`;
    const man = manOf(lang, marks.charAt(i));
    const tone = i % 2 === 0 ? 'dark' : 'light';
    return { id, row, column, tone, spoken: id, ...(man !== undefined && { man }) };
  });
}

/** What would be `src/games/velha/velha.ts`. */
export const velhaFace: Face = {
  entry: velhaEntry,
  rows: SIDE,
  columns: SIDE,
  turns: false,
  columnNames: COLUMNS,
  rowNames: ROWS,
  track: [],
  crests: ARTS,
  examples: { 'pt-BR': WORDS['pt-BR'].example, en: WORDS.en.example },
  cells: cellsOf,
  trays: () => [],
  heaps: () => [],
  kingOf: () => undefined,
  paths: ({ legal }) =>
    legal.map((action) => ({ action, steps: [{ kind: 'place', place: action, as: 'enter' }] })),
  ask: (_lang, _scene, question) => {
    throw new Error(`Velha asks nothing, not even ${question}`);
  },
  attempt: (_scene, _from, to) => to,
  trace: (_before, action) => ({ from: [], to: [action], travels: [], captures: false, pushes: false }),
  say: (lang, { player }, action) =>
    WORDS[lang].mark(action, capital(WORDS[lang].men[player === 'A' ? 0 : 1])),
};
