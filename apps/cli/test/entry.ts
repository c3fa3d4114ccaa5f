import { run } from '../src/run.js';

const ended = run();
// Signals are heard from here on.
console.error('ready');
await ended;
