import type { Mark, Place } from '../board/model.js';
import type { GamePosition } from '../games/position.js';
import type { GameView, Step } from '../games/view.js';
import { placesOf } from './premove.js';
import type { NextChoices } from './selection.js';

/** What there is to be marked on a board, in a game or in an analysis. */
type Marked<S, M, P extends string> = {
  readonly position: GamePosition<S, M, P>;
  /** Where the last move came from and went to. */
  readonly last: { readonly from: readonly Place[]; readonly to: readonly Place[] } | undefined;
  /** Is the last move one that is not yet played? */
  readonly isPending: boolean;
  /** What is chosen so far, and what can be chosen next. */
  readonly steps: readonly Step[];
  readonly choices: NextChoices | undefined;
};

/** The marks of each place; `more` are others, by their places. */
export function boardMarks<S, M, P extends string>(
  view: GameView<S, M, P>,
  { position, last, isPending, steps, choices }: Marked<S, M, P>,
  more: readonly (readonly [Mark, Iterable<Place>])[] = [],
): ReadonlyMap<Place, ReadonlySet<Mark>> {
  const marks = new Map<Place, Set<Mark>>();
  const mark = (name: Mark, places: Iterable<Place> = []): void => {
    for (const place of places) marks.set(place, (marks.get(place) ?? new Set()).add(name));
  };
  mark('zone', view.zones?.(position));
  mark('from', last?.from);
  mark(isPending ? 'pending' : 'to', last?.to);
  for (const [name, places] of more) mark(name, places);
  const king = position.inCheck ? view.kingOf(position) : undefined;
  if (king !== undefined) mark('check', [king]);
  mark('selected', placesOf(steps));
  // A first choice picks something up, unless it already says where something new goes: a king that is placed.
  const isFirst = steps.length === 0;
  for (const [place, all] of choices?.places ?? []) {
    for (const as of all) mark(isFirst && as === 'move' ? 'source' : as, [place]);
  }
  return marks;
}
