/** Says how good positions are, for the side to act, in centipawns. */
export interface PositionEvaluator<View> {
  evaluate(view: View): number;
}
