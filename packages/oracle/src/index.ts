export { TABLE_PROBLEMS, type TableError, type TableProblem } from './table/header.js';
export { type Checksum, WinTable } from './table/winTable.js';
