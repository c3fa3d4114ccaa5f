import { formatBytes } from '../../store/byteText.js';
import type { StoreWords } from '../types/store.js';

const all = new Intl.ListFormat('en', { type: 'conjunction' });

const FIELDS: ReadonlyMap<string, string> = new Map([
  ['settings', 'all of them'],
  ['lang', 'language'],
  ['letters', 'letters of the pieces'],
  ['theme', 'theme'],
  ['motion', 'motion'],
  ['hurry', 'hurry'],
  ['premove', 'premove'],
  ['phrases', 'the other player’s phrases'],
  ['textSize', 'text size'],
  ['hand', 'hand'],
  ['sharing', 'sharing the board'],
  ['sound', 'sound'],
  ['volume', 'volume'],
  ['keys', 'keys'],
  ['targets', 'possible squares'],
  ['movable', 'marks of pieces that can move'],
  ['coordinates', 'coordinates'],
  ['onlyBoard', 'board only'],
  ['coordinateSize', 'size of the coordinates'],
  ['board', 'board'],
  ['pieces', 'pieces'],
  ['figurines', 'drawings in moves'],
  ['confirmMoves', 'confirming moves'],
  ['retirement', 'the question about retiring dukes'],
  ['lessons', 'tutorial tasks done'],
  ['name', 'name'],
]);

const field = (name: string): string => FIELDS.get(name) ?? 'how squares are read out';

export const store: StoreWords = {
  problems: {
    unavailable:
      'The browser does not allow games to be saved here: this may be a private window, or storage is blocked.',
    full: 'There is no space left. Delete old games or free up some space on the device and try again. What was saved before is still there.',
    blocked: 'Another tab has an old version of Tabuleiro open. Close that tab and try again.',
    newer:
      'The games on this device belong to a newer version of Tabuleiro. Reload the page to use it. Nothing was changed.',
    wiped:
      'The browser found its stored data damaged and deleted the games. If you have a file from "Export everything", you can bring them back under Settings.',
    'not-found':
      'This game is no longer on this device: it was deleted. What is on the screen can still be exported, under "More".',
    'changed-elsewhere': 'This game was continued in another tab. Open it again to see where it stands.',
    damaged: 'The saved copy of this game is damaged, and it cannot be opened as it is. Nothing was deleted.',
    unread: 'The browser could not read what is saved here. Try again. Nothing was changed.',
    failed: 'The browser could not save this. Try again. What was saved before is still there.',
  },
  persistence: {
    granted: 'The browser has promised not to clear your games.',
    refused:
      'The browser may clear your games when space runs low or when you have not been here for a while. Export everything now and then, under Settings.',
    unknown:
      'There is no telling whether the browser will keep your games. Export everything now and then, under Settings.',
  },
  memoryOnly:
    'Nothing is saved: you can play, but your games will be lost when you close this page. To keep them, export everything before you leave.',
  notKept:
    'This game is not saved: you can play, but it will be lost when you close this page. To keep it, export everything under Settings before you leave.',
  space: (used, most) => `${formatBytes('en', used)} of ${formatBytes('en', most)} in use.`,
  roles: {
    owner: 'You are now playing in this tab.',
    reader:
      'This game is open in another tab. You can only watch it here; to play in this tab, close the other one.',
  },
  oddSettings: (fields) =>
    `Some settings could not be read and were reset to their defaults: ${all.format([...new Set(fields.map(field))])}.`,
};
