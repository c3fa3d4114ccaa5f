/** Digits and the signs of an address, five rows high, drawn here so that no font is needed. */
const SIGNS: ReadonlyMap<string, readonly string[]> = new Map([
  ['0', ['###', '# #', '# #', '# #', '###']],
  ['1', [' # ', '## ', ' # ', ' # ', '###']],
  ['2', ['###', '  #', '###', '#  ', '###']],
  ['3', ['###', '  #', '###', '  #', '###']],
  ['4', ['# #', '# #', '###', '  #', '  #']],
  ['5', ['###', '#  ', '###', '  #', '###']],
  ['6', ['###', '#  ', '###', '# #', '###']],
  ['7', ['###', '  #', '  #', '  #', '  #']],
  ['8', ['###', '# #', '###', '# #', '###']],
  ['9', ['###', '# #', '###', '  #', '###']],
  ['.', [' ', ' ', ' ', ' ', '#']],
  [':', [' ', '#', ' ', '#', ' ']],
]);
const ROWS = [0, 1, 2, 3, 4];

/** The text in letters five rows high, as wide as the columns allow; undefined where it does not fit or has other signs. */
export function blockText(text: string, columns: number): readonly string[] | undefined {
  const signs = [...text].map((sign) => SIGNS.get(sign));
  if (signs.some((sign) => sign === undefined)) return undefined;
  const rows = ROWS.map((row) => signs.map((sign) => sign?.[row]).join(' '));
  const scale = Math.min(2, Math.floor(columns / rows[0].length));
  return scale < 1 ? undefined : rows.map((row) => widen(row, scale));
}

function widen(row: string, scale: number): string {
  return [...row]
    .map((sign) => (sign === '#' ? '█' : ' ').repeat(scale))
    .join('')
    .trimEnd();
}
