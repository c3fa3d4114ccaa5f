import { capital, type Lang, wordGame, wordTurn } from '@tabuleiro/words';
import type { BoardModel, Cell, Mark, Place } from '../board/model.js';
import type { Scene } from '../games/scene.js';
import type { GameView, Step, Trace } from '../games/view.js';
import type { Options } from './choosing.js';

/** What a board is made of, besides its view. */
export type Showing<S, M, P extends string> = {
  readonly scene: Scene<S, M, P>;
  readonly cells: readonly Cell[];
  readonly last: Trace | undefined;
  /** Is it the end of the match, by the rules or not? Nobody moves there. */
  readonly isOver: boolean;
  readonly steps: readonly Step[];
  /** What can be chosen next; undefined where nothing can. */
  readonly options: Options | undefined;
  readonly hint: readonly Place[];
  readonly flipped: boolean;
};

export function boardModelOf<S, M, P extends string>(
  lang: Lang,
  view: GameView<S, M, P>,
  showing: Showing<S, M, P>,
  orientation: string,
): BoardModel {
  const { scene, flipped, last, isOver } = showing;
  const turn = scene.player === undefined || isOver ? [] : [wordTurn(lang, scene.player)];
  return {
    name: [`${wordGame(lang, view.written.game.id)}.`, ...turn, capital(orientation)]
      .filter(Boolean)
      .join(' '),
    rows: view.rows,
    columns: view.columns,
    cells: showing.cells,
    trays: view.trays(lang, scene),
    marks: marksOf(view, showing),
    flipped,
    columnNames: view.columnNames,
    rowNames: view.rowNames,
    track: view.track,
    travels: last?.travels ?? [],
  };
}

function marksOf<S, M, P extends string>(
  view: GameView<S, M, P>,
  { scene, last, steps, options, hint }: Showing<S, M, P>,
): ReadonlyMap<Place, ReadonlySet<Mark>> {
  const marks = new Map<Place, Set<Mark>>();
  const mark = (place: Place, name: Mark): void => {
    const set = marks.get(place) ?? new Set();
    marks.set(place, set.add(name));
  };
  for (const place of view.zones?.(scene) ?? []) mark(place, 'zone');
  for (const place of last?.from ?? []) mark(place, 'from');
  for (const place of last?.to ?? []) mark(place, 'to');
  for (const place of hint) mark(place, 'hint');
  const king = scene.inCheck ? view.kingOf(scene) : undefined;
  if (king !== undefined) mark(king, 'check');
  for (const step of steps) if (step.kind === 'place') mark(step.place, 'selected');
  if (options === undefined) return marks;
  // A first choice picks something up, unless it already says where something new goes: a king that is placed.
  const isFirst = steps.length === 0;
  for (const [place, as] of options.places) mark(place, isFirst && as === 'move' ? 'source' : as);
  return marks;
}
