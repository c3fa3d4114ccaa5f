import { type Options, type Outcome, ok, type PlayError, type Result } from '@tabuleiro/game';
import type { Entry } from '../games.js';
import type { Position } from '../position.js';

/** A game being played by two people: a value, replaced by each action. */
export interface Session {
  readonly entry: Entry;
  readonly options: Options;
  readonly start: Position;
  readonly actions: readonly string[];
  /** The position before each action. */
  readonly past: readonly Position[];
  readonly position: Position;
  /** Throws taken back: they come again, in this order, before any new one. */
  readonly seen: readonly string[];
  /** Also the endings that the players bring about, such as resignation. */
  readonly result: Outcome | undefined;
}

export function startSession(entry: Entry, options: Options, start: Position): Session {
  const rest = { actions: [], past: [], seen: [], result: start.outcome() };
  return { entry, options, start, position: start, ...rest };
}

export function isChance(position: Position): boolean {
  return position.chances().length > 0;
}

export function act(session: Session, action: string): Result<Session, PlayError> {
  const { position, actions, past, seen } = session;
  const next = position.play(action);
  if (!next.ok) return next;
  return ok({
    ...session,
    actions: [...actions, action],
    past: [...past, position],
    position: next.value,
    seen: isChance(position) ? seen.slice(1) : seen,
    result: next.value.outcome(),
  });
}

/** Back to the last choice a player made, the throws since then kept; undefined when there was none. */
export function takeBack(session: Session): Session | undefined {
  const at = session.past.findLastIndex((position) => !isChance(position));
  if (at < 0) return undefined;
  return {
    ...session,
    actions: session.actions.slice(0, at),
    past: session.past.slice(0, at),
    position: session.past[at],
    seen: [...session.actions.slice(at + 1), ...session.seen],
    result: undefined,
  };
}

/** What the die shows: a throw already seen, else one drawn by `random` in [0, 1). */
export function drawThrow(session: Session, random: number): string | undefined {
  if (session.seen.length > 0) return session.seen[0];
  const chances = session.position.chances();
  let left = random;
  const drawn = chances.find(({ weight }) => {
    left -= weight;
    return left < 0;
  });
  return (drawn ?? chances.at(-1))?.move;
}
