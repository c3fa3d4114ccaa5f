import type { Cursor, Game, GameOptions } from '@tabuleiro/game';
import { checkState } from './checks.js';
import { Random } from './random.js';
import { randomMove } from './randomGame.js';
import { formatSnapshot, takeSnapshot } from './snapshot.js';
import { drawBoard } from './texts.js';

/** How many random games to play, how long, and from where. */
export type ConformanceRun = {
  readonly games: number;
  /** The most actions of one game. */
  readonly plies: number;
  /** The seed of the first game; the next ones count up from it. */
  readonly seed: number;
  /** Position texts to begin from, in turn; the start position when there is none. */
  readonly from?: readonly string[];
  readonly options?: GameOptions;
};

/**
 * Plays seeded random games and checks the whole contract of `Game` and `Cursor` at every state. Throws an Error
 * that names the game, seed, ply, position and actions of the first breach; returns the number of states seen.
 */
export function conformance<S, M>(game: Game<S, M>, run: ConformanceRun): number {
  let states = 0;
  for (let number = 0; number < run.games; number++) {
    const seed = run.seed + number;
    const played: string[] = [];
    const walk = new Walk(game, startOf(game, run, number), new Random(seed), played, run.options);
    try {
      states += walk.play(run.plies);
    } catch (cause) {
      const position = game.notation.formatPosition(walk.state);
      const reason = cause instanceof Error ? cause.message : String(cause);
      const where = `${game.id}: seed ${seed}, ply ${played.length}, position ${position}`;
      throw new Error(`${where}: ${reason}\n${drawBoard(position)}\nplayed: ${played.join(' ')}`, { cause });
    }
  }
  return states;
}

function startOf<S, M>(game: Game<S, M>, run: ConformanceRun, number: number): S {
  if (run.from === undefined || run.from.length === 0) return game.start(run.options);
  const text = run.from[number % run.from.length];
  const state = game.notation.parsePosition(text, run.options);
  if (!state.ok) throw new Error(`${game.id}: ${text} cannot be read: ${JSON.stringify(state.error)}`);
  return state.value;
}

/** One random game, played with `apply` and, in parallel, with one cursor that finally takes all moves back. */
class Walk<S, M> {
  state: S;
  private readonly game: Game<S, M>;
  private readonly random: Random;
  private readonly played: string[];
  private readonly options: GameOptions | undefined;
  private readonly cursor: Cursor<M>;
  /** What the cursor showed before each move. */
  private readonly trail: string[] = [];

  constructor(
    game: Game<S, M>,
    start: S,
    random: Random,
    played: string[],
    options: GameOptions | undefined,
  ) {
    this.game = game;
    this.state = start;
    this.random = random;
    this.played = played;
    this.options = options;
    this.cursor = game.cursor(start);
  }

  play(plies: number): number {
    let states = 1;
    this.check();
    for (let move = this.choose(); move !== undefined && states <= plies; move = this.choose()) {
      this.trail.push(formatSnapshot(takeSnapshot(this.cursor)));
      this.cursor.make(this.cursor.pack(move));
      this.played.push(this.game.notation.formatMove(move));
      this.state = this.game.apply(this.state, move);
      this.check();
      states++;
    }
    this.unwind();
    return states;
  }

  private choose(): M | undefined {
    return randomMove(this.game, this.state, this.random);
  }

  private check(): void {
    checkState(this.game, this.state, this.random, this.played, this.options);
    const walked = formatSnapshot(takeSnapshot(this.cursor));
    const fresh = formatSnapshot(takeSnapshot(this.game.cursor(this.state)));
    if (walked !== fresh) throw new Error(`the walked cursor shows ${walked}, a fresh one ${fresh}`);
  }

  private unwind(): void {
    for (const before of this.trail.toReversed()) {
      this.cursor.undo();
      const after = formatSnapshot(takeSnapshot(this.cursor));
      if (after !== before) throw new Error(`undo shows ${after}, it was ${before}`);
    }
  }
}
