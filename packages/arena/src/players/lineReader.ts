import { StringDecoder } from 'node:string_decoder';

/** The longest line that another program may send, in characters; the longest sensible ones have a few thousand. */
export const LONGEST_LINE: number = 2 ** 16;

/** Puts the lines of another program together. However much it sends without a line end, little is kept. */
export class LineReader {
  private readonly decoder = new StringDecoder('utf8');
  private begun = '';

  /** The lines that this chunk completes; undefined when one is too long, and then the reader is of no more use. */
  read(chunk: Uint8Array): readonly string[] | undefined {
    const lines = (this.begun + this.decoder.write(chunk)).split('\n');
    this.begun = lines.at(-1) ?? '';
    return lines.some(({ length }) => length > LONGEST_LINE) ? undefined : lines.slice(0, -1);
  }

  /** What came after the last line end. */
  rest(): string {
    return this.begun + this.decoder.end();
  }
}
