import { computed, type ReadonlySignal } from '@preact/signals';
import type { Mark, MarkColour } from '@tabuleiro/game';
import type { PencilMark, Stroke } from '../board/pencil/pencilMarks.js';
import type { StudyTree } from './studyTree.js';

/** Each colour of the field's marks is drawn with a stroke of its own shape; blue has none left and shares one. */
const STROKES: Readonly<Record<MarkColour, Stroke>> = {
  green: 'solid',
  red: 'dashed',
  yellow: 'double',
  blue: 'double',
};
const COLOURS: Readonly<Record<Stroke, MarkColour>> = { solid: 'green', dashed: 'red', double: 'blue' };

/** The arrows and circles of the point in the tree where one is: they are part of the study. */
export class Drawing {
  private readonly tree: StudyTree;

  constructor(tree: StudyTree) {
    this.tree = tree;
  }

  readonly marks: ReadonlySignal<readonly PencilMark[]> = computed(() =>
    this.tree.annotations.value.marks.map(toPencil),
  );

  /** What stays keeps its colour. */
  draw(next: readonly PencilMark[]): void {
    const known = this.tree.annotations.peek().marks;
    const marks = next.map((drawn) => known.find((mark) => isSame(toPencil(mark), drawn)) ?? toMark(drawn));
    this.tree.annotate('marks', { marks });
  }

  /** False where nothing is drawn. */
  clear(): boolean {
    if (this.marks.value.length === 0) return false;
    this.draw([]);
    return true;
  }
}

function toPencil(mark: Mark): PencilMark {
  const [from, to] = mark.kind === 'arrow' ? [mark.from, mark.to] : [mark.place, mark.place];
  return { from, to, stroke: STROKES[mark.colour] };
}

function toMark({ from, to, stroke }: PencilMark): Mark {
  const colour = COLOURS[stroke];
  return from === to ? { kind: 'place', colour, place: from } : { kind: 'arrow', colour, from, to };
}

function isSame(one: PencilMark, other: PencilMark): boolean {
  return one.from === other.from && one.to === other.to && one.stroke === other.stroke;
}
