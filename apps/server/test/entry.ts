import { run } from '../src/run.js';

/** The server as a process of its own: the first argument is the folder. */
const [folder, ...args] = process.argv.slice(2);
void run(args, async () => folder);
