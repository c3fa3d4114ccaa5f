import { encodeQr } from '@tabuleiro/online';

/** Modules of light paper around the code, as its standard asks. */
const QUIET = 4;
/** Black on white, whatever the colours of the terminal are. */
const COLOURS = ['\u001b[38;5;16;48;5;231m', '\u001b[0m'] as const;

/** What two modules, one above the other, look like in ink: by upper and lower. */
const HALVES: readonly (readonly [string, string])[] = [
  [' ', '▄'],
  ['▀', '█'],
];

/**
 * The text as a QR code, two modules a sign. Without colours the light modules are drawn, as a terminal with a dark ground needs
 * it. Undefined where the text is too long for a code.
 */
export function blockQr(
  text: string,
  isColoured: boolean,
): { readonly rows: readonly string[]; readonly width: number } | undefined {
  const code = encodeQr(text);
  if (code === undefined) return undefined;
  const width = code.size + 2 * QUIET;
  const isDark = (x: number, y: number): boolean =>
    [x, y].every((at) => at >= QUIET && at < QUIET + code.size) && code.isDark(x - QUIET, y - QUIET);
  const isInk = (x: number, y: number): 0 | 1 => (isDark(x, y) === isColoured ? 1 : 0);
  const rows = Array.from({ length: Math.ceil(width / 2) }, (_, row) =>
    Array.from({ length: width }, (_, x) => HALVES[isInk(x, 2 * row)][isInk(x, 2 * row + 1)]).join(''),
  );
  const [begin, end] = isColoured ? COLOURS : ['', ''];
  return { rows: rows.map((row) => `${begin}${row}${end}`), width };
}
