import { SeededRandom } from '@tabuleiro/arena';
import { mixSeed } from '@tabuleiro/engine';
import { LAST, PIECES, THROWS, WATER } from '@tabuleiro/senet';
import { Expectimax, type SenetKnowledge, Successors } from '@tabuleiro/senet-engine';

/** A position in which the player of `own` has thrown. */
export type Thrown = { readonly own: number; readonly other: number; readonly die: number };

const SQUARES = Array.from({ length: LAST }, (_, i) => i + 1).filter((square) => square !== WATER);
/** Nobody plays that long; two players who are stuck for ever would. */
const MAX_THROWS = 2000;
const STARTS = [0b1010101010, 0b10101010100] as const;

/** So many pieces of each, anywhere on the track. */
export function scatter(
  chance: SeededRandom,
  ownPieces: number,
  otherPieces: number,
): readonly [number, number] {
  let taken = 0;
  const sets = [ownPieces, otherPieces].map((pieces) => {
    let set = 0;
    for (let left = pieces; left > 0; ) {
      const bit = 1 << chance.pick(SQUARES);
      if ((taken & bit) !== 0) continue;
      taken |= bit;
      set |= bit;
      left--;
    }
    return set;
  });
  return [sets[0], sets[1]];
}

/** Plays games with one player, who does not look ahead, on both sides. */
export class SelfPlay {
  private readonly lookahead: Expectimax;
  private readonly successors = new Successors(PIECES);

  constructor(player: SenetKnowledge) {
    this.lookahead = new Expectimax(player);
  }

  /** Does the player know the exact value of a position? */
  isKnown(own: number, other: number): boolean {
    return this.lookahead.isKnown(own, other);
  }

  /**
   * The throws of a game, as far as the player has no exact values. Of a hundred moves `whim` are drawn: weak players reach
   * other positions. With fewer than all pieces the game begins anywhere.
   */
  *play(seed: number, game: number, whim: number, pieces: number = PIECES): Generator<Thrown> {
    const chance = new SeededRandom(mixSeed(seed, game));
    let [own, other]: readonly number[] = pieces === PIECES ? STARTS : scatter(chance, pieces, pieces);
    for (let i = 0; i < MAX_THROWS && own !== 0 && !this.isKnown(own, other); i++) {
      const die = 1 + chance.below(THROWS.length);
      yield { own, other, die };
      const { successors } = this;
      const moves = successors.list(own, other, die, 0);
      const again = moves > 0 && (die === 1 || die === THROWS.length); // S-EXTRA
      if (moves > 0) {
        const chosen = chance.below(100) < whim ? chance.below(moves) : this.best(moves, again);
        [own, other] = [successors.own[chosen], successors.other[chosen]];
      }
      if (!again && own !== 0) [own, other] = [other, own];
    }
  }

  private best(moves: number, again: boolean): number {
    const { own, other } = this.successors;
    let best = 0;
    let most = -1;
    for (let i = 0; i < moves; i++) {
      const win = this.lookahead.after(own[i], other[i], again, 0, 0, 1);
      if (win > most) {
        most = win;
        best = i;
      }
    }
    return best;
  }
}
