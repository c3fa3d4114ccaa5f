export { backupMatches, type Copied, restoreMatches } from './backup.js';
export { FileStore, type FileStoreOptions, LOG_NAME } from './fileStore.js';
export type { LogEntry, LogError } from './logEntry.js';
export { LOG_IO, type LogIo } from './logFile.js';
export type { Migrations } from './logScan.js';
export { backupStore, restoreStore } from './postgres/pgBackup.js';
export { PgStore, type PgStoreOptions } from './postgres/pgStore.js';
export { realClock } from './realClock.js';
