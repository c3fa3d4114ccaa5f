import { type Game, ok, type Result } from '@tabuleiro/game';
import { type Action, actionValidator } from '../actions/action.js';
import { applyAction } from '../actions/applyAction.js';
import { commitTo, isSecret, type Secret, throwAt } from '../dice/fairDice.js';
import { beginMatch, type Match } from '../match.js';
import type { Setup } from '../setup.js';
import { badRecord, invalidRecord, type RecordError } from './recordError.js';
import type { RecordHeader } from './recordFormat.js';

/** `untilDamage`: a damaged text is replayed up to its first damage, not refused. */
export type ParseMatchOptions = { readonly untilDamage?: boolean };

/** A match that a record or a journal was replayed to. */
export type ParsedMatch<S, M> = {
  readonly match: Match<S, M>;
  /** The secret of its dice, where the text holds it (S-DIE). */
  readonly secret: Secret | undefined;
  /** Where the text is damaged; only with `untilDamage`. */
  readonly damage: RecordError | undefined;
};

/** The match before its first action, from a valid header. */
export function beginFromHeader<S, M>(
  game: Game<S, M>,
  header: RecordHeader,
): Result<ParsedMatch<S, M>, RecordError> {
  if (header.game !== game.id) return badRecord('other-game', 'game', { game: header.game, needs: game.id });
  const missing = game.options.find(({ name }) => !Object.hasOwn(header.options, name));
  if (missing !== undefined) return badRecord('missing', `options.${missing.name}`);
  const secret = isSecret(header.dice?.secret) ? header.dice.secret : undefined;
  if (secret !== undefined && commitTo(secret) !== header.dice?.commit)
    return badRecord('wrong-commit', 'dice.secret');
  const match = beginMatch(game, setupOf(header));
  return match.ok ? ok({ match: match.value, secret, damage: undefined }) : match;
}

function setupOf({ options, players, clock, help, budget, dice, start }: RecordHeader): Setup {
  return {
    ...{ options, players, clock, help, budget },
    ...(dice === undefined ? {} : { dice: { commit: dice.commit, playerSeed: dice.playerSeed } }),
    ...(start === undefined ? {} : { start }),
  };
}

/** Validates one action from outside and applies it; `path` is its place in the document. */
export function replayAction<S, M>(
  game: Game<S, M>,
  { match, secret }: ParsedMatch<S, M>,
  value: unknown,
  path: string,
): Result<{ readonly match: Match<S, M>; readonly action: Action }, RecordError> {
  const action = actionValidator.read(value, path);
  if (!action.ok) return invalidRecord(action.error);
  const next = applyAction(game, match, action.value);
  if (!next.ok) return badRecord('refused-action', path, next.error.facts, { cause: next.error });
  const due = secret === undefined ? undefined : dueThrow(match, next.value, secret);
  const thrown = next.value.plies?.item.text;
  if (due !== undefined && thrown !== due) return badRecord('wrong-throw', `${path}.move`, { needs: due });
  return ok({ match: next.value, action: action.value });
}

/** The text that the fair dice give for the throw just made; undefined where none was. */
function dueThrow(before: Match, after: Match, secret: Secret): string | undefined {
  const { dice } = after.setup;
  if (dice === undefined || after.throwCount !== before.throwCount + 1) return undefined;
  return String(throwAt(secret, dice.playerSeed, before.throwCount));
}
