/** Four cells at a time: by row of the board, the two words of the mailbox with its squares. */
const WORDS = Int32Array.from({ length: 16 }, (_, i) => (((i >> 1) + 2) << 2) + 1 + (i & 1));

/** Copies the squares of a mailbox into the first 64 slots, four at a time. */
export class BoardWords {
  private cells: Uint8Array | undefined;
  private from: Int32Array = new Int32Array(0);
  private slots: Uint8Array | undefined;
  private into: Int32Array = new Int32Array(0);

  copy(cells: Uint8Array, slots: Uint8Array): void {
    if (cells !== this.cells) {
      this.cells = cells;
      this.from = new Int32Array(cells.buffer, cells.byteOffset, cells.length >> 2);
    }
    if (slots !== this.slots) {
      this.slots = slots;
      this.into = new Int32Array(slots.buffer, slots.byteOffset, 16);
    }
    const { from, into } = this;
    for (let i = 0; i < 16; i++) into[i] = from[WORDS[i]];
  }
}
