import type { Counter, Effect, Game, Piece, Player, Turn } from '@tabuleiro/game';
import type { Lang } from '@tabuleiro/words';
import type { Place } from '../board/model.js';
import type { MiniBoardContent } from '../components/MiniBoard.js';
import type { GameView } from './view.js';

/**
 * A state of a game together with what follows from it: who acts, the legal moves, the pieces, check. Each is worked out
 * when it is first asked for, once.
 */
export class GamePosition<S = unknown, M = unknown, P extends string = string> {
  readonly state: S;
  protected readonly game: Game<S, M, P>;
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

  protected get turn(): Turn {
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

  /** What is being counted towards an end; nothing where the game is over. */
  get counters(): readonly Counter[] {
    return this.player === undefined ? [] : (this.game.counters?.(this.state) ?? []);
  }

  /** A legal move of this position with what it leads to. */
  withMove(
    move: M,
    after: GamePosition<S, M, P> = new GamePosition(this.game, this.game.apply(this.state, move)),
  ): GameMove<S, M, P> {
    return new GameMove(this.game, move, this, after);
  }
}

const LOSSES: readonly Effect['kind'][] = ['captured', 'removed', 'sacrificed', 'swapped'];

/** A move, played or only possible, with the positions before and after it and its effects. */
export class GameMove<S = unknown, M = unknown, P extends string = string> {
  readonly move: M;
  readonly before: GamePosition<S, M, P>;
  readonly after: GamePosition<S, M, P>;
  private readonly game: Game<S, M, P>;
  private done: readonly Effect<P>[] | undefined;

  constructor(game: Game<S, M, P>, move: M, before: GamePosition<S, M, P>, after: GamePosition<S, M, P>) {
    this.game = game;
    this.move = move;
    this.before = before;
    this.after = after;
  }

  get effects(): readonly Effect<P>[] {
    this.done ??= this.game.effects(this.before.state, this.move);
    return this.done;
  }

  /** Was a piece captured or lost, by either player? Those that are borne off are not. */
  get isCapture(): boolean {
    return this.effects.some(({ kind }) => LOSSES.includes(kind));
  }

  /** Did what was moved fall where it went (B-ZONE)? */
  get isLoss(): boolean {
    return this.effects.some(({ kind }) => kind === 'removed');
  }

  /** Were pieces of the other player pushed (B-PUSH)? */
  get isPush(): boolean {
    return this.effects.some(({ kind, piece }) => kind === 'pushed' && piece.player !== this.before.player);
  }
}

/** In the order of their texts. */
export function byText<S, M, P extends string>(game: Game<S, M, P>, moves: readonly M[]): readonly M[] {
  const written = moves.map((move) => ({ move, text: game.notation.formatMove(move) }));
  return written.sort((a, b) => (a.text < b.text ? -1 : 1)).map(({ move }) => move);
}

/** The content of a small picture of the board. */
export function miniBoardOf(lang: Lang, view: GameView, position: GamePosition): MiniBoardContent {
  return { rows: view.rows, columns: view.columns, cells: view.cells(lang, position) };
}

export function positionOf(view: GameView, state: unknown): GamePosition {
  return new GamePosition(view.written.game, state);
}
