import {
  bareMoves,
  type Claim,
  divide,
  type Game,
  type Outcome,
  ok,
  type PlayError,
  type Player,
  parseBareMove,
  perft,
  play,
  type Refusal,
  type ReplayError,
  type Result,
  replay,
} from '@tabuleiro/game';

/** A throw of the die and how likely it is. */
export type WeightedMove = { readonly move: string; readonly weight: number };

/** A move and the position after it. */
export type Successor = { readonly move: string; readonly position: TextPosition };

/** A position of any game, in texts alone: the types of the game are hidden, moves are in coordinates. */
export interface TextPosition {
  /** The position text. */
  format(): string;
  outcome(): Outcome | undefined;
  inCheck(): boolean;
  /** Who moves or throws; undefined when the game is over. */
  player(): Player | undefined;
  /** Legal moves in ASCII order; none when the game is over. */
  legal(): string[];
  /** What may be thrown, and how likely; none when a player is to move. */
  chances(): readonly WeightedMove[];
  play(move: string): Result<TextPosition, PlayError>;
  replay(moves: readonly string[]): Result<TextPosition, ReplayError>;
  /** Every move that the position allows, even where a rule has ended the game, in ASCII order. */
  bare(): string[];
  /** Plays one of `bare`, also past a draw by rule; undefined for anything else. */
  playOn(move: string): TextPosition | undefined;
  /** Why a move is not legal; undefined where it is. */
  explain(attempt: string): Refusal | undefined;
  /** What the player to move may claim. */
  claims(): readonly Claim[];
  /** The number of move sequences of this length; `bare` counts on past draws by rule. */
  perft(depth: number, bare: boolean): number;
  /** Each move with the position after it, in the order of perft. */
  successors(bare: boolean): readonly Successor[];
}

/** A state of a game as a position in texts. */
export function textPositionOf<S, M>(game: Game<S, M>, state: S): TextPosition {
  return new StateTextPosition(game, state);
}

class StateTextPosition<S, M> implements TextPosition {
  private readonly game: Game<S, M>;
  private readonly state: S;

  constructor(game: Game<S, M>, state: S) {
    this.game = game;
    this.state = state;
  }

  format(): string {
    return this.game.notation.formatPosition(this.state);
  }

  outcome(): Outcome | undefined {
    const turn = this.game.turn(this.state);
    return turn.kind === 'over' ? turn.outcome : undefined;
  }

  inCheck(): boolean {
    return this.game.inCheck(this.state);
  }

  player(): Player | undefined {
    const turn = this.game.turn(this.state);
    return turn.kind === 'over' ? undefined : turn.player;
  }

  legal(): string[] {
    return this.game
      .moves(this.state)
      .map((move) => this.game.notation.formatMove(move))
      .sort();
  }

  chances(): readonly WeightedMove[] {
    const turn = this.game.turn(this.state);
    if (turn.kind !== 'chance') return [];
    const moves = this.game.moves(this.state);
    return moves.map((move, i) => ({
      move: this.game.notation.formatMove(move),
      weight: turn.weights[i],
    }));
  }

  play(move: string): Result<TextPosition, PlayError> {
    return this.wrap(play(this.game, this.state, move));
  }

  replay(moves: readonly string[]): Result<TextPosition, ReplayError> {
    return this.wrap(replay(this.game, this.state, moves));
  }

  bare(): string[] {
    return bareMoves(this.game, this.state)
      .map((move) => this.game.notation.formatMove(move))
      .sort();
  }

  playOn(move: string): TextPosition | undefined {
    const found = parseBareMove(this.game, this.state, move);
    return found === undefined ? undefined : textPositionOf(this.game, this.game.apply(this.state, found));
  }

  /** Why a move is not legal; undefined where it is. */
  explain(attempt: string): Refusal | undefined {
    return this.game.explain(this.state, attempt);
  }

  claims(): readonly Claim[] {
    return this.game.claims?.(this.state) ?? [];
  }

  /** The number of move sequences of this length; `bare` counts on past draws by rule. */
  perft(depth: number, bare: boolean): number {
    return perft(this.game, this.state, depth, { bare });
  }

  successors(bare: boolean): readonly Successor[] {
    return divide(this.game, this.state, 1, { bare }).map(({ move }) => ({
      move: this.game.notation.formatMove(move),
      position: textPositionOf(this.game, this.game.apply(this.state, move)),
    }));
  }

  private wrap<E>(result: Result<S, E>): Result<TextPosition, E> {
    return result.ok ? ok(textPositionOf(this.game, result.value)) : result;
  }
}
