export { EXIT, type ExitCode } from './command.js';
export type { Io } from './io.js';
export { main } from './main.js';
export { run } from './run.js';
