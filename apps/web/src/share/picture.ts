import type { Mark } from '@tabuleiro/game';
import type { Art, Cell, Place } from '../board/model.js';
import type { Caption } from './caption.js';
import type { Drawing } from './drawings.js';

/** Everything that a picture of a position shows. */
export type PictureContent = {
  readonly rows: number;
  readonly columns: number;
  readonly cells: readonly Cell[];
  readonly columnNames: readonly string[];
  readonly rowNames: readonly string[];
  /** The places of the last move. */
  readonly moved: ReadonlySet<Place>;
  /** What somebody has drawn on the board. */
  readonly marks: readonly Mark[];
  readonly caption: Caption;
};

/** A file has no style sheet and no theme: these are the colours of look/tokens.css on light paper. */
export const COLOURS = {
  'paper-raised': '#fcf6e8',
  ink: '#1b1a17',
  'ink-soft': '#4e483c',
  barro: '#8f2a17',
  'barro-flat': '#e2977c',
  'square-light': '#ead7b0',
  'square-dark': '#a06f42',
  'moved-light': '#d6d98a',
  'moved-dark': '#8c8b2f',
  'board-edge': '#1b1a17',
  'mark-ink': '#12110d',
  'white-fill': '#fbf4e4',
  'white-line': '#1b1a17',
  'black-fill': '#1b1a17',
  'black-line': '#fbf4e4',
  'black-halo': '#fbf4e4',
  'print-barro': '#8f2a17',
} as const;

/** What the variables of our drawings are on each side; a sign of the board is of neither. */
const SIDES: Readonly<Record<'0' | '1' | 'sign', Readonly<Record<string, string>>>> = {
  0: { 'piece-fill': COLOURS['white-fill'], 'piece-line': COLOURS['white-line'] },
  1: {
    'piece-fill': COLOURS['black-fill'],
    'piece-line': COLOURS['black-line'],
    'piece-halo': COLOURS['black-halo'],
  },
  sign: { 'house-ink': COLOURS['mark-ink'] },
};

const MARKS: Readonly<Record<Mark['colour'], string>> = {
  green: '#2f5d3a',
  red: '#8f2a17',
  yellow: '#c98a12',
  blue: '#1f3f5c',
};

const CELL = 48;
/** Around the board: the frame, and the names of files and ranks. */
const EDGE = 26;
const LINE = 22;
const TITLE = 30;
const SANS = "'Atkinson Hyperlegible Next', 'Atkinson Hyperlegible', 'Segoe UI', Roboto, Arial, sans-serif";
/** The width of a letter, in parts of its size: texts that would be wider are set smaller. */
const LETTER = 0.56;
const BOLD_LETTER = 0.62;

/** The same from the other side of the board. */
export function turnedContent(content: PictureContent): PictureContent {
  const { rows, columns, cells, columnNames, rowNames } = content;
  return {
    ...content,
    cells: cells.map((cell) => ({ ...cell, row: rows - 1 - cell.row, column: columns - 1 - cell.column })),
    columnNames: [...columnNames].reverse(),
    rowNames: [...rowNames].reverse(),
  };
}

/** A position as an SVG file that needs nothing else. */
export function pictureSvg(content: PictureContent, drawings: ReadonlyMap<Art, Drawing>): string {
  const { rows, columns, caption } = content;
  const width = columns * CELL + 2 * EDGE;
  const board = rows * CELL + 2 * EDGE;
  const height = board + 2 + TITLE + LINE * (1 + caption.remarks.length) + 14;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title desc">`,
    `<title id="title">${escapeXml(`${caption.title}. ${caption.line}`)}</title>`,
    `<desc id="desc">${escapeXml(caption.description)}</desc>`,
    `<rect width="${width}" height="${height}" fill="${COLOURS['paper-raised']}"/>`,
    `<defs>${symbolsOf(content, drawings)}${arrowHeads(content)}</defs>`,
    `<g transform="translate(${EDGE} ${EDGE})">${boardOf(content)}</g>`,
    namesOf(content),
    captionAt(caption, width, board + 2),
    '</svg>\n',
  ].join('');
}

export function pictureSize(svg: string): { readonly width: number; readonly height: number } {
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  return { width: Number(width), height: Number(height) };
}

function boardOf({ rows, columns, cells, moved, marks }: PictureContent): string {
  const [width, height] = [columns * CELL, rows * CELL];
  const squares = cells.map((cell) => {
    const name = `${moved.has(cell.id) ? 'moved' : 'square'}-${cell.tone}` as const;
    return `<rect x="${cell.column * CELL}" y="${cell.row * CELL}" width="${CELL}" height="${CELL}" fill="${COLOURS[name]}"/>`;
  });
  const edge = `<rect x="-1.5" y="-1.5" width="${width + 3}" height="${height + 3}" fill="none" stroke="${COLOURS['board-edge']}" stroke-width="3"/>`;
  const shadow = `<path d="M${width + 3} 3h4v${height + 4}H3v-4z" fill="${COLOURS['barro-flat']}"/>`;
  return [
    shadow,
    ...squares,
    edge,
    ...cells.map(lineOf),
    ...cells.map(contentOf),
    ...cells.map(numberOf),
    ...marks.map((mark) => markOf(mark, cells)),
  ].join('');
}

/** Numbered cells have lines between them. */
function lineOf({ row, column, caption }: Cell): string {
  if (caption === undefined) return '';
  return `<rect x="${column * CELL}" y="${row * CELL}" width="${CELL}" height="${CELL}" fill="none" stroke="${COLOURS['board-edge']}"/>`;
}

/** Over the pieces, with a halo. */
function numberOf({ row, column, caption, tone }: Cell): string {
  if (caption === undefined) return '';
  const [x, y] = [column * CELL, row * CELL];
  const halo = COLOURS[`square-${tone}`];
  return `<text x="${x + 4}" y="${y + 13}" font-family="${SANS}" font-size="11" font-weight="700" fill="${COLOURS['mark-ink']}" stroke="${halo}" stroke-width="3" paint-order="stroke">${caption}</text>`;
}

function contentOf({ row, column, man, sign }: Cell): string {
  const place = `x="${column * CELL}" y="${row * CELL}" width="${CELL}" height="${CELL}"`;
  if (man !== undefined) return `<use href="#${man.art}-${man.side}" ${place}/>`;
  return sign === undefined ? '' : `<use href="#${sign}-sign" ${place}/>`;
}

/** Each drawing that is used, once, in the colours of its side. */
function symbolsOf({ cells }: PictureContent, drawings: ReadonlyMap<Art, Drawing>): string {
  const used = new Map<string, string>();
  for (const { man, sign } of cells) {
    const [art, side] = man === undefined ? [sign, 'sign' as const] : [man.art, `${man.side}` as const];
    const drawing = art === undefined ? undefined : drawings.get(art);
    if (art === undefined || drawing === undefined) continue;
    const content = paint(drawing.content, SIDES[side]);
    used.set(
      `${art}-${side}`,
      `<symbol id="${art}-${side}" viewBox="${drawing.viewBox}">${content}</symbol>`,
    );
  }
  return [...used.values()].join('');
}

/** `var(--piece-fill, #FBF4E4)` as a colour: other programs know no variables. */
function paint(content: string, colours: Readonly<Record<string, string>>): string {
  return content
    .replace(/ xmlns="[^"]*"/g, '')
    .replace(
      /var\(--([\w-]+)(?:,\s*([^()]*))?\)/g,
      (_, name: string, other: string | undefined) => colours[name] ?? other?.trim() ?? 'none',
    );
}

function markOf(mark: Mark, cells: readonly Cell[]): string {
  const colour = MARKS[mark.colour];
  if (mark.kind === 'place') {
    const middle = middleOf(mark.place, cells);
    if (middle === undefined) return '';
    return `<circle cx="${middle.x}" cy="${middle.y}" r="${CELL / 2 - 3}" fill="none" stroke="${colour}" stroke-width="4"/>`;
  }
  const [from, to] = [middleOf(mark.from, cells), middleOf(mark.to, cells)];
  if (from === undefined || to === undefined) return '';
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const short = 14 / length;
  const end = { x: to.x - (to.x - from.x) * short, y: to.y - (to.y - from.y) * short };
  return `<path d="M${from.x} ${from.y}L${round(end.x)} ${round(end.y)}" stroke="${colour}" stroke-width="7" stroke-opacity="0.85" marker-end="url(#head-${mark.colour})"/>`;
}

function arrowHeads({ marks }: PictureContent): string {
  const colours = new Set(marks.filter(({ kind }) => kind === 'arrow').map(({ colour }) => colour));
  return [...colours]
    .map(
      (colour) =>
        `<marker id="head-${colour}" viewBox="0 0 4 4" refX="1.4" refY="2" markerWidth="3.4" markerHeight="3.4" orient="auto"><path d="M0 0L4 2L0 4z" fill="${MARKS[colour]}"/></marker>`,
    )
    .join('');
}

function middleOf(
  place: Place,
  cells: readonly Cell[],
): { readonly x: number; readonly y: number } | undefined {
  const cell = cells.find(({ id }) => id === place);
  return cell && { x: (cell.column + 0.5) * CELL, y: (cell.row + 0.5) * CELL };
}

/** Files below the board, ranks at its left. */
function namesOf({ rows, columnNames, rowNames }: PictureContent): string {
  const letter = (x: number, y: number, name: string): string =>
    `<text x="${x}" y="${y}" text-anchor="middle" font-family="${SANS}" font-size="13" font-weight="600" fill="${COLOURS['ink-soft']}">${name}</text>`;
  return [
    ...columnNames.map((name, i) => letter(EDGE + (i + 0.5) * CELL, EDGE + rows * CELL + 18, name)),
    ...rowNames.map((name, i) => letter(EDGE / 2 - 1, EDGE + (i + 0.5) * CELL + 4.5, name)),
  ].join('');
}

function captionAt({ title, line, remarks }: Caption, width: number, top: number): string {
  const room = width - 2 * EDGE;
  const text = (y: number, words: string, size: number, letter: number, look: string): string => {
    const fitting = Math.min(size, room / Math.max(1, words.length * letter));
    return `<text x="${EDGE}" y="${round(y)}" font-size="${round(fitting)}" ${look}>${escapeXml(words)}</text>`;
  };
  const lines = [line, ...remarks].map((words, i) =>
    text(
      top + TITLE + 15 + i * LINE,
      words,
      i === 0 ? 15 : 13.5,
      LETTER,
      `font-family="${SANS}" fill="${i === 0 ? COLOURS.ink : COLOURS['ink-soft']}"`,
    ),
  );
  const look = `font-family="${SANS}" font-weight="800" fill="${COLOURS.barro}"`;
  return [text(top + TITLE - 8, title, 21, BOLD_LETTER, look), ...lines].join('');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** What an XML text cannot hold is left out. */
function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
