import { fail, type Outcome, ok, PLAYERS, parseOptions, REASONS, type Result } from '@tabuleiro/game';
import type { CodedError } from '@tabuleiro/words';
import { findGame } from '../games.js';
import { isObject, isTexts, type JsonObject, outcomeAsJson, parseJson } from '../json.js';
import { act, isChance, type Session, startSession } from './session.js';

const VERSION = 1;

export type SavedError = Extract<CodedError, { readonly code: 'damaged-save' | 'newer-save' }>;

export function formatSaved({ entry, options, start, actions, seen, result }: Session): string {
  const saved = { version: VERSION, game: entry.id, options, start: start.format(), actions, seen };
  return `${JSON.stringify({ ...saved, result: outcomeAsJson(result) })}\n`;
}

/** Accepts a saved game whole, every action replayed, or refuses it whole. */
export function parseSaved(text: string, file: string): Result<Session, SavedError> {
  const json = parseJson(text);
  const damaged = fail<SavedError>({ code: 'damaged-save', file });
  if (!json.ok || !isObject(json.value)) return damaged;
  const { version } = json.value;
  if (typeof version === 'number' && version > VERSION) return fail({ code: 'newer-save', file });
  const session = version === VERSION ? restore(json.value) : undefined;
  return session === undefined ? damaged : ok(session);
}

function restore({ game, options, start, actions, seen, result }: JsonObject): Session | undefined {
  if (typeof game !== 'string' || typeof start !== 'string') return undefined;
  if (!isTexts(actions) || !isTexts(seen)) return undefined;
  const entry = findGame(game);
  if (!entry.ok) return undefined;
  const rules = parseOptions(entry.value.options, options);
  if (!rules.ok) return undefined;
  const from = entry.value.parse(start, rules.value);
  if (!from.ok) return undefined;
  const session = replayAll(startSession(entry.value, rules.value, from.value), actions);
  return session === undefined ? undefined : restoreEnd(session, seen, result);
}

function replayAll(session: Session, actions: readonly string[]): Session | undefined {
  let now = session;
  for (const action of actions) {
    const next = act(now, action);
    if (!next.ok) return undefined;
    now = next.value;
  }
  return now;
}

function restoreEnd(session: Session, seen: readonly string[], result: unknown): Session | undefined {
  const chances = [...session.past, session.position].find(isChance)?.chances() ?? [];
  if (!seen.every((text) => chances.some(({ move }) => move === text))) return undefined;
  if (result === null) return { ...session, seen };
  const outcome = restoreOutcome(result);
  const byRules = session.result;
  if (outcome === undefined || (byRules !== undefined && !isSame(byRules, outcome))) return undefined;
  return { ...session, seen, result: outcome };
}

function restoreOutcome(result: unknown): Outcome | undefined {
  if (!isObject(result)) return undefined;
  const reason = REASONS.find((known) => known === result.reason);
  const winner = PLAYERS.find((known) => known === result.winner);
  if (reason === undefined || (winner === undefined && result.winner !== null)) return undefined;
  return { winner, reason };
}

function isSame(a: Outcome, b: Outcome): boolean {
  return a.winner === b.winner && a.reason === b.reason;
}
