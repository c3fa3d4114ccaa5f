import {
  type Annotations,
  DEEPEST_TREE,
  type Game,
  LONGEST_PLACE,
  MARK_COLOURS,
  type Mark,
  MOST_NAG,
  type MoveTree,
  NO_ANNOTATIONS,
  ok,
  parseBareMove,
  plainStep,
  type Result,
  type TreeStep,
} from '@tabuleiro/game';
import {
  anyValue,
  arrayOf,
  badRecord,
  integerBetween,
  invalidRecord,
  numberBetween,
  objectOf,
  oneOf,
  type RecordError,
  taggedUnion,
  textUpTo,
  type Validator,
} from '@tabuleiro/match';

/** What is said and drawn; what there is none of is left out. */
type AnnotationsText = {
  readonly comments?: readonly string[];
  readonly nags?: readonly number[];
  readonly marks?: readonly Mark[];
};

/** A line of moves as JSON. */
export type LineText = AnnotationsText & {
  readonly moves?: readonly StepText[];
  readonly unplayed?: readonly StepText[];
};

/** A move with nothing around it is its text alone. */
type StepText =
  | string
  | (AnnotationsText & {
      readonly move: string;
      readonly before?: AnnotationsText;
      readonly clock?: number;
      readonly spent?: number;
      readonly variations?: readonly LineText[];
    });

/** A line with its variations as JSON, its moves by their texts. */
export function formatLine<S, M>(line: MoveTree<S, M>, formatMove: (move: M) => string): LineText {
  const { annotations, steps, unplayed } = line;
  return {
    ...formatAnnotations(annotations),
    ...(steps.length > 0 && { moves: steps.map((step) => formatStep(step, formatMove)) }),
    ...(unplayed.length > 0 && { unplayed: unplayed.map((step) => formatStep(step, (text) => text)) }),
  };
}

function formatStep<S, M>(step: TreeStep<S, M>, formatMove: (move: M) => string): StepText {
  const { annotationsBefore, annotations, clock, spent, variations } = step;
  const move = formatMove(step.move);
  const before = formatAnnotations(annotationsBefore);
  const around = {
    ...(Object.keys(before).length > 0 && { before }),
    ...formatAnnotations(annotations),
    ...(clock !== undefined && { clock }),
    ...(spent !== undefined && { spent }),
    ...(variations.length > 0 && { variations: variations.map((line) => formatLine(line, formatMove)) }),
  };
  return Object.keys(around).length > 0 ? { move, ...around } : move;
}

function formatAnnotations({ comments, nags, marks }: Annotations): AnnotationsText {
  return {
    ...(comments.length > 0 && { comments }),
    ...(nags.length > 0 && { nags }),
    ...(marks.length > 0 && { marks }),
  };
}

/** Any text at all: what people and files have written is kept as it is. */
export const ANY_TEXT: Validator<string> = textUpTo(1 << 24, '');

/** More than a game has of anything. */
export const MOST = 1_000_000;
const PLACE = textUpTo(LONGEST_PLACE);
const COLOUR = oneOf(MARK_COLOURS);
const ANNOTATIONS = {
  comments: arrayOf(ANY_TEXT, 0, MOST),
  nags: arrayOf(integerBetween(0, MOST_NAG), 0, MOST),
  marks: arrayOf(
    taggedUnion<Mark>({
      place: objectOf<Extract<Mark, { kind: 'place' }>>({
        ...{ kind: oneOf(['place']), colour: COLOUR, place: PLACE },
      }),
      arrow: objectOf<Extract<Mark, { kind: 'arrow' }>>({
        ...{ kind: oneOf(['arrow']), colour: COLOUR, from: PLACE, to: PLACE },
      }),
    }),
    0,
    MOST,
  ),
};
const ANNOTATED = ['comments', 'nags', 'marks'] as const;
const LIST = arrayOf(anyValue, 0, MOST);
const TIME = numberBetween(0, Number.MAX_SAFE_INTEGER);

type LineOutline = AnnotationsText & {
  readonly moves?: readonly unknown[];
  readonly unplayed?: readonly unknown[];
};
const LINE = objectOf<LineOutline>({ ...ANNOTATIONS, moves: LIST, unplayed: LIST }, [
  ...ANNOTATED,
  'moves',
  'unplayed',
]);

type StepOutline = AnnotationsText & {
  readonly move: string;
  readonly before?: AnnotationsText;
  readonly clock?: number;
  readonly spent?: number;
  readonly variations?: readonly unknown[];
};
const STEP = objectOf<StepOutline>(
  {
    ...ANNOTATIONS,
    ...{ move: ANY_TEXT, before: objectOf<AnnotationsText>(ANNOTATIONS, ANNOTATED) },
    ...{ clock: TIME, spent: TIME, variations: LIST },
  },
  [...ANNOTATED, 'before', 'clock', 'spent', 'variations'],
);

type Read<T> = Result<T, RecordError>;

/** How the moves of a line are read: by the rules, or as mere text. */
type MoveReader<S, M> = (state: S, text: string, path: string) => Read<{ move: M; state: S }>;

const asWritten: MoveReader<undefined, string> = (state, text) => ok({ move: text, state });

/** Reads lines of moves through the rules of a game. */
export class LineReader<S, M> {
  private readonly game: Game<S, M>;
  /** Variations around the line that is being read. */
  private depth = 0;

  constructor(game: Game<S, M>) {
    this.game = game;
  }

  /** The line that `value`, found at `path` of its document, describes. */
  read(start: S, value: unknown, path: string): Read<MoveTree<S, M>> {
    return this.readLine(start, value, path, (state, text, place) => this.play(state, text, place));
  }

  private play(state: S, text: string, path: string): Read<{ move: M; state: S }> {
    const { game } = this;
    const move = parseBareMove(game, state, text) ?? this.nullMove(state, text);
    if (move !== undefined) return ok({ move, state: game.apply(state, move) });
    const facts = { move: text };
    const refusal = game.explain(state, text);
    const cause = { code: 'illegal-move', facts, ...(refusal !== undefined && { refusal }) } as const;
    return badRecord('refused-action', path, facts, { cause });
  }

  private nullMove(state: S, text: string): M | undefined {
    const move = this.game.nullMove?.(state);
    return move !== undefined && this.game.notation.formatMove(move) === text ? move : undefined;
  }

  private readLine<T, N>(
    start: T,
    value: unknown,
    path: string,
    play: MoveReader<T, N>,
  ): Read<MoveTree<T, N>> {
    const line = LINE.read(value, path);
    if (!line.ok) return invalidRecord(line.error);
    const { moves = [], unplayed = [] } = line.value;
    if (this.depth > 0 && moves.length + unplayed.length === 0) return badRecord('missing', `${path}.moves`);
    const steps = this.readSteps(start, moves, `${path}.moves`, play);
    if (!steps.ok) return steps;
    const rest = this.readSteps(undefined, unplayed, `${path}.unplayed`, asWritten);
    if (!rest.ok) return rest;
    return ok({ start, annotations: annotationsOf(line.value), steps: steps.value, unplayed: rest.value });
  }

  private readSteps<T, N>(
    start: T,
    values: readonly unknown[],
    path: string,
    play: MoveReader<T, N>,
  ): Read<TreeStep<T, N>[]> {
    const steps: TreeStep<T, N>[] = [];
    let state = start;
    for (const [i, value] of values.entries()) {
      const step = this.readStep(state, value, `${path}[${i}]`, play);
      if (!step.ok) return step;
      steps.push(step.value);
      state = step.value.state;
    }
    return ok(steps);
  }

  private readStep<T, N>(
    from: T,
    value: unknown,
    path: string,
    play: MoveReader<T, N>,
  ): Read<TreeStep<T, N>> {
    const outline = STEP.read(typeof value === 'string' ? { move: value } : value, path);
    if (!outline.ok) return invalidRecord(outline.error);
    const { move: text, before = {}, clock, spent, variations = [] } = outline.value;
    const played = play(from, text, typeof value === 'string' ? path : `${path}.move`);
    if (!played.ok) return played;
    const plain = plainStep(played.value.move, played.value.state);
    if (typeof value === 'string') return ok(plain);
    const lines = this.readVariations(from, variations, `${path}.variations`, play);
    if (!lines.ok) return lines;
    return ok({
      ...plain,
      annotationsBefore: annotationsOf(before),
      annotations: annotationsOf(outline.value),
      ...(clock !== undefined && { clock }),
      ...(spent !== undefined && { spent }),
      ...(lines.value.length > 0 && { variations: lines.value }),
    });
  }

  private readVariations<T, N>(
    from: T,
    values: readonly unknown[],
    path: string,
    play: MoveReader<T, N>,
  ): Read<MoveTree<T, N>[]> {
    if (this.depth === DEEPEST_TREE) return badRecord('too-long', path, { most: DEEPEST_TREE });
    this.depth++;
    const lines: MoveTree<T, N>[] = [];
    for (const [i, value] of values.entries()) {
      const line = this.readLine(from, value, `${path}[${i}]`, play);
      if (!line.ok) return line;
      lines.push(line.value);
    }
    this.depth--;
    return ok(lines);
  }
}

function annotationsOf({ comments = [], nags = [], marks = [] }: AnnotationsText): Annotations {
  return comments.length + nags.length + marks.length === 0 ? NO_ANNOTATIONS : { comments, nags, marks };
}
