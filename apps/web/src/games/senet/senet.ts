import { writtenSenet } from '@tabuleiro/any-game';
import { COLUMNS, ROWS, type SenetMove, type SenetState } from '@tabuleiro/senet';
import { senetWords } from '../../words/senet.js';
import type { GameView } from '../view.js';
import { sayAhead, sayMovable } from './ahead.js';
import { ARTS, cellsOf, pieceRowsOf, traysOf } from './board.js';
import { attemptOf, pathsOf } from './paths.js';
import { EXIT_TRAY, TRACK } from './scene.js';
import { sayAction, throwsAgain } from './spokenMove.js';
import { readTyped } from './typed.js';

export const senetView: GameView<SenetState, SenetMove> = {
  written: writtenSenet,
  rows: ROWS,
  columns: COLUMNS,
  canFlip: false,
  columnNames: [],
  rowNames: [],
  track: TRACK.map(String),
  crests: ARTS,
  examples: { 'pt-BR': senetWords['pt-BR'].examples, en: senetWords.en.examples },
  cells: cellsOf,
  trays: traysOf,
  pieceRows: pieceRowsOf,
  kingOf: () => undefined,
  paths: pathsOf,
  ask: (_lang, _scene, question) => {
    throw new Error(`Senet asks nothing, not even ${question}`);
  },
  attempt: attemptOf,
  trayOf: () => EXIT_TRAY,
  say: sayAction,
  afterGame: async () => (await import('../../review/AfterGame.js')).AfterGame,
  resources: async () => (await import('./tables.js')).loadSenetTables(),
  thrown: ({ state }) => state.die || undefined,
  throwsAgain,
  typed: readTyped,
  ahead: sayAhead,
  movable: sayMovable,
};
