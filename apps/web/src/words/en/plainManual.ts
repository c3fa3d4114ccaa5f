import type { PlainManualWords } from '../types/plainManual.js';

export const plainManual: PlainManualWords = {
  title: (page) => `${page} · Tabuleiro manual`,
  intro:
    'The whole manual on plain pages, without JavaScript, to read, print or keep. In the app the boards are real: every article has a way to its own.',
  articles: 'In this chapter',
  tutorial: 'Do the tutorial in the app',
  die: (number) => `The die shows ${number}.`,
  inWords: 'The position in words',
  noMen: 'No piece on the board',
  play: 'Try it on a real board',
  playChapter: 'Open this chapter in the app',
};
