import type { Effect, Game, Piece, Player, Turn } from '@tabuleiro/game';
import type { Place } from '../board/model.js';

/** A position to look at. What follows from it is worked out when it is first asked for, and once. */
export class Scene<S = unknown, M = unknown, P extends string = string> {
  readonly state: S;
  private readonly game: Game<S, M, P>;
  private known: {
    turn?: Turn;
    moves?: readonly M[];
    pieces?: ReadonlyMap<Place, Piece<P>>;
    isCheck?: boolean;
  } = {};

  constructor(game: Game<S, M, P>, state: S) {
    this.game = game;
    this.state = state;
  }

  private get turn(): Turn {
    this.known.turn ??= this.game.turn(this.state);
    return this.known.turn;
  }

  /** Who acts or throws; undefined where the game is over. */
  get player(): Player | undefined {
    return this.turn.kind === 'over' ? undefined : this.turn.player;
  }

  /** What a player may choose from, in the order of their texts; nothing where the die is due. */
  get moves(): readonly M[] {
    this.known.moves ??= this.turn.kind === 'player' ? byText(this.game, this.game.moves(this.state)) : [];
    return this.known.moves;
  }

  /** The move that a canonical text names; undefined for anything else. */
  moveCalled(text: string): M | undefined {
    return this.moves.find((move) => this.game.notation.formatMove(move) === text);
  }

  /** What stands where. */
  get pieces(): ReadonlyMap<Place, Piece<P>> {
    this.known.pieces ??= this.game.pieces(this.state);
    return this.known.pieces;
  }

  get inCheck(): boolean {
    this.known.isCheck ??= this.game.inCheck(this.state);
    return this.known.isCheck;
  }

  /** A move from here that was played, or might be. */
  passage(
    move: M,
    after: Scene<S, M, P> = new Scene(this.game, this.game.apply(this.state, move)),
  ): Passage<S, M, P> {
    return new Passage(this.game, move, this, after);
  }
}

/** A move between two scenes, and what it did. */
export class Passage<S = unknown, M = unknown, P extends string = string> {
  readonly move: M;
  readonly before: Scene<S, M, P>;
  readonly after: Scene<S, M, P>;
  private readonly game: Game<S, M, P>;
  private done: readonly Effect<P>[] | undefined;

  constructor(game: Game<S, M, P>, move: M, before: Scene<S, M, P>, after: Scene<S, M, P>) {
    this.game = game;
    this.move = move;
    this.before = before;
    this.after = after;
  }

  get effects(): readonly Effect<P>[] {
    this.done ??= this.game.effects(this.before.state, this.move);
    return this.done;
  }
}

function byText<S, M, P extends string>(game: Game<S, M, P>, moves: readonly M[]): readonly M[] {
  const written = moves.map((move) => ({ move, text: game.notation.formatMove(move) }));
  return written.sort((a, b) => (a.text < b.text ? -1 : 1)).map(({ move }) => move);
}
