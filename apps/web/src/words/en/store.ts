import type { StoreWords } from '../types/store.js';

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
  advice:
    'The browser may clear your games when space runs low or when you have not been here for a while. Export everything now and then, under Settings.',
  memoryOnly:
    'Nothing is saved: you can play, but your games will be lost when you close this page. To keep them, export everything before you leave.',
  notKept:
    'This game is not saved: you can play, but it will be lost when you close this page. To keep it, export everything under Settings before you leave.',
  roles: {
    owner: 'You are now playing in this tab.',
    reader:
      'This game is open in another tab. You can only watch it here; to play in this tab, close the other one.',
  },
};
