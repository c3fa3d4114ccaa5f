import type { Player, Reason, Verdict } from '@tabuleiro/game';

/** What a language must say about every game. A gap in one language is a type error. */
export interface CommonWords {
  /** A full sentence; no winner is a draw. With `own` it is said to the one person who has that side. */
  readonly outcomes: Readonly<Record<Reason, (winner: Player | undefined, own?: Player) => string>>;
  /** How it ended for the one person who is told, as a headline. */
  readonly results: Readonly<Record<'won' | 'lost' | 'drawn', string>>;
  /** As the subject of a sentence: "as brancas", "Player A". */
  readonly players: Readonly<Record<Player, string>>;
  readonly turns: Readonly<Record<Player, string>>;
  readonly check: string;
  /** How a claim of a draw was judged (C-PERP), as a sentence. */
  claimed(verdict: Verdict): string;
  /** Names of the games by their ids. */
  readonly games: ReadonlyMap<string, string>;
  /** What each house rule allows, without a full stop. */
  readonly options: ReadonlyMap<string, string>;
  /** The same where it is not allowed. */
  forbidden(rule: string): string;
}
