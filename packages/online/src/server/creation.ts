import { bytesToHex } from '@noble/hashes/utils.js';
import { fail, ok, type Result } from '@tabuleiro/game';
import { commitTo, makeSecret, SECRET_BYTES, type Secret } from '@tabuleiro/match';
import type { FindGame, OnlineMatch } from '../onlineMatch.js';
import { otherSeat } from '../onlineMatch.js';
import type { CreateMessage } from '../protocol/clientMessages.js';
import { formatLine, type Line } from '../protocol/lines.js';
import { type OnlineError, onlineError } from '../protocol/onlineError.js';
import { hashOf, inviteCodeOf, type MatchId, matchIdOf, type RandomBytes } from '../protocol/secrets.js';
import { checkTerms, type Terms } from '../protocol/terms.js';
import type { Seals } from './room.js';
import type { HiddenPart, StoredLine } from './store.js';

/** The first lines of a new match. */
export type NewMatch = { readonly match: MatchId; readonly lines: readonly Omit<StoredLine, 'at'>[] };

function lineOf(line: Line, hidden: HiddenPart): Omit<StoredLine, 'at'> {
  return { text: formatLine(line), hidden, ends: false };
}

function diceSecret(terms: Terms, random: RandomBytes): Secret | undefined {
  return terms.dice === 'fair' ? makeSecret(random(SECRET_BYTES)) : undefined;
}

/** O-LINK: the match that a host wants, or why it cannot be. */
export function createMatch(
  games: FindGame,
  random: RandomBytes,
  { token, name, terms, seal }: CreateMessage,
): Result<NewMatch, OnlineError> {
  const game = games(terms.game);
  if (game === undefined) return fail(onlineError('unknown-game', { game: terms.game }));
  const checked = checkTerms(terms, game);
  if (!checked.ok) return checked;
  if (terms.dice === 'fair' && seal === undefined) return fail(onlineError('no-seal'));
  const secret = diceSecret(terms, random);
  const code = inviteCodeOf(token);
  const line: Line = {
    ...{ kind: 'open', name, terms },
    ...(secret === undefined ? {} : { commit: commitTo(secret) }),
    ...(secret === undefined || seal === undefined ? {} : { seal }),
  };
  const hidden: HiddenPart = {
    ...{ token: hashOf(token), codeHash: hashOf(code) },
    ...(terms.listed ? { code } : {}),
    ...(secret === undefined ? {} : { secret }),
  };
  return ok({ match: matchIdOf(token), lines: [lineOf(line, hidden)] });
}

/** The same people once more, with sides changed; the same secrets open their seats. */
export function createRematch(
  of: MatchId,
  { terms, names, hostSeat = 0 }: OnlineMatch,
  tokens: Readonly<Record<'host' | 'guest', string | undefined>>,
  [hostSeal, guestSeal]: Seals,
  random: RandomBytes,
): NewMatch {
  const host = otherSeat(hostSeat);
  // Time odds belong to the person, not to the side.
  const clock: Terms['clock'] = [terms.clock[1], terms.clock[0]];
  const again: Terms = { ...terms, clock, side: host === 0 ? 'first' : 'second', listed: false };
  const secret = diceSecret(terms, random);
  const open: Line = {
    ...{ kind: 'open', name: names[hostSeat], terms: again },
    ...(secret === undefined ? {} : { commit: commitTo(secret) }),
    ...(hostSeal === undefined ? {} : { seal: hostSeal }),
  };
  const sit: Line = {
    ...{ kind: 'sit', name: names[otherSeat(hostSeat)], host },
    ...(guestSeal === undefined ? {} : { seal: guestSeal }),
  };
  const lines = [
    lineOf(open, { ...tokenPart(tokens.host), ...(secret === undefined ? {} : { secret }) }),
    lineOf(sit, tokenPart(tokens.guest)),
  ];
  return { match: hashOf(`rematch ${of}`).slice(0, 32), lines };
}

function tokenPart(token: string | undefined): HiddenPart {
  return token === undefined ? {} : { token };
}

/** A number below `limit` that nobody can foresee; `limit` divides into 65,536 well enough for lots and small numbers. */
export function pickNumber(random: RandomBytes, limit: number): number {
  return Number.parseInt(bytesToHex(random(6)), 16) % limit;
}
