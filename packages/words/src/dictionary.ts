import type { Player, Reason } from '@tabuleiro/game';

/** The codes any game may refuse with, for games that do not word them themselves. */
export type CommonRefusal = 'game-over' | 'bad-move';

/** What a language must say about every game. A gap in one language is a type error. */
export interface Dictionary {
  /** A full sentence; no winner is a draw. */
  readonly outcomes: Readonly<Record<Reason, (winner: Player | undefined) => string>>;
  /** As the subject of a sentence: "as brancas", "Player A". */
  readonly players: Readonly<Record<Player, string>>;
  readonly turns: Readonly<Record<Player, string>>;
  readonly check: string;
  readonly games: ReadonlyMap<string, string>;
  readonly options: ReadonlyMap<string, string>;
}

const OPPONENTS: Readonly<Record<Player, Player>> = { w: 'b', b: 'w', A: 'B', B: 'A' };

export function opponentOf(player: Player): Player {
  return OPPONENTS[player];
}
