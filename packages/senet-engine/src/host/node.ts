import { setTableOpener } from '../table/openTable.js';
import { openTableFile } from './diskTable.js';

setTableOpener('disk', openTableFile);

export type { CheckpointError } from './checkpoint.js';
export { dataFolder } from './dataFolder.js';
export type { DiskError } from './disk.js';
export { DiskTable, openTableFile } from './diskTable.js';
export {
  type BestTable,
  type FoundTable,
  findTables,
  type LoadError,
  type LoadedTable,
  loadBestTable,
  loadPocket,
  loadTable,
} from './loadTable.js';
export {
  MOST_PIECES,
  type SolvedTable,
  type SolveError,
  type SolveProgress,
  type SolveSettings,
  solveTable,
} from './solve.js';
export { tableFile } from './tableFile.js';
