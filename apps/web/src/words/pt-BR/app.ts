export { board } from './board.js';
export { components, languageName } from './components.js';
export { game } from './game.js';
export { home } from './home.js';
export { pages } from './pages.js';
export { play } from './play.js';
export { store } from './store.js';
