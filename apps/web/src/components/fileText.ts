/** What the first bytes of a file say about all of it. */
const MARKS = [
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

/**
 * The text in a file, or in its head, which may end inside a letter. What is not in UTF-8 is in the letters of Western Europe,
 * as most PGN files used to be.
 */
export function decodeFile(file: ArrayBuffer, part: 'whole' | 'head' = 'whole'): string {
  const stream = part === 'head'; // a letter that is not whole is left out
  const bytes = new Uint8Array(file);
  const mark = MARKS.find((each) => each.bytes.every((byte, i) => bytes[i] === byte));
  if (mark !== undefined) return new TextDecoder(mark.encoding).decode(bytes, { stream });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream });
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
