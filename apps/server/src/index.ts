export { openApp } from './app.js';
export { listen } from './listen.js';
export { type OnlineHost, openOnline } from './online/onlineHost.js';
export { run } from './run.js';
export { findSenetTable } from './senetTable.js';
