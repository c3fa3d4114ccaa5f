import type { SenetState } from '@tabuleiro/senet';
import type { Lang } from '@tabuleiro/words';
import { senetWords } from '../../words/senet.js';
import { wordStuck } from './naming.js';
import { isStuck, prospectOf } from './prospect.js';
import { TRACK } from './scene.js';

/** For each piece of the player to act that the die does not move, its house and why. */
export function stuckPieces(lang: Lang, state: SenetState): readonly string[] {
  return TRACK.filter((house) => state.track[house] === state.player).flatMap((house) => {
    const prospect = prospectOf(state, house);
    if (!isStuck(prospect)) return [];
    return [senetWords[lang].stuckAt(house, wordStuck(lang, state.player, prospect))];
  });
}
