/** A drawing as it stands in its file, by path. */
export type Drawings = Readonly<Record<string, string>>;

/** `…/art/pieces/w-king.svg` is the drawing `w-king`. */
function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace('.svg', '');
}

/** A drawing to be used by its name. Our own files open with `<svg … viewBox="…">` and hold no ids. */
function symbolOf([path, text]: readonly [string, string]): string {
  const viewBox = /viewBox="([^"]*)"/.exec(text)?.[1] ?? '0 0 48 48';
  const inside = text.slice(text.indexOf('>') + 1, text.lastIndexOf('</svg>'));
  return `<symbol id="${nameOf(path)}" viewBox="${viewBox}">${inside.trim()}</symbol>`;
}

export function symbolsOf(drawings: Drawings): string {
  return Object.entries(drawings).map(symbolOf).join('');
}
