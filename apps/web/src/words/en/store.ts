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
  ['textSize', 'text size'],
  ['hand', 'hand'],
  ['sharing', 'sharing the board'],
  ['sound', 'sound'],
  ['volume', 'volume'],
  ['keys', 'keys'],
  ['targets', 'possible squares'],
  ['coordinates', 'coordinates'],
  ['confirmMoves', 'confirming moves'],
  ['retirement', 'the question about retiring dukes'],
  ['lessons', 'tutorial tasks done'],
  ['name', 'name'],
]);

const field = (name: string): string => FIELDS.get(name) ?? 'reading of the board';

export const store: StoreWords = {
  problems: {
    unavailable:
      'The browser does not let games be kept here: this may be a private window, or storage is blocked.',
    full: 'There is no room left. Delete old games or free some space on the device and try again. What was kept before is still there.',
    blocked: 'Another tab has an old version of Tabuleiro open. Close that tab and try again.',
    newer:
      'The games on this device belong to a newer version of Tabuleiro. Reload the page to use it. Nothing was changed.',
    wiped:
      'The browser found what it kept here damaged, and has deleted the games. If you have a file from "Export everything", you can bring them back under Settings.',
    'not-found':
      'This game is no longer kept on this device: it was deleted. What is on the screen can still be exported, under "Keep and share".',
    'changed-elsewhere': 'This game went on in another tab. Open it again to see how it stands.',
    damaged: 'What is kept of this game is damaged, and it cannot be opened as it is. Nothing was deleted.',
    unread: 'The browser could not read what is kept here. Try again. Nothing was changed.',
    failed: 'The browser could not keep this. Try again. What was kept before is still there.',
  },
  persistence: {
    granted: 'The browser has promised not to clear your games.',
    refused:
      'The browser may clear your games when space runs short or when you stay away for long. Export everything now and then, under Settings.',
    unknown:
      'There is no telling whether the browser will keep your games. Export everything now and then, under Settings.',
  },
  memoryOnly:
    'Nothing is kept: you can play, but the games are gone when this page closes. To keep them, export everything before you leave.',
  notKept:
    'This game is not kept: you can play, but it is lost when this page is closed. To keep it, export everything under Settings before you leave.',
  space: (used, most) => `${formatBytes('en', used)} of ${formatBytes('en', most)} in use.`,
  roles: {
    owner: 'You now play in this tab.',
    reader:
      'This game is open in another tab. Here you can only follow it; to play in this tab, close the other.',
  },
  oddSettings: (fields) =>
    `Some settings could not be read and are back at their defaults: ${all.format([...new Set(fields.map(field))])}.`,
};
