import { lastStudyStart } from '@tabuleiro/any-game';

/** A part of a PGN file that begins and ends between two games. */
export type Segment = {
  readonly offset: number;
  /** Where the next one begins. */
  readonly end: number;
  readonly bytes: Uint8Array;
  /** Line ends in it. */
  readonly lines: number;
};

/** Read at a time, and the least that a part has: enough for some hundred games. */
const WINDOW = 1 << 17;

/**
 * Cuts a file into parts, each from the first tag of one game to that of another, so that reading can stop and go on
 * between them. A file whose games have no tags is one part.
 */
export async function* segmentsOf(file: Blob, from: number): AsyncGenerator<Segment> {
  let offset = from;
  while (offset < file.size) {
    const bytes = await readSegment(file, offset);
    const end = offset + bytes.length;
    yield { offset, end, bytes, lines: countLines(bytes) };
    offset = end;
  }
}

async function readSegment(file: Blob, offset: number): Promise<Uint8Array> {
  for (let size = WINDOW; ; size *= 2) {
    const bytes = new Uint8Array(await file.slice(offset, offset + size).arrayBuffer());
    if (offset + bytes.length >= file.size) return bytes;
    const end = lastStudyStart(bytes);
    if (end > 0) return bytes.subarray(0, end);
  }
}

const LINE_END = 10;
const RETURN = 13;

/** As the parser counts them: a carriage return alone ends a line too. */
function countLines(bytes: Uint8Array): number {
  let lines = 0;
  for (let at = bytes.indexOf(LINE_END); at >= 0; at = bytes.indexOf(LINE_END, at + 1)) lines++;
  for (let at = bytes.indexOf(RETURN); at >= 0; at = bytes.indexOf(RETURN, at + 1))
    if (bytes[at + 1] !== LINE_END) lines++;
  return lines;
}

const MARKS = [
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

/** A file of two bytes a letter as one that can be cut anywhere between its lines; any other as it is. */
export async function inSingleBytes(file: Blob): Promise<Blob> {
  const head = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const mark = MARKS.find(({ bytes }) => bytes.every((byte, i) => head[i] === byte));
  if (mark === undefined) return file;
  return new Blob([new TextDecoder(mark.encoding).decode(await file.arrayBuffer())]);
}
