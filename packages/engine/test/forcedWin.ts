import type { Cursor, Player } from '@tabuleiro/game';

/**
 * Looks at every line, as the rules say: can the side to act win within `moves` of its own actions, whatever the
 * other does? A win is any ending that the rules call one.
 */
export class ForcedWin {
  private readonly cursor: Cursor<unknown>;
  private readonly player: Player;
  private readonly list: Int32Array;

  constructor(cursor: Cursor<unknown>, player: Player, moves: number) {
    this.cursor = cursor;
    this.player = player;
    this.list = new Int32Array(cursor.maxMoves * 2 * moves);
  }

  exists(moves: number, at = 0): boolean {
    const { cursor, list } = this;
    const end = cursor.generate(list, at);
    for (let i = at; i < end; i++) {
      cursor.make(list[i]);
      const wins = cursor.isDecided() ? this.isWon() : this.isLost(moves - 1, end);
      cursor.undo();
      if (wins) return true;
    }
    return false;
  }

  /** Has the other side, who is to act, lost within `moves` of the winner? */
  private isLost(moves: number, at: number): boolean {
    const { cursor, list } = this;
    const end = cursor.generate(list, at);
    if (end === at) return this.isWon();
    if (moves === 0) return false;
    for (let i = at; i < end; i++) {
      cursor.make(list[i]);
      const isLost = cursor.isDecided() ? this.isWon() : this.exists(moves, end);
      cursor.undo();
      if (!isLost) return false;
    }
    return true;
  }

  private isWon(): boolean {
    return this.cursor.outcome()?.winner === this.player;
  }
}
