import type { Position } from '@tabuleiro/contest';
import { capital, type Lang, wordGame, wordTurn } from '@tabuleiro/words';
import type { BoardModel, Cell, Mark, Place } from '../board/model.js';
import type { Face, Scene, Step, Trace } from '../games/face.js';
import type { Options } from './choosing.js';

/** What a board is made of, besides its face. */
export type Showing = {
  readonly scene: Scene;
  readonly cells: readonly Cell[];
  readonly position: Position;
  readonly last: Trace | undefined;
  /** May the person choose now? */
  readonly isOpen: boolean;
  /** Is it the end of the match, by the rules or not? Nobody moves there. */
  readonly isOver: boolean;
  readonly steps: readonly Step[];
  readonly options: Options;
  readonly hint: readonly Place[];
  readonly flipped: boolean;
};

export function boardModelOf(lang: Lang, face: Face, showing: Showing, orientation: string): BoardModel {
  const { scene, flipped, last, isOver } = showing;
  const turn = scene.player === undefined || isOver ? [] : [wordTurn(lang, scene.player)];
  return {
    name: [`${wordGame(lang, face.entry.id)}.`, ...turn, capital(orientation)].filter(Boolean).join(' '),
    rows: face.rows,
    columns: face.columns,
    cells: showing.cells,
    trays: face.trays(lang, scene),
    marks: marksOf(face, showing),
    flipped,
    columnNames: face.columnNames,
    rowNames: face.rowNames,
    track: face.track,
    travels: last?.travels ?? [],
  };
}

function marksOf(face: Face, showing: Showing): ReadonlyMap<Place, ReadonlySet<Mark>> {
  const { scene, position, last, isOpen, steps, options, hint } = showing;
  const marks = new Map<Place, Set<Mark>>();
  const mark = (place: Place, name: Mark): void => {
    const set = marks.get(place) ?? new Set();
    marks.set(place, set.add(name));
  };
  for (const place of face.zones?.(scene) ?? []) mark(place, 'zone');
  for (const place of last?.from ?? []) mark(place, 'from');
  for (const place of last?.to ?? []) mark(place, 'to');
  for (const place of hint) mark(place, 'hint');
  const king = position.inCheck() ? face.kingOf(scene) : undefined;
  if (king !== undefined) mark(king, 'check');
  for (const step of steps) if (step.kind === 'place') mark(step.place, 'selected');
  if (!isOpen) return marks;
  // A first choice picks something up, unless it already says where something new goes: a king that is placed.
  const isFirst = steps.length === 0;
  for (const [place, as] of options.places) mark(place, isFirst && as === 'move' ? 'source' : as);
  return marks;
}
