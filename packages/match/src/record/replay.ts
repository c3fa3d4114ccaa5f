import { type Game, ok, type Result } from '@tabuleiro/game';
import { ACTION_VALIDATORS, type Action } from '../actions/action.js';
import { applyAction } from '../actions/applyAction.js';
import { commitTo, isSecret, type Secret, throwAt } from '../dice/fairDice.js';
import { beginMatch, type Match } from '../match.js';
import { isObject } from '../validator.js';
import { type ChainEnd, extendChain, linkOf, NO_LINK } from './chain.js';
import { badRecord, invalidRecord, type RecordError } from './recordError.js';
import { type RecordHeader, setupOf } from './recordFormat.js';
import { VERSION_RULES } from './version.js';

/** `untilDamage`: a damaged text is replayed up to its first damage, not refused. */
export type ParseMatchOptions = { readonly untilDamage?: boolean };

/** A match that a record or a journal was replayed to. */
export type ParsedMatch<S, M> = {
  readonly match: Match<S, M>;
  /** The secret of its dice, where the text holds it (S-DIE). */
  readonly secret: Secret | undefined;
  /** Where the text is damaged; only with `untilDamage`. */
  readonly damage: RecordError | undefined;
  /** The end of the text's chain of checksums; empty links before version 2. */
  readonly chain: ChainEnd;
};

/** The match before its first action, from a valid header. */
export function beginFromHeader<S, M>(
  game: Game<S, M>,
  header: RecordHeader,
): Result<ParsedMatch<S, M>, RecordError> {
  if (header.game !== game.id) return badRecord('other-game', 'game', { game: header.game, needs: game.id });
  const { isChained, namesEveryOption } = VERSION_RULES[header.version];
  const missing = game.options.find(({ name }) => !Object.hasOwn(header.options, name));
  if (missing !== undefined && namesEveryOption) return badRecord('missing', `options.${missing.name}`);
  const chain = isChained ? { before: NO_LINK, last: linkOf(NO_LINK, header) } : UNCHAINED;
  const secret = isSecret(header.dice?.secret) ? header.dice.secret : undefined;
  if (secret !== undefined && commitTo(secret) !== header.dice?.commit)
    return badRecord('wrong-commit', 'dice.secret');
  const match = beginMatch(game, setupOf(header), undefined, header.version);
  if (!match.ok) return match;
  // Last, so that what the rules themselves can tell of the damage is told.
  if (isChained && header.link !== chain.last) return badRecord('broken-chain', 'link');
  return ok({ match: match.value, secret, damage: undefined, chain });
}

const UNCHAINED: ChainEnd = { before: NO_LINK, last: NO_LINK };

/** The match and the chain after one more line. */
type Replayed<S, M> = {
  readonly match: Match<S, M>;
  readonly action: Action;
  readonly chain: ChainEnd;
};

/** Validates one action from outside and applies it; `path` is its place in the document. */
export function replayAction<S, M>(
  game: Game<S, M>,
  { match, secret, chain: end }: ParsedMatch<S, M>,
  value: unknown,
  path: string,
): Result<Replayed<S, M>, RecordError> {
  const { isChained } = VERSION_RULES[match.recordVersion];
  const { link, line } = isChained ? unlink(value) : { link: undefined, line: value };
  const action = ACTION_VALIDATORS[match.recordVersion].read(line, path);
  if (!action.ok) return invalidRecord(action.error);
  const next = applyAction(game, match, action.value);
  if (!next.ok) return badRecord('refused-action', path, next.error.facts, { cause: next.error });
  const due = secret === undefined ? undefined : dueThrow(match, next.value, secret);
  const thrown = next.value.plies?.item.text;
  if (due !== undefined && thrown !== due) return badRecord('wrong-throw', `${path}.move`, { needs: due });
  const chain = isChained ? extendChain(end, action.value, false) : end;
  const linkPath = path === '' ? 'link' : `${path}.link`;
  if (isChained && link === undefined) return badRecord('missing', linkPath);
  if (isChained && link !== chain.last) return badRecord('broken-chain', linkPath);
  return ok({ match: next.value, action: action.value, chain });
}

function unlink(value: unknown): { readonly link: unknown; readonly line: unknown } {
  if (!isObject(value)) return { link: undefined, line: value };
  const { link, ...line } = value;
  return { link, line };
}

/** The text that the fair dice give for the throw just made; undefined where none was. */
function dueThrow(before: Match, after: Match, secret: Secret): string | undefined {
  const { dice } = after.setup;
  if (dice === undefined || after.throwCount !== before.throwCount + 1) return undefined;
  return String(throwAt(secret, dice.playerSeed, before.throwCount));
}
