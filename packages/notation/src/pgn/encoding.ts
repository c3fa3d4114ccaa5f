/** What Windows-1252 has where Latin-1 has control characters (0x80 to 0x9f). */
const WINDOWS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';
const SLICE = 8192;

/** One character a byte: lines can be found in it whatever the encoding is. */
export function bytesToText(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += SLICE) {
    text += String.fromCharCode(...bytes.subarray(at, at + SLICE));
  }
  return text;
}

/**
 * The characters of one line of bytes: UTF-8 where it is valid, else Latin-1 (as Windows extends it). Deciding line
 * by line needs no look ahead and reads files that were glued together from both.
 */
export function decodeLine(line: string): string {
  if (!/[\x80-\xff]/.test(line)) return line;
  return decodeUtf8(line) ?? line.replace(/[\x80-\x9f]/g, (letter) => WINDOWS[letter.charCodeAt(0) - 0x80]);
}

/** By number of following bytes: the smallest character that may be written so long. */
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
