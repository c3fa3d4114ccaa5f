import { brasezEntry } from '@tabuleiro/contest';
import type { Face } from '../face.js';
import { cellsOf } from '../grid/cells.js';
import { kingOf, menOf } from '../grid/men.js';
import { FILE_NAMES, RANK_NAMES } from '../grid/squares.js';
import { askQuestion } from './ask.js';
import { attemptOf } from './attempt.js';
import { heapsOf, traysOf } from './beside.js';
import { pathsOf } from './paths.js';
import { sayAction, traceAction } from './say.js';
import { typedAction } from './typed.js';
import { brasezWords } from './words.js';
import { remarksOf, zonesOf } from './zones.js';

export const brasezFace: Face = {
  entry: brasezEntry,
  rows: 8,
  columns: 8,
  turns: true,
  columnNames: FILE_NAMES,
  rowNames: RANK_NAMES,
  track: [],
  crests: ['w-king', 'b-king'],
  examples: { 'pt-BR': brasezWords['pt-BR'].examples, en: brasezWords.en.examples },
  cells: (lang, scene) => cellsOf(lang, menOf(scene.position), remarksOf(lang, scene)),
  trays: traysOf,
  heaps: heapsOf,
  zones: zonesOf,
  kingOf: ({ position }) => kingOf(position),
  paths: pathsOf,
  ask: askQuestion,
  attempt: attemptOf,
  trace: traceAction,
  say: sayAction,
  typed: typedAction,
  // B-SETUP: before the first move both players place their king.
  prompt: (lang, { legal }) =>
    legal.some((action) => action.startsWith('K@')) ? brasezWords[lang].placeKing : undefined,
};
