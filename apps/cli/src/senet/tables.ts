import type { Evaluation, ResourceProblemCode } from '@tabuleiro/engine';
import {
  type ExactValues,
  NO_EXACT_VALUES,
  readKnowledge,
  TableFault,
  type TableFaultCode,
  type WinEstimate,
} from '@tabuleiro/senet-engine';
import {
  dataFolder,
  type LoadedTable,
  loadBestTable,
  loadPocket,
  type SolveProgress,
} from '@tabuleiro/senet-engine/node';
import { computerWords, type Lang, tablesWords } from '@tabuleiro/words';
import type { Io } from '../io/io.js';
import { thousandsSeparator } from '../words/words.js';

/** The largest sound table of Senet, in the data folder or from the package; then the one from the package, should that fail. */
export async function loadTables(env: Io['env']): Promise<readonly ExactValues[]> {
  const found = await Promise.all([loadBestTable([dataFolder(env)]), loadBestTable([])]);
  return found.flatMap(({ best }) => (best === undefined ? [] : [best.table]));
}

/**
 * What `ask` makes of the first table that is sound as far as it is asked: a page of one that stays on the disk is looked at only
 * when it is needed. `onFault` hears of one that is not.
 */
export function withSoundTable<T>(
  tables: readonly ExactValues[],
  ask: (table: ExactValues) => T,
  onFault: (code: TableFaultCode) => void,
): T {
  for (const table of tables) {
    try {
      return ask(table);
    } catch (error) {
      if (!(error instanceof TableFault)) throw error;
      onFault(error.code);
    }
  }
  return ask(NO_EXACT_VALUES);
}

/** What estimates where no table knows: the pocket network, or, if it cannot be had, which is told, the network in the program. */
export async function loadEstimate(onProblem: (code: ResourceProblemCode) => void): Promise<WinEstimate> {
  const files = await loadPocket().then(
    (file) => [file],
    () => {
      onProblem('unavailable');
      return [];
    },
  );
  return readKnowledge(files, onProblem).estimate;
}

/**
 * What the computer knows of Senet, as an engine is given it, whatever its thread: the largest sound table in the data folder, the one
 * from the package, and the pocket network unless positions are to be evaluated without. Rejects if something is not there.
 */
export async function loadSenetFiles(
  env: Io['env'],
  evaluation: Evaluation,
): Promise<readonly ArrayBufferLike[]> {
  const found = await Promise.all([loadBestTable([]), loadBestTable([dataFolder(env)])]);
  const tables = found.flatMap(({ best }): LoadedTable[] => (best === undefined ? [] : [best]));
  const [shipped, largest] = tables;
  if (shipped === undefined) throw new Error('no table of Senet can be read');
  const different = shipped.pieces === largest?.pieces ? [shipped] : tables;
  const network = evaluation === 'network' ? [await loadPocket()] : [];
  return [...different.map(({ resource }) => resource), ...network];
}

const BAR = 20;

/** `2 × 1 pieces (layer 2 of 3), sweep 7 [#####...............] largest change 3.4e-3, about 5 min left` */
export function formatSolving(
  lang: Lang,
  { layer, number, layers, sweep, levels, level, change, secondsLeft }: SolveProgress,
): string {
  const filled = Math.floor((level / levels) * BAR);
  const bar = `[${'#'.repeat(filled).padEnd(BAR, '.')}]`;
  const size = change.toExponential(1).replace('.', computerWords(lang).decimal);
  const words = tablesWords(lang);
  const minutes = secondsLeft === undefined ? undefined : Math.round(secondsLeft / 60);
  const left = minutes === undefined ? '' : words.timeLeft(Math.floor(minutes / 60), minutes % 60);
  return words.progress(layer.join(' × '), number, layers, sweep, bar, size) + left;
}

/** Digits in groups of three, as the language writes them. */
export function formatCount(lang: Lang, count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, thousandsSeparator(lang));
}
