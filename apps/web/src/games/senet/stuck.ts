import type { SenetState } from '@tabuleiro/senet';
import type { Lang } from '@tabuleiro/words';
import { effectOf } from './effect.js';
import { wordStuck } from './naming.js';
import { TRACK } from './reading.js';
import { senetWords } from './words.js';

/** For each piece of the player to act that the die does not move, its house and why. */
export function stuckPieces(lang: Lang, state: SenetState): readonly string[] {
  return TRACK.filter((house) => state.track[house] === state.player).flatMap((house) => {
    const effect = effectOf(state, house);
    if (effect.kind !== 'stuck') return [];
    return [senetWords[lang].stuckAt(house, wordStuck(lang, state, effect.refusal))];
  });
}
