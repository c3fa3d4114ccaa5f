export { openApp } from './app.js';
export { listen } from './listen.js';
export { run } from './run.js';
