import type { Placement, Player } from '@tabuleiro/game';
import { capital, type Lang } from '@tabuleiro/words';
import type { VelhaMove } from '../../../../../packages/any-game/test/velha/move.js';
import type { VelhaState } from '../../../../../packages/any-game/test/velha/state.js';
import { writtenVelha } from '../../../../../packages/any-game/test/velha/written.js';
import type { Art, Cell, Man } from '../../../src/board/model.js';
import type { GameView } from '../../../src/games/view.js';

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

function manOf(lang: Lang, player: Player | undefined): Man | undefined {
  if (player === undefined) return undefined;
  const side = sideOf(player);
  const noun = WORDS[lang].men[side];
  return { art: ARTS[side], side, letter: noun.charAt(0), noun, full: noun };
}

function sideOf(player: Player): 0 | 1 {
  return player === 'A' ? 0 : 1;
}

function cellsOf(lang: Lang, pieces: Placement): readonly Cell[] {
  return Array.from({ length: SIDE * SIDE }, (_, i) => {
    const [row, column] = [Math.floor(i / SIDE), i % SIDE];
    const id = `${COLUMNS[column]}${ROWS[row]}`;
    const man = manOf(lang, pieces.get(id)?.player);
    const tone = i % 2 === 0 ? 'dark' : 'light';
    return { id, row, column, tone, spoken: id, ...(man !== undefined && { man }) };
  });
}

/** What would be `src/games/velha/velha.ts`. */
export const velhaView: GameView<VelhaState, VelhaMove> = {
  written: writtenVelha,
  rows: SIDE,
  columns: SIDE,
  canFlip: false,
  columnNames: COLUMNS,
  rowNames: ROWS,
  track: [],
  crests: ARTS,
  examples: { 'pt-BR': WORDS['pt-BR'].example, en: WORDS.en.example },
  cells: (lang, { pieces }) => cellsOf(lang, pieces),
  trays: () => [],
  pieceRows: () => [],
  kingOf: () => undefined,
  paths: ({ moves }) =>
    moves.map((move) => ({
      move,
      steps: [{ kind: 'place', place: writtenVelha.game.notation.formatMove(move), as: 'enter' }],
    })),
  ask: (_lang, _scene, question) => {
    throw new Error(`Velha asks nothing, not even ${question}`);
  },
  attempt: (_scene, _from, to) => to,
  say: (lang, { effects }) => {
    const [mark] = effects.flatMap((effect) => (effect.kind === 'placed' ? [effect] : []));
    return WORDS[lang].mark(mark.at, capital(WORDS[lang].men[sideOf(mark.piece.player)]));
  },
};
