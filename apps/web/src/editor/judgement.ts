import type { WrittenGame } from '@tabuleiro/any-game';
import type { GameOptions, Outcome, PositionError } from '@tabuleiro/game';

/** What the rules say of the text of a draft. */
export type Judgement =
  | { readonly kind: 'impossible'; readonly error: PositionError }
  | {
      readonly kind: 'possible';
      readonly state: unknown;
      /** The text that the rules write themselves: what counts for nothing is not in it. */
      readonly text: string;
      /** Where the game has ended in this position, how. */
      readonly outcome: Outcome | undefined;
    };

/** A position is possible exactly when the rules read it. */
export function judge({ game }: WrittenGame, text: string, options: GameOptions): Judgement {
  const parsed = game.notation.parsePosition(text, options);
  if (!parsed.ok) return { kind: 'impossible', error: parsed.error };
  const turn = game.turn(parsed.value);
  return {
    ...{ kind: 'possible', state: parsed.value, text: game.notation.formatPosition(parsed.value) },
    outcome: turn.kind === 'over' ? turn.outcome : undefined,
  };
}
