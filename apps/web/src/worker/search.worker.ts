import '@tabuleiro/search/browser-worker';
