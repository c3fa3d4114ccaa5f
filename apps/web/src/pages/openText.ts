import type { Lang } from '@tabuleiro/words';
import { GAME_IDS, loadFace } from '../games/registry.js';
import { navigate } from '../route.js';
import type { GameStorage } from '../store/storage.js';
import { pasted } from './pasted.js';
import { pageWords } from './words.js';

/** Opens what was pasted or read from a file; answers in words why it cannot. */
export async function openText(_storage: GameStorage, lang: Lang, text: string): Promise<string | undefined> {
  for (const game of GAME_IDS) {
    const face = await loadFace(game);
    if (face?.entry.parse(text.trim(), {}).ok !== true) continue;
    pasted.value = { game, text: text.trim() };
    navigate({ screen: 'new', game });
    return undefined;
  }
  return pageWords[lang].notRecognised;
}
