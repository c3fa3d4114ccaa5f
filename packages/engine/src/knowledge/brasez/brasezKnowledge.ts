import * as game from '@tabuleiro/brasez';
import {
  attackerAfter,
  BrasezCursor,
  type BrasezMove,
  type BrasezState,
  type BrasezView,
  brasez,
  fromOf,
  kindOf,
  promotionOf,
  retireOf,
  secondPromotionOf,
  toOf,
} from '@tabuleiro/brasez';
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
import { BrasezEvaluator } from './evaluation.js';
import { brasezInputs } from './networkInputs.js';
import { BrasezPartHashes } from './partHashes.js';
import { isShut, VALUES, winsExchange } from './staticExchange.js';

// Local copies of imported constants: see grid/src/board.ts.
const { BLACK, COLOURS, DELTA, DIRECTION, EMPTY, ORTHOGONAL, RELATION, TYPE } = grid;
const { KNIGHT_MOVE } = grid;
const { CASTLE, CHARGE, DOUBLE, EN_PASSANT, ENTER, LANCE, LEGION, PASS, SETUP, STEP } = game;
const { DUKE, KING, KNIGHT, LORD, PAWN, ROOK, WARLORD } = game;
const { NO_MOVES: NONE } = game;

/* Places: 2 colours × 8 types × 64 squares, then legions and retirements by square for each colour, then passes. */
const LEGIONS = 1024;
const RETIREMENTS: number = LEGIONS + 128;
const PASSES: number = RETIREMENTS + 128;
const PLACES: number = PASSES + 2;

/** How far a priest, the longest of the short lines, attacks. */
const SHORT = 3;

function isNear(delta: number): boolean {
  const across = ((delta + 8 + 128) & 15) - 8;
  const up = (delta - across) >> 4;
  return across >= -SHORT && across <= SHORT && up >= -SHORT && up <= SHORT;
}

/** Does the move change only the square it leaves and the one it goes to? */
function isPlain({ counts }: grid.Board, side: number, kind: number, move: number): boolean {
  return (kind === STEP || kind === DOUBLE) && retireOf(move) === 0 && counts[(side ^ COLOURS) | DUKE] === 0;
}

/** Does anything attack the king after a plain move? */
function attacksAfter({ cells }: grid.Board, side: number, king: number, move: number): boolean {
  const from = fromOf(move);
  const promotion = promotionOf(move);
  const left = promotion === 0 ? cells[from] : side | promotion;
  return attackerAfter(cells, king, side, from, toOf(move), left) !== 0;
}

/** With fewer men than this a side may be worse off for having to act (Zugzwang). */
const FEW = 4;

class BrasezKnowledge implements GameKnowledge {
  readonly historySize: number = PLACES;
  private readonly cursor: BrasezCursor;
  private readonly evaluator: PositionEvaluator<BrasezView>;
  private readonly hashes: BrasezPartHashes = new BrasezPartHashes();

  constructor(cursor: BrasezCursor, evaluator: PositionEvaluator<BrasezView>) {
    this.cursor = cursor;
    this.evaluator = evaluator;
  }

  evaluate(): number {
    return this.evaluator.evaluate(this.cursor.view());
  }

  /** A move with a retirement counts as quiet: the same move without it is already scored. */
  tacticalScore(move: number): number {
    const { cells } = this.cursor.view().board;
    const gain = retireOf(move) === 0 ? gainOf(cells, move) : 0;
    return gain <= 0 ? 0 : gain * TACTICAL_UNIT + 7 - CHEAPNESS[cells[fromOf(move)] & TYPE];
  }

  generateTactical(into: Int32Array, at: number): number {
    const end = this.cursor.generateTactical(into, at);
    return end === NONE ? NO_MOVES : end;
  }

  seeAtLeast(move: number, threshold: number): boolean {
    const { board, side } = this.cursor.view();
    const { cells } = board;
    const kind = kindOf(move);
    if (kind === LEGION) return legionGain(board, side, move) >= threshold;
    if (kind === ENTER || kind === PASS || kind === SETUP || kind === CASTLE) return threshold <= 0;
    const from = fromOf(move);
    const gain = gainOf(cells, move);
    // B-CHARGE: both leave the board.
    if (kind === CHARGE) return gain - VALUES[cells[from] & TYPE] >= threshold;
    const promotion = promotionOf(move);
    const mover = promotion === 0 ? cells[from] : side | promotion;
    // A king only goes where nothing takes him, a duke is never taken.
    if ((mover & TYPE) === KING || (mover & TYPE) === DUKE) return gain >= threshold;
    return winsExchange(board, from, toOf(move), gain, mover, threshold);
  }

  /** Near the king, a knight's move away, on his lines for a rook, or off a line between him and a rook. */
  mayGiveCheck(move: number): boolean {
    const kind = kindOf(move);
    if (kind === PASS || kind === ENTER || kind === SETUP) return false;
    const { board, side } = this.cursor.view();
    const king = board.lists[((side ^ COLOURS) | KING) << 6];
    const to = toOf(move) - king;
    const type = promotionOf(move) || board.cells[fromOf(move)] & TYPE;
    if (type === KNIGHT) return RELATION[to + DELTA] === KNIGHT_MOVE;
    if (type === ROOK && (RELATION[to + DELTA] & ORTHOGONAL) !== 0) return true;
    if (isNear(to)) return !isPlain(board, side, kind, move) || attacksAfter(board, side, king, move);
    const line = DIRECTION[fromOf(move) - king + DELTA];
    const rook = side | ROOK;
    for (let i = rook << 6, end = i + board.counts[rook]; line !== 0 && i < end; i++) {
      if (DIRECTION[board.lists[i] - king + DELTA] === line) return true;
    }
    return false;
  }

  hashParts(into: Int32Array): void {
    this.hashes.write(this.cursor.view(), into);
  }

  historyIndex(move: number): number {
    const { board, side } = this.cursor.view();
    const kind = kindOf(move);
    const black = side === BLACK ? 1 : 0;
    const duke = retireOf(move);
    if (kind < LEGION && duke === 0) return placeIndex(black, board.cells[fromOf(move)] & TYPE, toOf(move));
    if (duke !== 0) return RETIREMENTS + (black << 6) + squareIndex(duke);
    if (kind === PASS) return PASSES + black;
    if (kind === LEGION) return LEGIONS + (black << 6) + squareIndex(fromOf(move));
    return placeIndex(black, kind === ENTER ? DUKE : KING, toOf(move));
  }

  /** Who holds the token may do nothing; with few men the other may be worse off for having to act (B-STALE). */
  isNullMoveSound(): boolean {
    const { board, kingsDukes, men, setup, side, token } = this.cursor.view();
    if (setup > 0 || kingsDukes >= 0 || men[side >> 5] < FEW) return false;
    if (token === side) return true;
    for (let type = LORD; type <= WARLORD; type++) if (board.counts[side | type] > 0) return true;
    return false;
  }
}

/** By type: what is tried later to take the same. */
const CHEAPNESS = [0, 1, 2, 3, 5, 4, 6, 0, 6];

function placeIndex(black: number, type: number, cell: number): number {
  return (black << 9) | ((type - 1) << 6) | squareIndex(cell);
}

function squareIndex(cell: number): number {
  return (((cell >> 4) - 2) << 3) + (cell & 15) - 4;
}

/** What an action takes and makes at first sight; a charge's own loss is left out. */
function gainOf(cells: Uint8Array, move: number): number {
  const kind = kindOf(move);
  if (kind === EN_PASSANT) return VALUES[PAWN];
  if (kind === LEGION) return promotionGain(promotionOf(move)) + promotionGain(secondPromotionOf(move));
  if (kind >= ENTER || kind === LANCE) return 0;
  const there = cells[toOf(move)];
  return (there === EMPTY ? 0 : VALUES[there & TYPE]) + promotionGain(promotionOf(move));
}

function promotionGain(type: number): number {
  return type === 0 ? 0 : VALUES[type] - VALUES[PAWN];
}

/** B-LEGION: what the pair makes, less the pawns that a zone takes. */
function legionGain({ cells, counts }: grid.Board, side: number, move: number): number {
  const gain = promotionGain(promotionOf(move)) + promotionGain(secondPromotionOf(move));
  const enemy = side ^ COLOURS;
  if (counts[enemy | DUKE] === 0) return gain;
  const front = fromOf(move) + (side === BLACK ? grid.SOUTH : grid.NORTH);
  const lost = (isShut(cells, front, enemy) ? 1 : 0) + (isShut(cells, front + 1, enemy) ? 1 : 0);
  return gain - lost * VALUES[PAWN];
}

/** Below this many plies without progress the counter does not matter yet. */
const COUNTER_IGNORED = 20;

/**
 * A cursor whose keys also depend on how soon the counters end the game (B-50, B-KD): a score in the transposition table
 * would not hold for the same board with another count.
 */
class CounterAwareCursor extends BrasezCursor {
  override get keyHigh(): number {
    const { keyHigh, halfmove, kingsDukes } = this.view();
    if (halfmove < COUNTER_IGNORED && kingsDukes < 0) return keyHigh;
    return (
      keyHigh ^ Math.imul((halfmove < COUNTER_IGNORED ? 0 : halfmove) + 64 * (kingsDukes + 1), 0x9e3779b1)
    );
  }
}

/** Brasez for the search, with an evaluation that is a sum of these weights. */
export function makeBrasezSearchGame(weights: Weights): SearchGame<BrasezState, BrasezMove> {
  const packed = packWeights(weights);
  return makeSearchGame(WEIGHTS_PARAMETERS, () => new BrasezEvaluator(packed));
}

/** As `makeBrasezSearchGame`, but evaluated by a network. */
export function makeBrasezNetworkGame(
  network: Network,
  open: OpenKernel = openKernel,
): SearchGame<BrasezState, BrasezMove> {
  const evaluator = new BrasezNetworkEvaluator(network, open);
  return makeSearchGame(NETWORK_PARAMETERS, () => evaluator);
}

function makeSearchGame(
  parameters: SearchParameters,
  makeEvaluator: () => PositionEvaluator<BrasezView>,
): SearchGame<BrasezState, BrasezMove> {
  return {
    game: brasez,
    parameters,
    open(state) {
      const cursor = new CounterAwareCursor(state);
      return { cursor, knowledge: new BrasezKnowledge(cursor, makeEvaluator()) };
    },
  };
}

/** What the network says, and what no network has to learn: how the counters end the game. */
class BrasezNetworkEvaluator implements PositionEvaluator<BrasezView> {
  private readonly evaluator: NetworkEvaluator<BrasezView>;

  constructor(network: Network, open: OpenKernel) {
    this.evaluator = new NetworkEvaluator(open(network, brasezInputs), brasezInputs);
  }

  /** Before both kings stand nothing is weighed: the choices are mirror images. */
  evaluate(view: BrasezView): number {
    return finish(view, view.setup > 0 ? 0 : this.evaluator.evaluate(view));
  }
}
