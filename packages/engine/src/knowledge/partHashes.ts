import { makeHashKeys } from '@tabuleiro/game';
import type { Board } from '@tabuleiro/grid';
import * as grid from '@tabuleiro/grid';

// Local copies of imported constants: see grid/src/board.ts.
const { BLACK, TYPE, WHITE } = grid;
/** Plies that are remembered, a power of two. */
const PLIES = 256;

/** By piece code × 256 + cell. */
const { low: KEYS } = makeHashKeys(0xc0de, 128 * 256);
/** Hashes of the pawns, of White's other pieces and of Black's; they differ with the side to act, too. */
export function hashBoardParts(
  { lists, counts }: Board,
  us: number,
  pawn: number,
  others: Int32Array,
  into: Int32Array,
): void {
  const begin = KEYS[us];
  into[0] = begin ^ hashOf(lists, counts, WHITE | pawn) ^ hashOf(lists, counts, BLACK | pawn);
  let white = begin;
  let black = begin;
  for (let i = 0; i < others.length; i++) {
    white ^= hashOf(lists, counts, WHITE | others[i]);
    black ^= hashOf(lists, counts, BLACK | others[i]);
  }
  into[1] = white;
  into[2] = black;
}

function hashOf(lists: Uint8Array, counts: Uint8Array, code: number): number {
  let hash = 0;
  for (let i = code << 6, end = i + counts[code]; i < end; i++) hash ^= KEYS[(code << 8) | lists[i]];
  return hash;
}

/**
 * The hashes of `hashBoardParts`, ply by ply, for a game that finds them from those of the ply before by what a move has changed:
 * hashing every piece of every position cost 8 % of the positions a second. What is remembered of a ply counts only for the position
 * it was found for, which is known by its key.
 */
export abstract class FollowedHashes {
  private readonly pawn: number;
  private readonly others: Int32Array;
  private readonly keys: Int32Array = new Int32Array(PLIES * 2);
  /** By ply: of pawns, of White's other pieces, of Black's; nothing of the side to act. */
  private readonly hashes: Int32Array = new Int32Array(PLIES * 4);
  private readonly whole: Int32Array = new Int32Array(3);

  /** The type of a pawn, and all other types. */
  constructor(pawn: number, others: Int32Array) {
    this.pawn = pawn;
    this.others = others;
  }

  protected isKnown(ply: number, keyLow: number, keyHigh: number): boolean {
    const at = (ply & (PLIES - 1)) * 2;
    return this.keys[at] === keyLow && this.keys[at + 1] === keyHigh;
  }

  /** Hashes every piece: where the ply before is not known. */
  protected start(ply: number, keyLow: number, keyHigh: number, board: Board): void {
    const { hashes, whole } = this;
    const at = this.begin(ply, keyLow, keyHigh);
    hashBoardParts(board, 0, this.pawn, this.others, whole);
    const side = KEYS[0];
    hashes[at] = side ^ whole[0];
    hashes[at + 1] = side ^ whole[1];
    hashes[at + 2] = side ^ whole[2];
  }

  /** The same pieces as one ply before. Returns where to `toggle` what has changed since then. */
  protected follow(ply: number, keyLow: number, keyHigh: number): number {
    const { hashes } = this;
    const at = this.begin(ply, keyLow, keyHigh);
    const before = ((ply - 1) & (PLIES - 1)) * 4;
    hashes[at] = hashes[before];
    hashes[at + 1] = hashes[before + 1];
    hashes[at + 2] = hashes[before + 2];
    return at;
  }

  /** A piece leaves a cell or comes to it. */
  protected toggle(at: number, piece: number, cell: number): void {
    const part = (piece & TYPE) === this.pawn ? 0 : (piece & BLACK) === 0 ? 1 : 2;
    this.hashes[at + part] ^= KEYS[(piece << 8) | cell];
  }

  /** What `hashBoardParts` writes. Requires that the ply is known. */
  protected copy(ply: number, us: number, into: Int32Array): void {
    const { hashes } = this;
    const at = (ply & (PLIES - 1)) * 4;
    const side = KEYS[us];
    into[0] = side ^ hashes[at];
    into[1] = side ^ hashes[at + 1];
    into[2] = side ^ hashes[at + 2];
  }

  private begin(ply: number, keyLow: number, keyHigh: number): number {
    const at = ply & (PLIES - 1);
    this.keys[at * 2] = keyLow;
    this.keys[at * 2 + 1] = keyHigh;
    return at * 4;
  }
}
