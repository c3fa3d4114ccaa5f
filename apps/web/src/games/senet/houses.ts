import type { Player, Refusal } from '@tabuleiro/game';
import { A, EMPTY, LAST, type SenetMove, type SenetState } from '@tabuleiro/senet';
import { type Lang, wordHouse } from '@tabuleiro/words';
import type { Place } from '../../board/model.js';
import { senetWords } from '../../words/senet.js';
import type { ManWords, SenetWords } from '../../words/types/senet.js';
import type { GameMove, GamePosition } from '../position.js';

export type SenetPosition = GamePosition<SenetState, SenetMove>;
export type SenetGameMove = GameMove<SenetState, SenetMove>;

/** Beside the board: where pieces leave it, and where a turn without a move is given up. */
export const EXIT_TRAY = 'exit';
export const SKIP_TRAY = 'skip';

/** Every house in the order of the track. */
export const TRACK: readonly number[] = Array.from({ length: LAST }, (_, i) => i + 1);

/** 0 for A; undefined for an empty house. */
export function sideOf(owner: number): 0 | 1 | undefined {
  if (owner === EMPTY) return undefined;
  return owner === A ? 0 : 1;
}

function sideOfPlayer(player: Player): 0 | 1 {
  return player === 'A' ? 0 : 1;
}

/** The number of a house; undefined for a tray. */
export function houseAt(place: Place): number | undefined {
  return TRACK.find((house) => String(house) === place);
}

/** The same track with another player to act and another die on the table. */
export function withTurn(state: SenetState, player: number, die: number): SenetState {
  const copy = state.copy();
  copy.setTurn(player, die);
  return copy;
}

/** "casa 9", "casa 26, Casa da Beleza". */
export function nameHouse(lang: Lang, house: number): string {
  return senetWords[lang].house(house, wordHouse(lang, house));
}

/** What the piece of an owner is called; undefined for nobody's. */
export function manOf({ men }: SenetWords, owner: number): ManWords | undefined {
  const side = sideOf(owner);
  return side === undefined ? undefined : men[side];
}

export function manOfPlayer({ men }: SenetWords, player: Player | undefined): ManWords {
  return men[player === undefined ? 0 : sideOfPlayer(player)];
}

/** Why a piece of this owner cannot go with the die, in a few words. */
export function wordStuck(lang: Lang, owner: number, { code, facts }: Refusal): string {
  const words = senetWords[lang];
  const fact = (name: string): number => Number(facts[name]);
  const [first, second] = words.men;
  const [own, other] = sideOf(owner) === 1 ? [second, first] : [first, second];
  switch (code) {
    case 'exact-exit':
      return words.exitOnly(fact('needs'));
    case 'own-piece':
      return words.taken(own, fact('to'));
    case 'protected-house':
      return words.shelter(other, nameHouse(lang, fact('house')));
    case 'protected-pair':
      return words.pair(other, fact('to'), fact('at'));
    case 'wall-landing':
      return words.inWall(fact('to'), fact('first'), fact('last'));
    case 'blocked-by-wall':
      return words.blocked(fact('first'), fact('last'));
    default:
      throw new Error(`a piece of the player to act is refused for ${code}`);
  }
}
