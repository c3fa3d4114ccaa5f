import type { Game, SearchCursor } from '@tabuleiro/game';
import type { GameLevels } from './level/levels.js';
import type { NetworkInputs } from './network/inputs.js';
import type { OpenKernel } from './network/kernel.js';
import type { Network } from './network/networkFile.js';
import type { OutcomeModel } from './outcome/winDrawLoss.js';
import type { SearchParameters } from './tree/searchParameters.js';

/**
 * What the search has to know of a game beyond its rules: evaluation, move ordering, exchanges. It looks at the position
 * of one cursor and never changes it; moves are packed as the cursor packs them. All numbers are integers, so that
 * every machine finds the same moves.
 */
export interface GameKnowledge {
  /** Static evaluation of the position for the side to move, in centipawns. */
  evaluate(): number;
  /**
   * 0 for a quiet move. For a capture or promotion the material it wins at first sight, in centipawns times
   * `TACTICAL_UNIT`, plus a preference below `TACTICAL_UNIT` for cheap attackers (MVV-LVA): the larger, the sooner it is
   * tried.
   */
  tacticalScore(move: number): number;
  /**
   * Writes the legal moves with a tactical score, in the cursor's order, into `into` from `at` on; returns the end, or `NO_MOVES`
   * where no move at all is legal. Requires that the side to move is not in check.
   */
  generateTactical(into: Int32Array, at: number): number;
  /** Static exchange evaluation: do the captures on the move's target square win at least `threshold` centipawns? */
  seeAtLeast(move: number, threshold: number): boolean;
  /**
   * May the move give check? A false positive costs a little time, a false negative may get a check pruned: only rare
   * moves may be missed.
   */
  mayGiveCheck(move: number): boolean;
  /** The index of the move in history tables, mostly piece and target square. */
  historyIndex(move: number): number;
  /** `historyIndex` is below this. */
  readonly historySize: number;
  /** Is passing the turn surely no better than the best move (no zugzwang)? Otherwise null move pruning is off. */
  isNullMoveSound(): boolean;
  /**
   * Writes three hashes of what positions can have in common: pawns, the other pieces of the first player, those of the second. They
   * also tell who is to act.
   */
  hashParts(into: Int32Array): void;
}

/** What `GameKnowledge.generateTactical` returns where the game is over. */
export const NO_MOVES = -1;

/** One centipawn in `GameKnowledge.tacticalScore`. */
export const TACTICAL_UNIT = 8;

/** What a network sees of a game, and the game with a network in it. */
export interface NetworkSeam<S, M> {
  readonly inputs: NetworkInputs<S>;
  /** Unless said, with the fastest kernel that there is. */
  play(network: Network, open?: OpenKernel): SearchGame<S, M>;
}

/** What the search needs of a game: its rules, how its levels play, and a cursor with the knowledge about it. */
export interface SearchGame<S, M> {
  readonly game: Game<S, M>;
  /** Without levels of its own a game is played with those of classic chess. */
  readonly levels?: GameLevels;
  /** What scores of this evaluation come to; without it nothing is said of that. */
  readonly outcomes?: OutcomeModel;
  /** The margins of the search, on the scale of the evaluation. */
  readonly parameters: SearchParameters;
  /** How a network evaluates this game in place of what it is evaluated by here. */
  readonly network?: NetworkSeam<S, M>;
  /** A cursor that starts at `state`, and the knowledge about its position. */
  open(state: S): { readonly cursor: SearchCursor<M>; readonly knowledge: GameKnowledge };
}
