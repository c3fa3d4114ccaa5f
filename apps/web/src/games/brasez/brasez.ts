import { writtenBrasez } from '@tabuleiro/any-game';
import { type BrasezMove, type BrasezPiece, type BrasezState, sideToMove } from '@tabuleiro/brasez';
import { brasezWords } from '../../words/brasez.js';
import { cellsOf } from '../grid/cells.js';
import { kingOf } from '../grid/men.js';
import { GRID } from '../grid/squares.js';
import type { GameView } from '../view.js';
import { askQuestion } from './ask.js';
import { attemptOf } from './attempt.js';
import { heapsOf, traysOf } from './beside.js';
import { pathsOf } from './paths.js';
import { sayAction, traceAction } from './say.js';
import { typedAction } from './typed.js';
import { homesIn, remarksOf, zonesOf } from './zones.js';

export const brasezView: GameView<BrasezState, BrasezMove, BrasezPiece> = {
  written: writtenBrasez,
  ...GRID,
  examples: { 'pt-BR': brasezWords['pt-BR'].examples, en: brasezWords.en.examples },
  cells: (lang, scene) => cellsOf(lang, scene.pieces, remarksOf(lang, scene)),
  trays: (lang, { state, player }) => traysOf(lang, state, player === undefined),
  heaps: (lang, { state }) => heapsOf(lang, state),
  zones: ({ state }) => zonesOf(state),
  kingOf: ({ pieces, state }) => kingOf(pieces, sideToMove(state)),
  paths: pathsOf,
  ask: askQuestion,
  attempt: attemptOf,
  trace: traceAction,
  say: sayAction,
  typed: typedAction,
  // B-SETUP: before the first move both players place their king.
  prompt: (lang, scene) => (homesIn(scene).length > 0 ? brasezWords[lang].placeKing : undefined),
};
