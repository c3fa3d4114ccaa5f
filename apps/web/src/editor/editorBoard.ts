import { capital, wordGame, wordPlayer } from '@tabuleiro/words';
import type { BoardModel, Cell, Mark, Place } from '../board/model.js';
import { positionOf } from '../games/position.js';
import { playWords } from '../words/app.js';
import { editorWords } from '../words/editor.js';
import type { PositionEditor } from './editor.js';
import type { Judgement } from './judgement.js';

/** The facts of an error that are places of the board. */
const PLACES = ['at', 'king', 'rook', 'house'] as const;

/** The board of an editor: every piece on it may be taken, and what the rules say is marked on it. */
export function boardOf(editor: PositionEditor): BoardModel {
  const { lang, view, form } = editor;
  const cells = form.cells(lang, editor.draft.value);
  const flipped = editor.flipped.value;
  const bottom = capital(playWords[lang].atBottom(wordPlayer(lang, editor.bottom)));
  const name = editorWords[lang].board(wordGame(lang, view.written.game.id));
  return {
    name: view.canFlip ? `${name} ${bottom}` : name,
    rows: view.rows,
    columns: view.columns,
    cells,
    trays: [],
    marks: marksOf(editor, cells),
    flipped: view.canFlip && flipped,
    isFree: true,
    columnNames: view.columnNames,
    rowNames: view.rowNames,
    track: view.track,
    travels: [],
    departures: [],
  };
}

function marksOf(
  { view, taken, judgement }: PositionEditor,
  cells: readonly Cell[],
): ReadonlyMap<Place, ReadonlySet<Mark>> {
  const marks = new Map<Place, Set<Mark>>();
  const mark = (place: Place, name: Mark): void => {
    marks.set(place, (marks.get(place) ?? new Set()).add(name));
  };
  const found = judgement.value;
  for (const place of faultsOf(found, cells)) mark(place, 'fault');
  if (found.kind === 'possible') {
    const position = positionOf(view, found.state);
    for (const place of view.zones?.(position) ?? []) mark(place, 'zone');
    const king = position.inCheck ? view.kingOf(position) : undefined;
    if (king !== undefined) mark(king, 'check');
  }
  if (taken.value !== undefined) mark(taken.value, 'selected');
  return marks;
}

/** The squares that the error names. */
function faultsOf(found: Judgement, cells: readonly Cell[]): readonly Place[] {
  if (found.kind === 'possible') return [];
  const { facts } = found.error;
  return PLACES.map((fact) => String(facts[fact])).filter((place) => cells.some(({ id }) => id === place));
}
