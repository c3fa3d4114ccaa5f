import { bareMoves, type Game, type Outcome, type Player } from '@tabuleiro/game';
import { byText, GamePosition } from '../games/position.js';

/**
 * A position of a study. A line may go on where our rules would have ended the game (a repetition that nobody claimed): then
 * whatever can still be moved may be moved.
 */
export class StudyPosition extends GamePosition {
  private beyond: { readonly player: Player; readonly moves: readonly unknown[] } | undefined;

  constructor(game: Game, state: unknown) {
    super(game, state);
    this.beyond = undefined;
  }

  /** How the rules have ended the game here; undefined while it goes on. */
  get outcome(): Outcome | undefined {
    const { turn } = this;
    return turn.kind === 'over' ? turn.outcome : undefined;
  }

  /** Who may go on: also after a draw by rule, but not where nothing can move. */
  override get player(): Player | undefined {
    return super.player ?? (this.after.moves.length === 0 ? undefined : this.after.player);
  }

  override get moves(): readonly unknown[] {
    return this.outcome === undefined ? super.moves : this.after.moves;
  }

  /** The throws that may be chosen, by their faces, each with its probability; nothing where no die is due. */
  get throws(): readonly { readonly move: unknown; readonly weight: number }[] {
    const { turn, game, state } = this;
    if (turn.kind !== 'chance') return [];
    return game.moves(state).map((move, i) => ({ move, weight: turn.weights[i] }));
  }

  /** Everything that a line may go on with: moves, or throws. */
  get continuations(): readonly unknown[] {
    return this.throws.length === 0 ? this.moves : this.throws.map(({ move }) => move);
  }

  /** What goes on by the move generator alone. */
  private get after(): { readonly player: Player; readonly moves: readonly unknown[] } {
    const { game, state } = this;
    this.beyond ??= { player: moverIn(game, state), moves: byText(game, bareMoves(game, state)) };
    return this.beyond;
  }
}

/** The side to move, even when the game is over: a cursor that can be searched knows it. */
function moverIn(game: Game, state: unknown): Player {
  const cursor = game.cursor(state);
  const known = 'player' in cursor ? cursor.player : undefined;
  return game.players.find((player) => player === known) ?? game.players[0];
}
