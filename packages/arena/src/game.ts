import type { Game, Player as Side } from '@tabuleiro/game';
import { type Adjudication, Adjudicator } from './adjudication.js';
import type { Ending } from './ending.js';
import type { ArenaPlayer, Choice } from './player.js';

export type GameRules = {
  /** A game of so many plies, the opening not counted, is a draw. */
  readonly longest: number;
  readonly adjudication?: Adjudication;
};

export const DEFAULT_RULES: GameRules = { longest: 400 };

export type FinishedGame = Ending & {
  /** All action texts, those of the opening first. */
  readonly moves: readonly string[];
};

/**
 * Plays one game from an opening, action texts from the start position. `players` stand in the order of the game's own.
 * Undefined when it was called off, which is asked before each action.
 */
export async function playGame<S, M>(
  game: Game<S, M>,
  players: readonly [ArenaPlayer<S>, ArenaPlayer<S>],
  opening: readonly string[],
  rules: GameRules = DEFAULT_RULES,
  isCalledOff: () => boolean = () => false,
): Promise<FinishedGame | undefined> {
  const table = new Table(game, opening);
  const adjudicator = rules.adjudication && new Adjudicator(rules.adjudication);
  for (let ply = 0; ; ply++) {
    const turn = game.turn(table.state);
    if (turn.kind === 'over') return table.finish(turn.outcome);
    if (ply >= rules.longest) return table.finish({ winner: undefined, reason: 'length' });
    const { player } = turn;
    const other = game.players[player === game.players[0] ? 1 : 0];
    const choice = await players[game.players.indexOf(player)].choose(table);
    if (isCalledOff()) return undefined;
    if (!choice.ok) return table.finish({ winner: other, reason: choice.error.code });
    if (!table.play(choice.value)) return table.finish({ winner: other, reason: 'illegal-move' });
    const verdict = adjudicator?.hear(player, other, choice.value.score);
    if (verdict !== undefined && game.turn(table.state).kind !== 'over') return table.finish(verdict);
  }
}

/** The position on the table and how it came about. */
class Table<S, M> {
  state: S;
  readonly moves: string[] = [];
  private readonly game: Game<S, M>;

  constructor(game: Game<S, M>, opening: readonly string[]) {
    this.game = game;
    this.state = game.start();
    for (const move of opening) {
      if (!this.play({ move })) throw new Error(`${game.id}: ${move} is not legal in ${opening.join(' ')}`);
    }
  }

  /** False for an action that is not legal. */
  play({ move }: Choice): boolean {
    const parsed = this.game.notation.parseMove(this.state, move);
    if (!parsed.ok) return false;
    this.state = this.game.apply(this.state, parsed.value);
    this.moves.push(this.game.notation.formatMove(parsed.value));
    return true;
  }

  finish(ending: Ending): FinishedGame {
    return { winner: ending.winner, reason: ending.reason, moves: this.moves };
  }
}

/** What the side of `player` got: 1, ½ or 0. */
export function pointsOf({ winner }: Ending, player: Side): 0 | 0.5 | 1 {
  if (winner === undefined) return 0.5;
  return winner === player ? 1 : 0;
}
