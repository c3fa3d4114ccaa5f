export { EXIT, type ExitCode } from './commandLine/command.js';
export type { Io } from './io/io.js';
export { main } from './main.js';
export { run } from './run.js';
