import { writtenSenet } from '@tabuleiro/any-game';
import { COLUMNS, ROWS, type SenetMove, type SenetState } from '@tabuleiro/senet';
import { inEachLanguage } from '../../words/languages.js';
import { senetWords } from '../../words/senet.js';
import type { GameView } from '../view.js';
import { ARTS, cellsOf, pieceRowsOf, traysOf, vacanciesOf } from './board.js';
import { EXIT_TRAY, TRACK } from './houses.js';
import { attemptOf, pathsOf, readTyped } from './paths.js';
import { sayAhead, sayMovable } from './prospects.js';
import { sayAction, throwsAgain } from './spokenMove.js';

export const senetView: GameView<SenetState, SenetMove> = {
  written: writtenSenet,
  rows: ROWS,
  columns: COLUMNS,
  canFlip: false,
  columnNames: [],
  rowNames: [],
  track: TRACK.map(String),
  crests: ARTS,
  examples: inEachLanguage(senetWords, 'examples'),
  cells: cellsOf,
  trays: traysOf,
  vacancies: vacanciesOf,
  pieceRows: pieceRowsOf,
  kingOf: () => undefined,
  paths: pathsOf,
  ask: (_lang, _scene, question) => {
    throw new Error(`Senet asks nothing, not even ${question}`);
  },
  prompt: (lang, { state, moves }) =>
    moves.some(({ kind }) => kind === 'skip') ? senetWords[lang].mustSkip(state.die) : undefined,
  attempt: attemptOf,
  trayOf: () => EXIT_TRAY,
  say: sayAction,
  afterGame: async () => (await import('../../review/AfterGame.js')).AfterGame,
  resources: async () => (await import('./dataFiles.js')).loadSenetFiles(),
  thrown: ({ state }) => state.die || undefined,
  throwsAgain,
  typed: readTyped,
  ahead: sayAhead,
  movable: sayMovable,
  draft: async () => (await import('../../editor/senetDraft.js')).senetDraft,
};
