import { fail, type GameOptions, ok, type Piece, type Player, type Result, type Turn } from '@tabuleiro/game';
import {
  explainWritten,
  type Language,
  type PgnResult,
  parsePhrase,
  type TextError,
} from '@tabuleiro/notation';
import type { GameAdapter } from './adapter.js';
import { IllegalMove } from './errors.js';
import type { GameName, PieceNameOf, PlayerOf, SquareOf, TypesOf } from './gameTypes.js';
import { describeMove, type Move } from './move.js';
import {
  outcomeSentence,
  type WordedOutcome,
  type WordedRefusal,
  wordedRefusal,
  wordedTextError,
} from './worded.js';

/** A piece and whose it is. */
export type PieceOf<G extends GameName = GameName> = {
  readonly name: PieceNameOf<G>;
  readonly player: PlayerOf<G>;
};

/** A number of the die that may fall now, as `play` takes it, and how probable it is. */
export type ThrowChance = { readonly text: string; readonly chance: number };

/** How `gameText` writes a game. Everything may be left out. */
export type GameTextOptions = {
  /** The letters and words of Brasez and Senet, `en` unless told; PGN is always in English. */
  readonly lang?: Language;
  /** PGN: `White`, `Black`, `Event`, `Date` and any other. */
  readonly tags?: Readonly<Record<string, string>>;
  /** For a game that the players ended, e.g. `0-1` for White's resignation; otherwise what the rules say. */
  readonly result?: PgnResult;
};

type Before<G extends GameName> = { readonly position: Position<G>; readonly move: TypesOf<G>['move'] };

/**
 * A position of one of the four games, with the line that led to it, so that repetitions count. It never changes:
 * `play` and `undo` give other positions. It is frozen, and shares everything it can with those before it.
 */
export class Position<G extends GameName = GameName> {
  /** Which game it is. */
  readonly game: G;
  /** The house rules of this game, every one with its value. */
  readonly options: GameOptions;
  /** FEN, BFEN or the text of Senet: `openPosition` reads it. */
  readonly text: string;
  /** Who moves or throws; undefined when the game is over. */
  readonly turn: PlayerOf<G> | undefined;
  /** Is the player who moves in check? Never in Senet. */
  readonly isCheck: boolean;
  /** Who won, why, and a sentence; undefined while the game goes on. */
  readonly outcome: WordedOutcome<G> | undefined;
  /** Senet: what the die may show, when it has to be thrown. Otherwise empty. */
  readonly throws: readonly ThrowChance[];

  readonly #adapter: GameAdapter<TypesOf<G>>;
  readonly #state: TypesOf<G>['state'];
  readonly #before: Before<G> | undefined;

  /** @internal Positions come from `startGame`, `openPosition`, `readGame` and `play`. */
  constructor(
    game: G,
    adapter: GameAdapter<TypesOf<G>>,
    options: GameOptions,
    state: TypesOf<G>['state'],
    before?: Before<G>,
  ) {
    const turn = adapter.game.turn(state);
    this.game = game;
    this.options = options;
    this.text = adapter.game.notation.formatPosition(state);
    this.turn = turn.kind === 'over' ? undefined : exactPlayer(adapter, turn.player);
    this.isCheck = adapter.game.inCheck(state);
    this.outcome = outcomeOf(adapter, turn);
    this.throws = throwsOf(adapter, state, turn);
    this.#adapter = adapter;
    this.#state = state;
    this.#before = before;
    Object.freeze(this);
  }

  /** What stands on a square; undefined where nothing does. */
  pieceAt(square: string): PieceOf<G> | undefined {
    const piece = this.#adapter.game.pieces(this.#state).get(square);
    return piece && exactPiece(this.#adapter, piece);
  }

  /** What stands where, in the order in which the board is read. */
  pieces(): ReadonlyMap<SquareOf<G>, PieceOf<G>> {
    const pieces = new Map<SquareOf<G>, PieceOf<G>>();
    for (const [square, piece] of this.#adapter.game.pieces(this.#state)) {
      if (this.#adapter.isSquare(square)) pieces.set(square, exactPiece(this.#adapter, piece));
    }
    return pieces;
  }

  /** Every legal move, or those of the piece on a square; none when the game is over. */
  moves(from?: string): readonly Move<G>[] {
    const { game } = this.#adapter;
    const legal = game.moves(this.#state);
    const chosen = from === undefined ? legal : legal.filter((move) => this.#leaves(move, from));
    return Object.freeze(chosen.map((move) => describeMove(this.#adapter, this.#state, move)));
  }

  /**
   * The position after a move: one of `moves()`, coordinates (`g1f3`), or as people write it in either language
   * (`Nf3`, `Cf3`, `knight f3`). Where the letters of the two languages would make it ambiguous (`R` is a rook and a Rei), say
   * which is meant. Throws `IllegalMove`; `tryPlay` does not.
   */
  play(move: string | Move, lang?: Language): Position<G> {
    const played = this.tryPlay(move, lang);
    if (!played.ok) throw new IllegalMove(played.error);
    return played.value;
  }

  /** `play` with the refusal as a value. */
  tryPlay(move: string | Move, lang?: Language): Result<Position<G>, WordedRefusal> {
    const found = this.#find(typeof move === 'object' ? move.text : String(move), lang);
    if (!found.ok) return found;
    const { game } = this.#adapter;
    const before = { position: this, move: found.value };
    const next = game.apply(this.#state, found.value);
    return ok(new Position(this.game, this.#adapter, this.options, next, before));
  }

  /** Why a move is not legal: a code, its facts, the clause of the rules, a sentence. Undefined when `play` plays it. */
  whyNot(move: string, lang?: Language): WordedRefusal | undefined {
    const found = this.#find(move, lang);
    return found.ok ? undefined : found.error;
  }

  /** The position before the last move; the start has none before it and is given itself. */
  undo(): Position<G> {
    return this.#before?.position ?? this;
  }

  /** Where the line began. */
  get start(): Position<G> {
    return this.#line().at(0)?.position ?? this;
  }

  /** The moves from `start` to here. */
  history(): readonly Move<G>[] {
    return this.#line().map(({ position, move }) => describeMove(this.#adapter, position.#state, move));
  }

  /** The whole game: PGN for chess and Núcleo, the game's own text for Brasez and Senet. `readGame` reads it. */
  gameText(how: GameTextOptions = {}): string {
    const { lang = 'en', tags = {}, result = this.#result() } = how;
    const { options, start } = this;
    const moves = this.#line().map(({ move }) => move);
    return this.#adapter.writeGame({ options, start: start.#state, moves, tags, result }, lang);
  }

  #find(text: string, lang: Language | undefined): Result<TypesOf<G>['move'], WordedRefusal> {
    const { game } = this.#adapter;
    const exact = game.notation.parseMove(this.#state, text);
    if (exact.ok) return exact;
    const refusal = game.explain(this.#state, text);
    if (refusal === undefined) throw new Error(`no reason against ${text} in ${this.text}`);
    if (this.outcome !== undefined) return fail(wordedRefusal(game.id, refusal));
    const read = this.#read(text, lang);
    if (read.ok) return read;
    const isCoordinates = refusal.code !== 'bad-move';
    if (isCoordinates || read.error.code === 'bad-san') return fail(wordedRefusal(game.id, refusal));
    const reason =
      read.error.code === 'no-such-move' ? explainWritten(game, this.#state, text, lang) : undefined;
    if (reason !== undefined) return fail(wordedRefusal(game.id, reason));
    return fail(wordedTextError(read.error, refusal.rule));
  }

  /** In notation, else in words. */
  #read(text: string, lang: Language | undefined): Result<TypesOf<G>['move'], TextError> {
    const { game, parse, format } = this.#adapter;
    const read = parse(this.#state, text, lang);
    if (read.ok || read.error.code === 'ambiguous') return read;
    const worded = parsePhrase(game, this.#state, text, format);
    return worded.ok || worded.error.code !== 'bad-san' ? worded : read;
  }

  #leaves(move: TypesOf<G>['move'], square: string): boolean {
    const { game, squares } = this.#adapter;
    const { from, partner } = squares(move, game.effects(this.#state, move));
    return from === square || partner === square;
  }

  #line(): readonly Before<G>[] {
    const line: Before<G>[] = [];
    for (let at = this.#before; at !== undefined; at = at.position.#before) line.push(at);
    return line.reverse();
  }

  #result(): PgnResult {
    if (this.outcome === undefined) return '*';
    const { winner } = this.outcome;
    if (winner === undefined) return '1/2-1/2';
    return winner === this.#adapter.players[0] ? '1-0' : '0-1';
  }
}

function exactPlayer<G extends GameName>({ players }: GameAdapter<TypesOf<G>>, player: Player): PlayerOf<G> {
  const found = players.find((known) => known === player);
  if (found === undefined) throw new Error(`${player} does not play this game`);
  return found;
}

function exactPiece<G extends GameName>(
  adapter: GameAdapter<TypesOf<G>>,
  { name, player }: Piece<PieceNameOf<G>>,
): PieceOf<G> {
  return Object.freeze({ name, player: exactPlayer(adapter, player) });
}

function outcomeOf<G extends GameName>(
  adapter: GameAdapter<TypesOf<G>>,
  turn: Turn,
): WordedOutcome<G> | undefined {
  if (turn.kind !== 'over') return undefined;
  const { winner, reason } = turn.outcome;
  return Object.freeze({
    winner: winner && exactPlayer(adapter, winner),
    reason,
    sentence: outcomeSentence(turn.outcome),
  });
}

function throwsOf<G extends GameName>(
  { game }: GameAdapter<TypesOf<G>>,
  state: TypesOf<G>['state'],
  turn: Turn,
): readonly ThrowChance[] {
  if (turn.kind !== 'chance') return NO_THROWS;
  return Object.freeze(
    game
      .moves(state)
      .map((move, i) => Object.freeze({ text: game.notation.formatMove(move), chance: turn.weights[i] })),
  );
}

const NO_THROWS: readonly ThrowChance[] = Object.freeze([]);
