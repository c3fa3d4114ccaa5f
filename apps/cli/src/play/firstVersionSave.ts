import {
  applyActionTo,
  beginGameMatch,
  type GameMatch,
  lastMover,
  playText,
  textPositionIn,
} from '@tabuleiro/any-game';
import {
  fail,
  type Outcome,
  ok,
  PLAYERS,
  type Player,
  parseGameOptions,
  REASONS,
  type Result,
} from '@tabuleiro/game';
import { actorOf, isDieDue, type Match, PLAIN_SETUP } from '@tabuleiro/match';
import { type CodedError, opponentOf } from '@tabuleiro/words';
import { gameNamed, type TerminalGame } from '../games.js';
import { isObject, isStringArray, type JsonObject } from '../io/json.js';

const VERSION = 1;

export type SavedError = Extract<CodedError, { readonly code: 'damaged-save' | 'newer-save' }>;

/** Whether this is how version 0.1.0 of the program saved a game. */
export function isFirstVersionSave(json: JsonObject): boolean {
  return Object.hasOwn(json, 'seen') || !Object.hasOwn(json, 'players');
}

/** Replays every action; a save that does not lead to its own result is refused as a whole. */
export function parseFirstVersionSave(json: JsonObject, file: string): Result<LoadedMatch, SavedError> {
  const { version } = json;
  if (typeof version === 'number' && version > VERSION) return fail({ code: 'newer-save', file });
  const session = version === VERSION ? restore(json) : undefined;
  return session === undefined ? fail({ code: 'damaged-save', file }) : ok(session);
}

function restore({ game, options, start, actions, seen, result }: JsonObject): LoadedMatch | undefined {
  if (typeof game !== 'string' || typeof start !== 'string') return undefined;
  if (!isStringArray(actions) || !isStringArray(seen)) return undefined;
  const written = gameNamed(game);
  if (written === undefined) return undefined;
  const played = playAll(beginAt(written, options, start), actions);
  const ready = played === undefined ? undefined : restoreSeen(played, seen);
  const gameMatch = ready === undefined ? undefined : restoreEnd(ready, result);
  return gameMatch && { written, match: gameMatch.match };
}

function beginAt(written: TerminalGame, given: unknown, start: string): GameMatch | undefined {
  const { game } = written;
  const options = parseGameOptions(game.options, given);
  if (!options.ok) return undefined;
  const isOwnStart = game.notation.formatPosition(game.start(options.value)) === start;
  const gameMatch = beginGameMatch(written, {
    ...PLAIN_SETUP,
    options: options.value,
    ...(isOwnStart ? {} : { start }),
  });
  return gameMatch.ok ? gameMatch.value : undefined;
}

function playAll(gameMatch: GameMatch | undefined, texts: readonly string[]): GameMatch | undefined {
  return texts.reduce<GameMatch | undefined>((now, text) => now && playOne(now, text), gameMatch);
}

function playOne(gameMatch: GameMatch, text: string): GameMatch | undefined {
  const next = playText(gameMatch, text, 0);
  return next.ok ? next.value : undefined;
}

/**
 * S-DIE: throws that were taken back come again, so the match has to know them. It learns them by playing them: any
 * moves up to the next throw, the throws, and all of it taken back.
 */
function restoreSeen(gameMatch: GameMatch, seen: readonly string[]): GameMatch | undefined {
  if (seen.length > 0 && isDieDue(gameMatch.match)) {
    const thrown = playOne(gameMatch, seen[0]);
    return thrown && restoreSeen(thrown, seen.slice(1));
  }
  let now: GameMatch | undefined = gameMatch;
  for (const thrown of seen) now = now && playOne(goOn(now) ?? now, thrown);
  for (const _ of seen) now = now && takeBack(now);
  return now;
}

function goOn(gameMatch: GameMatch): GameMatch | undefined {
  const nexts = textPositionIn(gameMatch)
    .legal()
    .map((move) => playOne(gameMatch, move));
  return nexts.find((next) => next !== undefined && isDieDue(next.match));
}

function takeBack(gameMatch: GameMatch): GameMatch | undefined {
  const by = lastMover(gameMatch.match);
  if (by === undefined) return undefined;
  const asked = applyActionTo(gameMatch, { kind: 'takeback', by, spent: 0 });
  return asked.ok ? actAs(asked.value, 'agree', opponentOf(by)) : undefined;
}

function actAs(
  gameMatch: GameMatch,
  kind: 'agree' | 'resign' | 'offer' | 'accept',
  by: Player,
): GameMatch | undefined {
  const next = applyActionTo(gameMatch, { kind, by, spent: 0 });
  return next.ok ? next.value : undefined;
}

function restoreEnd(gameMatch: GameMatch, result: unknown): GameMatch | undefined {
  if (result === null) return gameMatch.match.outcome === undefined ? gameMatch : undefined;
  const outcome = restoreOutcome(result);
  if (outcome === undefined) return undefined;
  const ended = gameMatch.match.outcome === undefined ? endBy(gameMatch, outcome) : gameMatch;
  const { winner, reason } = ended?.match.outcome ?? {};
  return winner === outcome.winner && reason === outcome.reason ? ended : undefined;
}

function endBy(gameMatch: GameMatch, { winner, reason }: Outcome): GameMatch | undefined {
  if (reason === 'resign' && winner !== undefined) return actAs(gameMatch, 'resign', opponentOf(winner));
  const player = actorOf(gameMatch.match);
  if (reason !== 'agreement' || player === undefined) return undefined;
  const offered = actAs(gameMatch, 'offer', player);
  return offered && actAs(offered, 'accept', opponentOf(player));
}

function restoreOutcome(result: unknown): Outcome | undefined {
  if (!isObject(result)) return undefined;
  const reason = REASONS.find((known) => known === result.reason);
  const winner = PLAYERS.find((known) => known === result.winner);
  if (reason === undefined || (winner === undefined && result.winner !== null)) return undefined;
  return { winner, reason };
}

/** A match with its game. */
export type LoadedMatch = { readonly written: TerminalGame; readonly match: Match };
