import type { Game, Player as Side } from '@tabuleiro/game';
import type { ArenaPlayer, ChosenMove } from '../players/player.js';
import type { Ending } from './ending.js';
import { type Adjudication, Adjudicator } from './ending.js';

/** When a game ends that the rules of the game would not end yet. */
export type GameRules = {
  /** A game of so many plies, the opening not counted, is a draw. */
  readonly longest: number;
  readonly adjudication?: Adjudication;
};

/** No adjudication, and a draw after 400 plies. */
export const DEFAULT_RULES: GameRules = { longest: 400 };

/** How a game ended, and its moves. */
export type FinishedGame = Ending & {
  /** All action texts, those of the opening first. */
  readonly moves: readonly string[];
};

/**
 * Plays one game from an opening, action texts from the start position. `players` stand in the order of the game's own.
 * Undefined if it was aborted, which is asked before each move.
 */
export async function playGame<S, M>(
  game: Game<S, M>,
  players: readonly [ArenaPlayer<S>, ArenaPlayer<S>],
  opening: readonly string[],
  rules: GameRules = DEFAULT_RULES,
  isAborted: () => boolean = () => false,
): Promise<FinishedGame | undefined> {
  const running = new RunningGame(game, opening);
  const adjudicator = rules.adjudication && new Adjudicator(rules.adjudication);
  for (let ply = 0; ; ply++) {
    const turn = game.turn(running.state);
    if (turn.kind === 'over') return running.finish(turn.outcome);
    if (ply >= rules.longest) return running.finish({ winner: undefined, reason: 'length' });
    const { player } = turn;
    const other = game.players[player === game.players[0] ? 1 : 0];
    const choice = await players[game.players.indexOf(player)].choose(running);
    if (isAborted()) return undefined;
    if (!choice.ok) return running.finish({ winner: other, reason: choice.error.code });
    if (!running.play(choice.value)) return running.finish({ winner: other, reason: 'illegal-move' });
    const verdict = adjudicator?.hear(player, other, choice.value.score);
    if (verdict !== undefined && game.turn(running.state).kind !== 'over') return running.finish(verdict);
  }
}

/** The position of a game under way and the moves that led to it. */
class RunningGame<S, M> {
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
  play({ move }: ChosenMove): boolean {
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

/** The points of `player`: 1, ½ or 0. */
export function pointsOf({ winner }: Ending, player: Side): 0 | 0.5 | 1 {
  if (winner === undefined) return 0.5;
  return winner === player ? 1 : 0;
}
