import type { Facts, Refusal } from '@tabuleiro/game';

/** Every reason why a match does not do what it is asked; `words` has a sentence for each. */
export const MATCH_ERRORS = [
  'not-a-player',
  'bad-time',
  'game-over',
  'paused',
  'not-paused',
  'time-in-pause',
  'not-your-turn',
  'illegal-move',
  'must-throw',
  'no-throw',
  'wrong-dice',
  'throw-seen',
  'no-agreement',
  'offer-stands',
  'no-offer',
  'no-claim',
  'hints-off',
  'takebacks-off',
  'nothing-to-take-back',
  'already-asked',
  'not-asked',
] as const;
/** One of `MATCH_ERRORS`. */
export type MatchErrorCode = (typeof MATCH_ERRORS)[number];

/** Why a match does not do what it is asked; with `illegal-move`, `refusal` is the game's own reason. */
export type MatchError = {
  readonly code: MatchErrorCode;
  readonly facts: Facts;
  readonly refusal?: Refusal;
};

export function refuse(code: MatchErrorCode, facts: Facts = {}): { ok: false; error: MatchError } {
  return { ok: false, error: { code, facts } };
}
