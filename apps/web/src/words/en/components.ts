import type { ComponentWords } from '../types/components.js';

export const components: ComponentWords = {
  app: 'Tabuleiro',
  skip: 'Skip to content',
  home: ', home page',
  settings: 'Settings',
  help: 'Help',
  menu: 'Tabuleiro menu',
  close: 'Close',
  cancel: 'Cancel',
  notFetched: 'This page could not be loaded. Check your connection and reload; your games are saved.',
  broken: 'This page has stopped working. That is our fault. Reload it; your games are saved.',
  fileLost: 'The file could not be read. Check that it is still there and choose it again.',
  reload: 'Reload',
  title: (page) => `${page} · Tabuleiro`,
};
