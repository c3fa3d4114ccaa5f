import { EMPTY, LAST, type SenetState, senet, THROWS } from '@tabuleiro/senet';
import { capital, type Lang } from '@tabuleiro/words';
import type { Place } from '../../board/model.js';
import type { Scene } from '../face.js';
import { type Effect, effectOf } from './effect.js';
import { manOf, nameHouse, wordStuck, wordsOf } from './naming.js';
import { houseAt, otherOf, readScene, TRACK, withTurn } from './reading.js';
import { senetWords } from './words.js';

/** What lies one to five houses ahead of a place and, if a piece stands there, what each throw would do to it. */
export type Prospect = {
  readonly die: number;
  /** What the throw does; undefined where nobody stands at the place, or the game is over. */
  readonly effect: Effect | undefined;
  /** The house so far ahead; undefined beyond the last one. */
  readonly house: number | undefined;
  /** Who is there: EMPTY, A or B. */
  readonly owner: number;
};

export function ahead(scene: Scene, place: Place): readonly Prospect[] {
  const state = readScene(scene);
  const from = houseAt(place);
  if (from === undefined) return [];
  const owner = state.track[from];
  const isDead = owner === EMPTY || senet.turn(state).kind === 'over';
  return THROWS.map((die) => {
    const house = from + die > LAST ? undefined : from + die;
    return {
      die,
      effect: isDead ? undefined : effectOf(withTurn(state, owner, die), from),
      house,
      owner: house === undefined ? EMPTY : state.track[house],
    };
  });
}

/** "Casa 24, cone do jogador A. Com 1: vai para a casa 25. …"; throws that do the same are told together. */
export function sayAhead(lang: Lang, scene: Scene, place: Place): string | undefined {
  const house = houseAt(place);
  if (house === undefined) return undefined;
  const state = readScene(scene);
  const prospects = ahead(scene, place);
  const throws = tellThrows(lang, state, house, prospects);
  return throws.length === 0 ? tellHouses(lang, house, prospects) : throws.join(' ');
}

function tellHouses(lang: Lang, from: number, prospects: readonly Prospect[]): string {
  const words = senetWords[lang];
  const told = prospects.flatMap(({ house, owner }) =>
    house === undefined ? [] : [words.standing(nameHouse(lang, house), manOf(words, owner))],
  );
  const end = told.length === prospects.length ? [] : [words.aheadEnd];
  return `${words.aheadOf(nameHouse(lang, from))}: ${[...told, ...end].join('; ')}.`;
}

function tellThrows(
  lang: Lang,
  state: SenetState,
  from: number,
  prospects: readonly Prospect[],
): readonly string[] {
  const words = senetWords[lang];
  const dice = new Map<string, number[]>();
  for (const { die, effect } of prospects) {
    if (effect === undefined) continue;
    const text = wordEffect(lang, withTurn(state, state.track[from], die), effect);
    dice.set(text, [...(dice.get(text) ?? []), die]);
  }
  const told = Array.from(dice, ([text, thrown]) => words.aheadThrow(thrown, text));
  const standing = words.standing(nameHouse(lang, from), manOf(words, state.track[from]));
  return told.length === 0 ? [] : [`${capital(standing)}.`, ...told];
}

function wordEffect(lang: Lang, state: SenetState, effect: Effect): string {
  const words = senetWords[lang];
  switch (effect.kind) {
    case 'move':
      return words.goesTo(nameHouse(lang, effect.to));
    case 'swap':
      return words.swapsAt(wordsOf(words, otherOf(state.player)), nameHouse(lang, effect.to));
    case 'fall':
      return words.falls(nameHouse(lang, effect.to));
    case 'leave':
      return words.leaves;
    case 'stuck':
      return words.cannot(wordStuck(lang, state, effect.refusal));
  }
}

/** What can move with the throw on the table, and what would come of it. */
export function sayMovable(lang: Lang, scene: Scene): string {
  const words = senetWords[lang];
  const state = readScene(scene);
  if (state.die === 0) return words.notThrown;
  const moves = TRACK.filter((house) => state.track[house] === state.player).flatMap((house) => {
    const effect = effectOf(state, house);
    return effect.kind === 'stuck' ? [] : [`${nameHouse(lang, house)}, ${wordEffect(lang, state, effect)}`];
  });
  return words.movable(state.die, moves);
}
