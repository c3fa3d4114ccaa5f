import type { BrasezView } from '@tabuleiro/brasez';
import * as brasez from '@tabuleiro/brasez';
import { cellOf, comerOf, goalOf, leaverOf } from '@tabuleiro/brasez';
import * as grid from '@tabuleiro/grid';
import { FollowedHashes } from '../partHashes.js';

// Local copies of imported constants: see grid/src/board.ts.
const { EMPTY } = grid;
const { DUKE, KING, KNIGHT, LORD, PAWN, PRIEST, ROOK, WARLORD } = brasez;

/** All types but pawns. */
const OTHERS: Int32Array = Int32Array.of(LORD, PRIEST, KNIGHT, ROOK, WARLORD, DUKE, KING);

/** The hashes of the parts of a position of Brasez, found from those of the position one ply ago where these are known. */
export class BrasezPartHashes extends FollowedHashes {
  constructor() {
    super(PAWN, OTHERS);
  }

  write(view: BrasezView, into: Int32Array): void {
    const { keyLow, keyHigh, plies, side } = view;
    if (!this.isKnown(plies, keyLow, keyHigh)) this.find(view);
    this.copy(plies, side, into);
  }

  /** From the ply before, if that is known for the position that the last move was made in, by what the log says of the move. */
  private find(view: BrasezView): void {
    const { history, keyLow, keyHigh, log, logEnd, plies } = view;
    const first = view.lastChange();
    if (first < 0 || !this.isKnown(plies - 1, history[plies * 2 - 2], history[plies * 2 - 1])) {
      this.start(plies, keyLow, keyHigh, view.board);
      return;
    }
    const at = this.follow(plies, keyLow, keyHigh);
    for (let i = first; i < logEnd; i++) {
      const entry = log[i];
      const leaver = leaverOf(entry);
      const comer = comerOf(entry);
      if (leaver !== EMPTY) this.toggle(at, leaver, cellOf(entry));
      if (comer !== EMPTY) this.toggle(at, comer, goalOf(entry));
    }
  }
}
