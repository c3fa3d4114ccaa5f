import type { Speech } from '../store/settings/settings.js';
import type { BoardWords, KeyHelp } from '../words/types/board.js';
import { nameCell, nameMan, speakFile, speakSquare } from './cellNames.js';
import { cellOf, DIRECTIONS, type Direction, ray, readingOrder, spotOf } from './geometry.js';
import { type BoardModel, type Cell, hasMark, marksOf, type Place, QUERIES, type Query } from './model.js';

/** How an answer is worded, and for whom: `side` is the player who asks. */
export type QueryContext = {
  readonly speech: Speech;
  readonly words: BoardWords;
  readonly side: 0 | 1;
  readonly targets: boolean;
};

/** What the board alone can answer; undefined for what only the game knows. */
export function answerFromBoard(
  model: BoardModel,
  query: Query,
  place: Place,
  context: QueryContext,
): string | undefined {
  const cell = cellOf(model, place);
  if (cell === undefined) return undefined;
  return ANSWERS[query]?.(model, cell, context);
}

type Answer = (model: BoardModel, cell: Cell, context: QueryContext) => string;

const ANSWERS: Readonly<Partial<Record<Query, Answer>>> = {
  where: answerWhere,
  file: answerFile,
  rank: answerRank,
  own: (model, _, context) => answerSide(model, context.side, context.words.own, context),
  theirs: (model, _, context) => answerSide(model, context.side === 0 ? 1 : 0, context.words.theirs, context),
  rays: answerRays,
  position: answerPosition,
  movable: answerMovable,
  keys: (model, _, { words }) =>
    words.keys(
      keyHelp(model, words)
        .map(({ keys, does }) => `${keys}: ${does}`)
        .join('; '),
    ),
};

/** Who asks where they are wants the square, even if cells are read without it. */
function answerWhere(model: BoardModel, cell: Cell, { speech, words, targets }: QueryContext): string {
  const square = speech.square === 'none' ? 'before' : speech.square;
  return nameCell(cell, marksOf(model, cell.id, targets), { ...speech, square }, words);
}

function answerFile(model: BoardModel, cell: Cell, context: QueryContext): string {
  const { speech, words } = context;
  const file = model.columnNames[cell.column] ?? String(spotOf(model, cell).x + 1);
  const cells = model.cells.filter(({ column }) => column === cell.column);
  return words.file(
    speakFile(file, speech, words),
    listed(
      cells.sort((a, b) => b.row - a.row),
      context,
    ),
  );
}

function answerRank(model: BoardModel, cell: Cell, context: QueryContext): string {
  const name = model.rowNames[cell.row] ?? String(spotOf(model, cell).y + 1);
  const cells = model.cells.filter(({ row }) => row === cell.row);
  return context.words.rank(name, listed(cells, context));
}

function answerSide(
  model: BoardModel,
  side: 0 | 1,
  word: (count: number, pieces: string) => string,
  context: QueryContext,
): string {
  const cells = fromEdge(model, side).filter(({ man }) => man?.side === side);
  const bare: QueryContext = { ...context, speech: { ...context.speech, colour: 'none' } };
  return word(cells.length, grouped(cells, bare));
}

/** The pieces of both sides, told apart in any case, and what lies beside the board. */
function answerPosition(model: BoardModel, _: Cell, context: QueryContext): string {
  const { speech, words } = context;
  const sides = ([0, 1] as const).flatMap((side) =>
    fromEdge(model, side).filter(({ man }) => man?.side === side),
  );
  const colour = speech.colour === 'none' ? 'name' : speech.colour;
  const pieces = grouped(sides, { ...context, speech: { ...speech, colour } });
  return words.position([pieces, ...model.trays.map(({ name }) => name)].filter(Boolean).join('; '));
}

function answerRays(model: BoardModel, cell: Cell, context: QueryContext): string {
  const line = (direction: Direction): readonly string[] => {
    const pieces = listed(ray(model, cell, direction), context);
    return pieces === '' ? [] : [`${context.words.directions[direction]}: ${pieces}`];
  };
  const { speech, words } = context;
  return words.rays(speakSquare(cell.spoken, speech, words), DIRECTIONS.flatMap(line).join('; '));
}

/** Beginning at the piece in question, so that the list goes on where `j` goes next. */
function answerMovable(model: BoardModel, cell: Cell, context: QueryContext): string {
  const cells = movable(model);
  const at = Math.max(0, cells.indexOf(cell));
  const bare: QueryContext = { ...context, speech: { ...context.speech, colour: 'none' } };
  return context.words.movable(cells.length, listed([...cells.slice(at), ...cells.slice(0, at)], bare));
}

/** The cells whose piece can be picked up, in reading order. */
export function movable(model: BoardModel): readonly Cell[] {
  return readingOrder(model).filter((cell) => hasMark(model, cell.id, 'source'));
}

/** A side's pieces are told from its own edge of the board on; along the track where there is one. */
function fromEdge(model: BoardModel, side: 0 | 1): readonly Cell[] {
  const cells = readingOrder({ ...model, flipped: false });
  if (model.track.length > 0 || side === 1) return cells;
  return [...cells].sort((a, b) => b.row - a.row);
}

/** "e1 rei branco, e2 peão branco". */
function listed(cells: readonly Cell[], { speech, words }: QueryContext): string {
  return cells
    .flatMap(({ id, man }) => {
      if (man === undefined) return [];
      const square = speakSquare(id, speech, words);
      const name = nameMan(man, speech);
      return [speech.square === 'after' ? `${name} ${square}` : `${square} ${name}`];
    })
    .join(', ');
}

/** "rei e1; torre a1, h1". */
function grouped(cells: readonly Cell[], { speech, words }: QueryContext): string {
  const groups = new Map<string, string[]>();
  for (const { id, man } of cells) {
    if (man === undefined) continue;
    const name = nameMan(man, speech);
    groups.set(name, [...(groups.get(name) ?? []), speakSquare(id, speech, words)]);
  }
  return [...groups].map(([name, squares]) => `${name} ${squares.join(', ')}`).join('; ');
}

const TRACK_ONLY: ReadonlySet<Query> = new Set(['ahead']);

/** Every key of this board and what it does. */
export function keyHelp(model: Pick<BoardModel, 'track'>, words: BoardWords): readonly KeyHelp[] {
  const hasTrack = model.track.length > 0;
  const queries = QUERIES.filter((query) => hasTrack || !TRACK_ONLY.has(query));
  return [
    ...words.moving,
    ...(hasTrack ? words.tracking : []),
    ...queries.map((query) => words.queries[query]),
    ...words.backwards,
  ];
}
