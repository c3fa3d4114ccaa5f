import type { BrasezView } from '@tabuleiro/brasez';
import { DUKE, KING, PAWN } from '@tabuleiro/brasez';
import { type Board, COLOURS } from '@tabuleiro/grid';

/** Plies (B-50, B-KD). */
const FIFTY = 50;
const TEN = 10;
/** From so many plies without progress on, the side with more men begins to look forward to the fiftieth. */
const PATIENCE = 14;
/** A side with so few men is hunted. */
const FEW = 4;

/** What no sum of features says: how the game ends when nothing more is taken, and how the last men are hunted. */
export function finish(position: BrasezView, score: number): number {
  if (position.setup > 0) return score;
  if (position.kingsDukes >= 0) return kingsAndDukes(position);
  const { men, side, board } = position;
  const own = men[side >> 5];
  const other = men[(side ^ COLOURS) >> 5];
  let sum = score;
  if (own !== other && position.halfmove > PATIENCE) {
    const fewer = own < other ? side : side ^ COLOURS;
    const worth = patience(position.halfmove, board.counts[fewer | PAWN] > 0);
    sum += own > other ? worth : -worth;
  }
  if (other <= FEW && own > other) sum += hunt(board, side, other);
  else if (own <= FEW && other > own) sum -= hunt(board, side ^ COLOURS, own);
  return sum;
}

/** B-50: at the fiftieth ply the side with more men wins, unless the other still has a pawn to move. */
function patience(halfmove: number, canRestart: boolean): number {
  const age = Math.min(FIFTY, halfmove) - PATIENCE;
  return canRestart ? (age * age) >> 2 : age * age;
}

/** B-KD: who will have more pieces on the board at the tenth ply. */
function kingsAndDukes(position: BrasezView): number {
  const { side, kingsDukes } = position;
  const left = Math.max(0, TEN - kingsDukes);
  const own = standingAtLast(position, side, (left + 1) >> 1);
  const other = standingAtLast(position, side ^ COLOURS, left >> 1);
  if (own === other) return position.men[side >> 5] - position.men[(side ^ COLOURS) >> 5];
  return own > other ? 2000 + 50 * (own - other) : -2000 - 50 * (other - own);
}

function standingAtLast({ men, pool }: BrasezView, us: number, entries: number): number {
  const duchy = pool[us | DUKE];
  return men[us >> 5] - duchy + Math.min(duchy, entries);
}

/** B-FORCE, B-STALE: the last men are worth more than others, and their king is driven to the edge. */
function hunt({ lists }: Board, hunter: number, left: number): number {
  const prey = lists[((hunter ^ COLOURS) | KING) << 6];
  const king = lists[(hunter | KING) << 6];
  const file = (prey & 15) - 4;
  const rank = (prey >> 4) - 2;
  const edge = Math.max(3 - file, file - 4) + Math.max(3 - rank, rank - 4);
  const away = Math.max(Math.abs((prey & 15) - (king & 15)), Math.abs((prey >> 4) - (king >> 4)));
  return (FEW + 1 - left) * 60 + edge * 10 - away * 6;
}
