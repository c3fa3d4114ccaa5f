import { writtenBrasez } from '@tabuleiro/any-game';
import { type BrasezMove, type BrasezPiece, type BrasezState, sideToMove } from '@tabuleiro/brasez';
import { brasezWords } from '../../words/brasez.js';
import { inEachLanguage } from '../../words/languages.js';
import { cellsOf, GRID, kingOf } from '../grid/board.js';
import type { GameView } from '../view.js';
import { attemptOf, typedAction } from './attempt.js';
import { duchyOf, homesIn, PASS, pieceRowsOf, remarksOf, traysOf, vacanciesOf, zonesOf } from './board.js';
import { askQuestion, pathsOf } from './paths.js';
import { sayAction } from './spokenMove.js';

export const brasezView: GameView<BrasezState, BrasezMove, BrasezPiece> = {
  written: writtenBrasez,
  ...GRID,
  examples: inEachLanguage(brasezWords, 'examples'),
  cells: (lang, position) => cellsOf(lang, position.pieces, remarksOf(lang, position)),
  trays: (lang, { state, player }) => traysOf(lang, state, player === undefined),
  vacancies: (lang, { state }) => vacanciesOf(lang, state),
  pieceRows: (lang, { state }) => pieceRowsOf(lang, state),
  zones: ({ state }) => zonesOf(state),
  kingOf: ({ pieces, state }) => kingOf(pieces, sideToMove(state)),
  paths: pathsOf,
  ask: askQuestion,
  attempt: attemptOf,
  trayOf: duchyOf,
  trayChangedBy: ({ kind }) => (kind === 'pass' ? PASS : undefined),
  say: sayAction,
  resources: async () => (await import('../networks.js')).loadNetwork(writtenBrasez.game.id),
  typed: typedAction,
  draft: async () => (await import('../../editor/brasezDraft.js')).brasezDraft,
  // B-SETUP: before the first move both players place their king.
  prompt: (lang, position) => (homesIn(position).length > 0 ? brasezWords[lang].placeKing : undefined),
};
