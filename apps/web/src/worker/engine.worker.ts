import '@tabuleiro/engine/browser-worker';
