import * as chess from '@tabuleiro/chess';
import {
  ChessCursor,
  type ChessGame,
  type ChessMove,
  type ChessState,
  type ChessView,
  fromOf,
  promotionOf,
  toOf,
} from '@tabuleiro/chess';
import * as grid from '@tabuleiro/grid';
import { type OpenKernel, openKernel } from '../../network/kernel.js';
import { NetworkEvaluator } from '../../network/networkEvaluator.js';
import type { Network } from '../../network/networkFile.js';
import { type GameKnowledge, NO_MOVES, type SearchGame, TACTICAL_UNIT } from '../../searchGame.js';
import {
  NETWORK_PARAMETERS,
  type SearchParameters,
  WEIGHTS_PARAMETERS,
} from '../../tree/searchParameters.js';
import type { PositionEvaluator } from '../positionEvaluator.js';
import { packWeights, type Weights } from '../weights.js';
import { finish } from './endgame.js';
import { ChessEvaluator } from './evaluation.js';
import { chessInputs } from './networkInputs.js';
import { ChessPartHashes } from './partHashes.js';
import { VALUES, winsExchange } from './staticExchange.js';

// Local copies of imported constants: see grid/src/board.ts.
const { BLACK, COLOURS, DELTA, DIAGONAL, DIRECTION, EMPTY, NORTH, ORTHOGONAL, RELATION, SOUTH, TYPE, WHITE } =
  grid;
const { KNIGHT_MOVE } = grid;
const { CASTLE, EN_PASSANT, KIND, KING, KNIGHT, PAWN, QUEEN } = chess;

/** The lines along which a type attacks. */
const LINES = [0, 0, 0, DIAGONAL, ORTHOGONAL, DIAGONAL | ORTHOGONAL, 0];

/** 16 pieces × 64 squares. */
const PLACES = 1024;

class ChessKnowledge implements GameKnowledge {
  readonly historySize: number = PLACES;
  private readonly cursor: ChessCursor;
  private readonly evaluator: PositionEvaluator<ChessView>;
  private readonly hashes: ChessPartHashes = new ChessPartHashes();

  constructor(cursor: ChessCursor, evaluator: PositionEvaluator<ChessView>) {
    this.cursor = cursor;
    this.evaluator = evaluator;
  }

  evaluate(): number {
    return this.evaluator.evaluate(this.cursor.view());
  }

  tacticalScore(move: number): number {
    const { cells } = this.cursor.view().board;
    const gain = gainOf(cells, move);
    return gain === 0 ? 0 : gain * TACTICAL_UNIT + KING - (cells[fromOf(move)] & TYPE);
  }

  generateTactical(into: Int32Array, at: number): number {
    const end = this.cursor.generateCaptures(into, at);
    return end === at && !this.cursor.hasMoves() ? NO_MOVES : end;
  }

  seeAtLeast(move: number, threshold: number): boolean {
    if ((move & KIND) === CASTLE) return threshold <= 0;
    const { board, us } = this.cursor.view();
    const promotion = promotionOf(move);
    const mover = promotion === 0 ? board.cells[fromOf(move)] : us | promotion;
    return winsExchange(board.cells, fromOf(move), toOf(move), gainOf(board.cells, move), mover, threshold);
  }

  /** Misses the checks of a castling rook and of pawns taken in passing. */
  mayGiveCheck(move: number): boolean {
    const { board, us } = this.cursor.view();
    const { cells } = board;
    const king = board.lists[((us ^ COLOURS) | KING) << 6];
    const from = fromOf(move);
    const to = toOf(move);
    const type = promotionOf(move) || cells[from] & TYPE;
    return attacksFrom(cells, type, us, from, to, king) || opensLine(cells, us, from, to, king);
  }

  hashParts(into: Int32Array): void {
    this.hashes.write(this.cursor.view(), into);
  }

  historyIndex(move: number): number {
    const piece = this.cursor.view().board.cells[fromOf(move)];
    const to = toOf(move);
    return ((piece & TYPE) << 6) | ((piece & BLACK) << 4) | ((((to >> 4) - 2) << 3) + (to & 15) - 4);
  }

  /** A side with pawns only may be worse off for having to move (Zugzwang). */
  isNullMoveSound(): boolean {
    const { board, us } = this.cursor.view();
    for (let type = KNIGHT; type <= QUEEN; type++) if (board.counts[us | type] > 0) return true;
    return false;
  }
}

/** Would a piece that goes from `from` to `to` attack the king from there? */
function attacksFrom(
  cells: Uint8Array,
  type: number,
  us: number,
  from: number,
  to: number,
  king: number,
): boolean {
  const relation = RELATION[king - to + DELTA];
  if (type === PAWN) {
    const ahead = to + (us === WHITE ? NORTH : SOUTH);
    return king === ahead - 1 || king === ahead + 1;
  }
  if (type === KNIGHT) return relation === KNIGHT_MOVE;
  if (type === KING || (relation & LINES[type]) === 0) return false;
  return isOpen(cells, to, king, from);
}

/** Does the piece on `from` uncover an attack of a piece behind it? */
function opensLine(cells: Uint8Array, us: number, from: number, to: number, king: number): boolean {
  const step = DIRECTION[from - king + DELTA];
  if (step === 0 || DIRECTION[to - king + DELTA] === step || !isOpen(cells, king, from, from)) return false;
  let cell = from + step;
  while (cells[cell] === EMPTY) cell += step;
  const piece = cells[cell];
  return (piece & us) !== 0 && (LINES[piece & TYPE] & RELATION[step + DELTA]) !== 0;
}

/** Is the line between two cells empty, not counting `leaving`? */
function isOpen(cells: Uint8Array, start: number, end: number, leaving: number): boolean {
  const step = DIRECTION[end - start + DELTA];
  for (let cell = start + step; cell !== end; cell += step) {
    if (cells[cell] !== EMPTY && cell !== leaving) return false;
  }
  return true;
}

/** What a move takes and makes; a promotion to less than a queen is quiet. */
function gainOf(cells: Uint8Array, move: number): number {
  const there = cells[toOf(move)];
  const promotion = promotionOf(move);
  if (promotion !== 0 && promotion !== QUEEN) return 0;
  let gain = there === EMPTY ? 0 : VALUES[there & TYPE];
  if ((move & KIND) === EN_PASSANT) gain = VALUES[PAWN];
  if (promotion !== 0) gain += VALUES[QUEEN] - VALUES[PAWN];
  return gain;
}

/** A chess game as the computer plays it, with an evaluation that is a sum of these weights. */
export function makeChessSearchGame(game: ChessGame, weights: Weights): SearchGame<ChessState, ChessMove> {
  const packed = packWeights(weights);
  return makeSearchGame(game, WEIGHTS_PARAMETERS, () => new ChessEvaluator(packed));
}

/** As `makeChessSearchGame`, but evaluated by a network. */
export function makeChessNetworkGame(
  game: ChessGame,
  network: Network,
  open: OpenKernel = openKernel,
): SearchGame<ChessState, ChessMove> {
  const evaluator = new ChessNetworkEvaluator(network, open);
  return makeSearchGame(game, NETWORK_PARAMETERS, () => evaluator);
}

function makeSearchGame(
  game: ChessGame,
  parameters: SearchParameters,
  makeEvaluator: () => PositionEvaluator<ChessView>,
): SearchGame<ChessState, ChessMove> {
  return {
    game,
    parameters,
    open(state) {
      const cursor = new ChessCursor(state);
      return { cursor, knowledge: new ChessKnowledge(cursor, makeEvaluator()) };
    },
  };
}

/** What the network says, and what no network has to learn: how a bare king is mated. */
class ChessNetworkEvaluator implements PositionEvaluator<ChessView> {
  private readonly evaluator: NetworkEvaluator<ChessView>;

  constructor(network: Network, open: OpenKernel) {
    this.evaluator = new NetworkEvaluator(open(network, chessInputs), chessInputs);
  }

  evaluate(view: ChessView): number {
    return finish(view.board, view.us, this.evaluator.evaluate(view));
  }
}
