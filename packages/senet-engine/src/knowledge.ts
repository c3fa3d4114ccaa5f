import type { Result } from '@tabuleiro/game';
import { SHIPPED_PIECES } from './level/levels.js';
import { type ExactValues, NO_EXACT_VALUES, type SenetKnowledge } from './search/searchTypes.js';
import type { TableProblem } from './table/header.js';
import { openTable } from './table/openTable.js';
import { isPocket, type PocketProblem, parsePocket } from './value/pocketFile.js';
import { PocketNetwork } from './value/pocketNetwork.js';
import { senetNet, type WinEstimate } from './value/valueNet.js';

/** What the data files of Senet tell. */
export type FileKnowledge = {
  /** The largest first. */
  readonly tables: readonly ExactValues[];
  readonly estimate: WinEstimate;
  /** With the largest table. */
  readonly best: SenetKnowledge;
  /** What every level knows on every machine: the table that comes with the package, and no other. */
  readonly shipped: SenetKnowledge;
};

/**
 * Reads tables and the pocket network, in any order. What is wrong with a file is told, and it is done without: where there is no
 * pocket network, a smaller network that is part of the program estimates.
 */
export function readKnowledge(
  files: readonly ArrayBufferLike[],
  onProblem: (code: TableProblem | PocketProblem) => void = () => undefined,
): FileKnowledge {
  const sound = <T>(read: Result<T, { readonly code: TableProblem | PocketProblem }>): T[] => {
    if (!read.ok) onProblem(read.error.code);
    return read.ok ? [read.value] : [];
  };
  const isNetwork = (file: ArrayBufferLike): boolean => isPocket(new Uint8Array(file));
  const networks = files.filter(isNetwork).flatMap((file) => sound(parsePocket(new Uint8Array(file))));
  const tables = files
    .filter((file) => !isNetwork(file))
    .flatMap((file) => sound(openTable(file)))
    .sort((one, other) => other.pieces - one.pieces);
  const [pocket] = networks;
  const estimate: WinEstimate = pocket === undefined ? senetNet() : new PocketNetwork(pocket);
  const largest = tables.at(0) ?? NO_EXACT_VALUES;
  const shipped = tables.find(({ pieces }) => pieces === SHIPPED_PIECES) ?? NO_EXACT_VALUES;
  return { tables, estimate, best: { exact: largest, estimate }, shipped: { exact: shipped, estimate } };
}
