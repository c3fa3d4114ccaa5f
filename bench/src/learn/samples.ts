import { SeededRandom } from '@tabuleiro/arena';
import {
  BUCKETS,
  type NetworkInputs,
  Searcher,
  type SearchGame,
  TranspositionTable,
} from '@tabuleiro/engine';
import type { LearnedGame } from './gameText.js';

/** The result of a position that was never played. */
export const NO_RESULT = 3;
/** Bytes before the slots of a sample. */
const HEAD = 8;
/** Positions with more than this, in centipawns, are decided: nothing is learned from them. */
const MOST_SCORE = 2000;

/**
 * A sample is a record of fixed length: number of slots with a value; view of the side to act and of the other; bucket; score for
 * the side to act (i16); result for it (0, 1, 2, or `NO_RESULT`); 0. Then slot and value of each, and zeros.
 */
export type SampleShape = { readonly mostSlots: number; readonly bytes: number };

/** Squares and what is off the board that can have a value at a time. */
export function sampleShape({ slots }: Pick<NetworkInputs<unknown>, 'slots'>): SampleShape {
  const mostSlots = 32 + slots - 64;
  return { mostSlots, bytes: (HEAD + 2 * mostSlots + 3) & ~3 };
}

/** How positions beside the games are found. */
export type Siblings = {
  /** Of each position of a game. */
  readonly each: number;
  /** Positions looked at for a judgement of one. */
  readonly nodes: number;
};

/** What the search finds and what is seen at once may differ so much in a quiet position. */
const QUIET = 40;

/** Collects samples of one game after another. */
export class SampleWriter<S, M> {
  private readonly searchGame: SearchGame<S, M>;
  private readonly inputs: NetworkInputs<S>;
  private readonly shape: SampleShape;
  private readonly slots: Uint8Array;
  private bytes: Uint8Array = new Uint8Array(1 << 16);
  private view: DataView = new DataView(this.bytes.buffer);
  private end = 0;

  private readonly siblings: Siblings | undefined;
  private readonly searcher: Searcher<S, M>;

  constructor(searchGame: SearchGame<S, M>, siblings?: Siblings) {
    this.siblings = siblings;
    this.searcher = new Searcher(searchGame, new ArrayBuffer(TranspositionTable.bytes(1)));
    if (searchGame.network === undefined) throw new Error('this game is not evaluated by networks');
    this.searchGame = searchGame;
    this.inputs = searchGame.network.inputs;
    this.shape = sampleShape(this.inputs);
    this.slots = new Uint8Array((this.inputs.slots + 15) & ~15);
  }

  /** What was written since the last call. */
  take(): Uint8Array {
    const taken = this.bytes.slice(0, this.end);
    this.end = 0;
    return taken;
  }

  /**
   * The quiet positions of a game: not in check, and the move found takes nothing. And of those beside it, one or two random
   * plies away, as many as are wanted: `seed` decides which.
   */
  add({ start, moves, scores, winner }: LearnedGame, seed = 0): void {
    const { game } = this.searchGame;
    const chance = new SeededRandom(seed);
    const parsed = game.notation.parsePosition(start);
    if (!parsed.ok) throw new Error(`no position: ${start}`);
    let state = parsed.value;
    for (const [ply, text] of moves.entries()) {
      const move = game.notation.parseMove(state, text);
      if (!move.ok) throw new Error(`no move: ${text} after ${start}`);
      const turn = game.turn(state);
      if (turn.kind === 'over') return;
      const score = scores[ply];
      if (Math.abs(score) < MOST_SCORE && this.isQuiet(state, move.value)) {
        this.write(state, score, winner === undefined ? 1 : winner === turn.player ? 2 : 0);
      }
      for (let i = 0; i < (this.siblings?.each ?? 0); i++) this.addSibling(state, chance);
      state = game.apply(state, move.value);
    }
  }

  private addSibling(from: S, chance: SeededRandom): void {
    const { game } = this.searchGame;
    let state = from;
    for (let plies = 1 + chance.below(2); plies > 0; plies--) {
      const moves = game.moves(state);
      if (moves.length === 0) return;
      state = game.apply(state, chance.pick(moves));
    }
    if (game.turn(state).kind === 'over' || game.inCheck(state)) return;
    const { score, move } = this.searcher.search(state, { nodes: this.siblings?.nodes ?? 1 });
    if (move === undefined || !('cp' in score) || Math.abs(score.cp) >= MOST_SCORE) return;
    const { knowledge } = this.searchGame.open(state);
    if (Math.abs(knowledge.evaluate() - score.cp) <= QUIET) this.write(state, score.cp, NO_RESULT);
  }

  private isQuiet(state: S, move: M): boolean {
    if (this.searchGame.game.inCheck(state)) return false;
    const { cursor, knowledge } = this.searchGame.open(state);
    return knowledge.tacticalScore(cursor.pack(move)) === 0;
  }

  private write(state: S, score: number, result: number): void {
    const { inputs, slots, shape } = this;
    if (this.end + shape.bytes > this.bytes.length) this.enlarge();
    inputs.read(state, slots);
    const { bytes, end } = this;
    bytes.fill(0, end, end + shape.bytes);
    const colour = inputs.colourToAct(state);
    let count = 0;
    let pieces = 0;
    for (let slot = 0; slot < inputs.slots; slot++) {
      const value = slots[slot];
      if (value === 0) continue;
      if (slot < 64) pieces++;
      if (count === shape.mostSlots) throw new Error('more slots with a value than a sample has room for');
      bytes[end + HEAD + count * 2] = slot;
      bytes[end + HEAD + count * 2 + 1] = value;
      count++;
    }
    bytes[end] = count;
    bytes[end + 1] = colour * 2 + (inputs.isMirrored(state, colour) ? 1 : 0);
    bytes[end + 2] = (1 - colour) * 2 + (inputs.isMirrored(state, 1 - colour) ? 1 : 0);
    bytes[end + 3] = Math.min(BUCKETS - 1, Math.max(0, (pieces - 1) >> 2));
    this.view.setInt16(end + 4, score, true);
    bytes[end + 6] = result;
    this.end += shape.bytes;
  }

  private enlarge(): void {
    const larger = new Uint8Array(this.bytes.length * 2);
    larger.set(this.bytes);
    this.bytes = larger;
    this.view = new DataView(larger.buffer);
  }
}
