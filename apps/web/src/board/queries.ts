import type { Speech } from '../store/settings/settings.js';
import type { AnswerWords } from '../words/types/answers.js';
import type { BoardWords } from '../words/types/board.js';
import { nameCell, nameMan, speakFile, speakSquare } from './cellNames.js';
import { cellOf, DIRECTIONS, type Direction, ray, readingOrder, spotOf } from './geometry.js';
import { type BoardModel, type Cell, marksOf, type Place, type Query } from './model.js';

/** How an answer is worded, and for whom: `side` is the player who asks. */
export type QueryContext = {
  readonly speech: Speech;
  readonly words: BoardWords;
  readonly answers: AnswerWords;
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
  own: (model, _, context) => answerSide(model, context.side, context.answers.own, context),
  theirs: (model, _, context) =>
    answerSide(model, context.side === 0 ? 1 : 0, context.answers.theirs, context),
  rays: answerRays,
  position: answerPosition,
  // Whoever is led to a piece that can move hears its name: here there is none.
  movable: (_model, _cell, { answers }) => answers.noneMovable,
};

/** Who asks where they are wants the square, even if cells are read without it. */
function answerWhere(model: BoardModel, cell: Cell, { speech, words, targets }: QueryContext): string {
  const square = speech.square === 'none' ? 'before' : speech.square;
  return nameCell(cell, marksOf(model, cell.id, targets), { ...speech, square }, words);
}

function answerFile(model: BoardModel, cell: Cell, context: QueryContext): string {
  const { speech, words, answers } = context;
  const { x } = spotOf(model, cell);
  const file = model.columnNames[cell.column] ?? String(x + 1);
  const cells = model.cells.filter((other) => spotOf(model, other).x === x);
  return answers.file(
    speakFile(file, speech, words),
    listed(
      cells.sort((a, b) => b.row - a.row),
      context,
    ),
  );
}

function answerRank(model: BoardModel, cell: Cell, context: QueryContext): string {
  const { y } = spotOf(model, cell);
  const name = model.rowNames[cell.row] ?? String(y + 1);
  const cells = model.cells.filter((other) => spotOf(model, other).y === y);
  return context.answers.rank(name, listed(cells, context));
}

function answerSide(
  model: BoardModel,
  side: 0 | 1,
  word: (count: number, pieces: string) => string,
  context: QueryContext,
): string {
  const cells = fromEdge(model, side).filter(({ man }) => man?.side === side);
  const bare: QueryContext = { ...context, speech: { ...context.speech, colour: 'none' } };
  return word(cells.length, groupMen(cells, bare));
}

/** The pieces of both sides, told apart in any case, and what lies beside the board. */
function answerPosition(model: BoardModel, _: Cell, context: QueryContext): string {
  const { speech, answers } = context;
  const sides = ([0, 1] as const).flatMap((side) =>
    fromEdge(model, side).filter(({ man }) => man?.side === side),
  );
  const colour = speech.colour === 'none' ? 'name' : speech.colour;
  const pieces = groupMen(sides, { ...context, speech: { ...speech, colour } });
  return answers.position([pieces, ...model.trays.map(({ name }) => name)].filter(Boolean).join('; '));
}

function answerRays(model: BoardModel, cell: Cell, context: QueryContext): string {
  const line = (direction: Direction): readonly string[] => {
    const pieces = listed(ray(model, cell, direction), context);
    return pieces === '' ? [] : [`${context.answers.directions[direction]}: ${pieces}`];
  };
  const { speech, words, answers } = context;
  return answers.rays(speakSquare(cell.spoken, speech, words), DIRECTIONS.flatMap(line).join('; '));
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
export function groupMen(
  cells: readonly Cell[],
  { speech, words }: Pick<QueryContext, 'speech' | 'words'>,
): string {
  const groups = new Map<string, string[]>();
  for (const { id, man } of cells) {
    if (man === undefined) continue;
    const name = nameMan(man, speech);
    groups.set(name, [...(groups.get(name) ?? []), speakSquare(id, speech, words)]);
  }
  return [...groups].map(([name, squares]) => `${name} ${squares.join(', ')}`).join('; ');
}
