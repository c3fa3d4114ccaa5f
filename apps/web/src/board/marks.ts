import { type BoardModel, type Mark, type Place, TARGET_MARKS } from './model.js';

const TARGETS: ReadonlySet<Mark> = new Set(TARGET_MARKS);

const NONE: ReadonlySet<Mark> = new Set();

/** The marks of a place, without its targets for whoever wants to find them alone (F6). */
export function marksOf(model: Pick<BoardModel, 'marks'>, place: Place, targets: boolean): ReadonlySet<Mark> {
  const marks = model.marks.get(place) ?? NONE;
  return targets ? marks : new Set([...marks].filter((mark) => !TARGETS.has(mark)));
}

/** Would choosing the place go on with a move? */
export function isTarget(model: Pick<BoardModel, 'marks'>, place: Place): boolean {
  return [...(model.marks.get(place) ?? NONE)].some((mark) => TARGETS.has(mark));
}

export function hasMark(model: Pick<BoardModel, 'marks'>, place: Place, mark: Mark): boolean {
  return model.marks.get(place)?.has(mark) ?? false;
}
