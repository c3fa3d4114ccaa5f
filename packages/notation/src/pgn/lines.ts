/**
 * A line of a file, or a part of one that is too long to be kept whole: the first has `isStart`, the last `isEnd`.
 */
export type TextLine = {
  readonly text: string;
  /** Where it begins: bytes of the file, or characters of a text. */
  readonly at: number;
  readonly isStart: boolean;
  readonly isEnd: boolean;
};

/** A longer line is handed on in parts. */
const LONGEST_LINE = 1 << 16;

/** Splits the chunks of a file into lines; holds no more than one line. */
export class LineSplitter {
  isUtf16 = false;
  private rest = '';
  private isFirst = true;
  private isStart = true;
  private isText = false;
  /** Where the next line begins. */
  private at = 0;

  push(chunk: Uint8Array | string): TextLine[] {
    const text = this.receive(chunk);
    const end = text.lastIndexOf('\n');
    const lines: TextLine[] = [];
    if (end >= 0) {
      for (const line of (this.rest + text.slice(0, end)).split('\n')) this.cut(line, lines);
      this.rest = text.slice(end + 1);
    } else {
      this.rest += text;
    }
    if (this.rest.length > LONGEST_LINE) this.cutLongLine(lines);
    return lines;
  }

  end(): TextLine[] {
    const lines: TextLine[] = [];
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
      this.at = 3;
      return text.slice(skipped);
    }
    if (!text.startsWith('\ufeff')) return text;
    this.at = 1;
    return text.slice(1);
  }

  /** A whole line, or the end of one; a carriage return inside it ends a line too. */
  private cut(line: string, lines: TextLine[]): void {
    const text = line.endsWith('\r') ? line.slice(0, -1) : line;
    for (const part of text.split('\r')) this.emit(part, true, lines);
    this.at += line.length - text.length;
  }

  private cutLongLine(lines: TextLine[]): void {
    const returned = this.rest.lastIndexOf('\r', this.rest.length - 2);
    if (returned >= 0) {
      this.cut(this.rest.slice(0, returned), lines);
      this.rest = this.rest.slice(returned + 1);
    }
    if (this.rest.length <= LONGEST_LINE) return;
    const blank = this.rest.lastIndexOf(' ') + 1 || this.rest.length;
    this.emit(this.rest.slice(0, blank), false, lines);
    this.rest = this.rest.slice(blank);
  }

  private emit(text: string, isEnd: boolean, lines: TextLine[]): void {
    const { at, isStart } = this;
    lines.push({ text: this.isText ? text : decodeLine(text), at, isStart, isEnd });
    this.isStart = isEnd;
    this.at += text.length + (isEnd ? 1 : 0);
  }
}

/** What Windows-1252 has where Latin-1 has control characters (0x80 to 0x9f). */
const WINDOWS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';
const SLICE = 8192;

/** One character for each byte: line ends can be found in it whatever the encoding is. */
function bytesToText(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += SLICE) {
    text += String.fromCharCode(...bytes.subarray(at, at + SLICE));
  }
  return text;
}

/**
 * Decodes one line: as UTF-8 where it is valid, else as Latin-1 (with the additions of Windows-1252). Deciding line
 * by line needs no look ahead and reads files that were joined from both.
 */
function decodeLine(line: string): string {
  if (!/[\x80-\xff]/.test(line)) return line;
  return decodeUtf8(line) ?? line.replace(/[\x80-\x9f]/g, (letter) => WINDOWS[letter.charCodeAt(0) - 0x80]);
}

/** By number of continuation bytes: the smallest code point that needs so many. */
const SMALLEST = [0, 0x80, 0x800, 0x10000];

function decodeUtf8(line: string): string | undefined {
  let text = '';
  for (let at = 0; at < line.length; ) {
    const first = line.charCodeAt(at++);
    const following = first < 0x80 ? 0 : first < 0xc0 ? -1 : first < 0xe0 ? 1 : first < 0xf0 ? 2 : 3;
    if (following < 0 || first > 0xf4) return undefined;
    let code = following === 0 ? first : first & (0x3f >> following);
    for (let i = 0; i < following; i++) {
      const next = line.charCodeAt(at++);
      if ((next & 0xc0) !== 0x80) return undefined; // NaN, behind the end, is refused too
      code = (code << 6) | (next & 0x3f);
    }
    if (code < SMALLEST[following] || code > 0x10ffff || (code >= 0xd800 && code < 0xe000)) return undefined;
    text += String.fromCodePoint(code);
  }
  return text;
}
