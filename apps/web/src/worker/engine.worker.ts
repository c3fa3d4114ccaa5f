import '@tabuleiro/engine/browser-worker';
import '../games/senet/openServerTable.js';
