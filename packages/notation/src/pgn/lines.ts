import { bytesToText, decodeLine } from './encoding.js';

/** `isStart` is false for a piece of a line that is too long to be kept whole. */
export type Line = { readonly text: string; readonly isStart: boolean; readonly isEnd: boolean };

/** A line longer than this is handed on in pieces. */
const LONGEST = 1 << 16;

/** Cuts chunks of a file into lines; keeps no more of it than one line. */
export class LineCutter {
  isUtf16 = false;
  private rest = '';
  private isFirst = true;
  private isStart = true;
  private isText = false;

  push(chunk: Uint8Array | string): Line[] {
    const text = this.receive(chunk);
    const end = text.lastIndexOf('\n');
    const lines: Line[] = [];
    if (end >= 0) {
      for (const line of (this.rest + text.slice(0, end)).split('\n')) this.cut(line, lines);
      this.rest = text.slice(end + 1);
    } else {
      this.rest += text;
    }
    if (this.rest.length > LONGEST) this.cutPieces(lines);
    return lines;
  }

  end(): Line[] {
    const lines: Line[] = [];
    if (this.rest !== '' || !this.isStart) this.cut(this.rest, lines);
    this.rest = '';
    return lines;
  }

  /** Drops the byte order mark, if the first chunk has one. */
  private receive(chunk: Uint8Array | string): string {
    const isBytes = typeof chunk !== 'string';
    const text = isBytes ? bytesToText(chunk) : chunk;
    if (!isBytes) this.isText = true;
    if (!this.isFirst || text === '') return text;
    const head = (this.rest + text).slice(0, 3);
    if (isBytes && (head.startsWith('\xff\xfe') || head.startsWith('\xfe\xff'))) this.isUtf16 = true;
    if (isBytes && head.length < 3 && '\xef\xbb\xbf'.startsWith(head)) return text;
    this.isFirst = false;
    if (isBytes && head === '\xef\xbb\xbf') {
      const skipped = 3 - this.rest.length;
      this.rest = '';
      return text.slice(skipped);
    }
    return text.startsWith('\ufeff') ? text.slice(1) : text;
  }

  /** A whole line, or the end of one; a carriage return inside it ends a line too. */
  private cut(line: string, lines: Line[]): void {
    const text = line.endsWith('\r') ? line.slice(0, -1) : line;
    for (const part of text.split('\r')) this.emit(part, true, lines);
  }

  private cutPieces(lines: Line[]): void {
    const returned = this.rest.lastIndexOf('\r', this.rest.length - 2);
    if (returned >= 0) {
      this.cut(this.rest.slice(0, returned), lines);
      this.rest = this.rest.slice(returned + 1);
    }
    if (this.rest.length <= LONGEST) return;
    const blank = this.rest.lastIndexOf(' ') + 1 || this.rest.length;
    this.emit(this.rest.slice(0, blank), false, lines);
    this.rest = this.rest.slice(blank);
  }

  private emit(text: string, isEnd: boolean, lines: Line[]): void {
    lines.push({ text: this.isText ? text : decodeLine(text), isStart: this.isStart, isEnd });
    this.isStart = isEnd;
  }
}
