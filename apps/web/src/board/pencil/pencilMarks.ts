import type { PencilWords } from '../../words/types/pencil.js';
import type { Place } from '../model.js';

/** Kinds of line: told apart by their shape first, by their colour only besides. */
export const STROKES = ['solid', 'dashed', 'double'] as const;
export type Stroke = (typeof STROKES)[number];

/** An arrow, or a circle around one place, that a person draws to think or to show. It belongs to nobody's game. */
export type PencilMark = { readonly from: Place; readonly to: Place; readonly stroke: Stroke };

type Marks = readonly PencilMark[];

const isSameWay = (a: PencilMark, b: PencilMark): boolean => a.from === b.from && a.to === b.to;

/** Drawn once more, a mark is rubbed out; drawn with another stroke, it is replaced. */
export function draw(marks: Marks, mark: PencilMark): Marks {
  const others = marks.filter((other) => !isSameWay(other, mark));
  const old = marks.find((other) => isSameWay(other, mark));
  return old?.stroke === mark.stroke ? others : [...others, mark];
}

/** The stroke that a finger draws, which has no second button: one after the other, and nothing after the last. */
export function nextStroke(marks: Marks, from: Place, to: Place): Stroke {
  const old = marks.find((mark) => isSameWay(mark, { from, to, stroke: 'solid' }));
  if (old === undefined) return 'solid';
  return STROKES[STROKES.indexOf(old.stroke) + 1] ?? old.stroke;
}

export function has(marks: Marks, mark: PencilMark): boolean {
  return marks.some((other) => isSameWay(other, mark) && other.stroke === mark.stroke);
}

/** "seta de e2 para e4", "círculo tracejado em d5". */
export function nameMark(
  { from, to, stroke }: PencilMark,
  words: PencilWords,
  nameOf: (place: Place) => string,
): string {
  return from === to ? words.circle(nameOf(from), stroke) : words.arrow(nameOf(from), nameOf(to), stroke);
}
