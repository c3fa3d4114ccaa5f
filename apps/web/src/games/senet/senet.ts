import { senetEntry } from '@tabuleiro/contest';
import { COLUMNS, ROWS } from '@tabuleiro/senet';
import type { Face } from '../face.js';
import { sayAhead, sayMovable } from './ahead.js';
import { ARTS, cellsOf, heapsOf, traysOf } from './board.js';
import { attemptOf, pathsOf, traceOf } from './paths.js';
import { readScene, TRACK } from './reading.js';
import { sayAction, throwsAgain } from './say.js';
import { readTyped } from './typed.js';
import { senetWords } from './words.js';

export const senetFace: Face = {
  entry: senetEntry,
  rows: ROWS,
  columns: COLUMNS,
  turns: false,
  columnNames: [],
  rowNames: [],
  track: TRACK.map(String),
  crests: ARTS,
  examples: { 'pt-BR': senetWords['pt-BR'].examples, en: senetWords.en.examples },
  cells: cellsOf,
  trays: traysOf,
  heaps: heapsOf,
  kingOf: () => undefined,
  paths: pathsOf,
  ask: (_lang, _scene, question) => {
    throw new Error(`Senet asks nothing, not even ${question}`);
  },
  attempt: attemptOf,
  trace: traceOf,
  say: sayAction,
  afterGame: async () => (await import('../../review/AfterGame.js')).AfterGame,
  tables: async () => (await import('./tables.js')).loadSenetTables(),
  thrown: (scene) => readScene(scene).die || undefined,
  throwsAgain,
  typed: readTyped,
  ahead: sayAhead,
  movable: sayMovable,
};
