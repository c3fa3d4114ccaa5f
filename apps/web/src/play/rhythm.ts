import type { Player } from '@tabuleiro/game';
import { type Match, seatOf } from '@tabuleiro/match';
import type { Settings } from '../store/settings/settings.js';

/**
 * Milliseconds from a move to the computer's reply, what it needs for thinking included: the least where it has no choice, the
 * most where it has many. Every slide on the board ends before the least of them.
 */
const LEAST = 450;
const MOST = 900;
/** With so many legal moves or more a choice is as hard as any. */
const MANY = 36;
/** Milliseconds from a throw to the move that is made with it: while they pass the die rolls, and then lies there. */
const AFTER_THROW = 800;
/** Milliseconds from a move to the throw that follows it. */
const BEFORE_THROW = 500;
/** The fraction of the time left on its clock that the computer may wait. */
const MOST_OF_CLOCK = 0.05;

type Pace = Pick<Settings, 'hurry' | 'motion'>;

function isAtOnce({ hurry, motion }: Pace): boolean {
  return hurry || motion === 'none';
}

export function pauseBeforeThrow(pace: Pace): number {
  return isAtOnce(pace) ? 0 : BEFORE_THROW;
}

/** What the computer is to reply to. */
export type Prompted = {
  readonly match: Match;
  readonly by: Player;
  /** How many legal moves it has. */
  readonly choices: number;
  /** Was the last thing that happened a throw? */
  readonly isThrown: boolean;
};

/** How long the computer's move is held back, counted from what was done before it. */
export function pauseBeforeMove(pace: Pace, { match, by, choices, isThrown }: Prompted): number {
  if (isAtOnce(pace)) return 0;
  const hardness = Math.min(1, Math.log(Math.max(1, choices)) / Math.log(MANY));
  const wanted = isThrown ? AFTER_THROW : LEAST + (MOST - LEAST) * hardness;
  const { left } = match.clocks[seatOf(match, by)];
  return Math.floor(left === undefined ? wanted : Math.min(wanted, left * MOST_OF_CLOCK));
}

/** A pause for people's sake, which they can cut short. */
export class Pause {
  private readonly ends: Set<() => void> = new Set();

  /** Waits until the time has passed, somebody cuts it short, or the signal is aborted. */
  async pass(ms: number, signal?: AbortSignal): Promise<void> {
    if (ms <= 0 || signal?.aborted === true) return;
    await new Promise<void>((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        this.ends.delete(end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      this.ends.add(end);
      signal?.addEventListener('abort', end);
    });
  }

  cutShort(): void {
    for (const end of [...this.ends]) end();
  }
}
