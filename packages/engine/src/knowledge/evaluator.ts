import { COLOURS, WHITE } from '@tabuleiro/grid';
import { PAWN_FILES, stepsToPawn } from './pawnFiles.js';
import { endingOf, FeatureTrace, openingOf, PHASES } from './weights.js';

const MOST_UNITS = 39;

/** Where the blocks of features begin that every evaluator has. */
export type KingFeatures = {
  /** by steps from the king to the nearest own pawn ahead on a file, 0 for none; own file, then beside it: 16 */
  readonly shield: number;
  /** by attack units on the squares around the king: 40 */
  readonly danger: number;
  readonly tempo: number;
};

/** What evaluators share: a sum of weighted features that can be traced, and the safety of the kings. */
export abstract class Evaluator {
  readonly trace: FeatureTrace = new FeatureTrace();
  protected readonly weights: Int32Array;
  /** As pawnFiles.ts has it. */
  protected readonly pawns: Uint8Array = new Uint8Array(PAWN_FILES);
  /** Attack units on the king of each colour, and how many pieces bring them. */
  private readonly units: Int32Array = new Int32Array(2);
  private readonly attackers: Int32Array = new Int32Array(2);
  private readonly king: KingFeatures;

  constructor(weights: Int32Array, king: KingFeatures) {
    this.weights = weights;
    this.king = king;
  }

  protected weigh(feature: number): number {
    if (this.trace.isOn) this.trace.note(feature);
    return this.weights[feature];
  }

  /** Nothing is known of the kings and their pawns yet. */
  protected clear(): void {
    const { pawns } = this;
    for (let i = 0; i < PAWN_FILES; i++) pawns[i] = 0;
    this.units[0] = 0;
    this.units[1] = 0;
    this.attackers[0] = 0;
    this.attackers[1] = 0;
  }

  /** A piece of `us` bears on squares around the other king. */
  protected press(us: number, units: number): void {
    const prey = us === WHITE ? 1 : 0;
    this.units[prey] += units;
    this.attackers[prey]++;
  }

  /** The pawns in front of the king. */
  protected shield(us: number, king: number): number {
    const side = us === WHITE ? 0 : 1;
    const file = (king & 15) - 3;
    const rank = (king >> 4) - 2;
    let sum = 0;
    for (let at = Math.max(1, file - 1); at <= Math.min(8, file + 1); at++) {
      sum += this.weigh(
        this.king.shield + (at === file ? 0 : 8) + stepsToPawn(this.pawns, side, side, at, rank),
      );
    }
    return sum | 0;
  }

  /** Both sides' sums with what presses on the kings and the tempo, blended by the share of the opening. */
  protected conclude(sides: number, us: number, phase: number): number {
    let sum = (sides + this.danger(us, 1) - this.danger(us ^ COLOURS, -1)) | 0;
    this.trace.sign = 1;
    sum = (sum + this.weigh(this.king.tempo)) | 0;
    const opening = Math.min(PHASES, phase);
    this.trace.phase = opening;
    return ((openingOf(sum) * opening + endingOf(sum) * (PHASES - opening)) / PHASES) | 0;
  }

  /** What presses on the king of a colour. */
  private danger(us: number, sign: number): number {
    const side = us === WHITE ? 0 : 1;
    if (this.attackers[side] < 2) return 0;
    this.trace.sign = sign;
    return this.weigh(this.king.danger + Math.min(MOST_UNITS, this.units[side]));
  }
}
