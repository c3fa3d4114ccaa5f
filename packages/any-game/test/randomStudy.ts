import {
  type Annotations,
  bareMoves,
  MARK_COLOURS,
  type Mark,
  type MoveTree,
  NO_ANNOTATIONS,
  plainStep,
  type TreeStep,
} from '@tabuleiro/game';
import { Random, randomMove } from '@tabuleiro/testkit';
import type { Study, WrittenGame } from '../src/index.js';

/** Words that a reader might take for something else. */
const WORDS = [
  'peão',
  '[%eval 0.3]',
  '[%csl',
  ']',
  '{',
  '(',
  ';',
  '"',
  '%',
  '1-0',
  '*',
  '1.',
  'e4',
  '$1',
  '--',
  '→',
];
const TAGS = ['Ana "A"', 'João\\Peão', 'Ñandú; {x} [y]', '?', ''];
const SQUARES = ['a1', 'e4', 'h8', 'c6'];
/** No move anywhere. */
const UNPLAYABLE = ['Qa1xx', 'zz', '...'];

/** Makes random lines, with what people write around moves; lines go on where the rules have ended the game. */
class LineMaker {
  private readonly written: WrittenGame;
  private readonly random: Random;
  private readonly unplayable: readonly string[];

  constructor(written: WrittenGame, random: Random, unplayable: readonly string[]) {
    this.written = written;
    this.random = random;
    this.unplayable = unplayable;
  }

  line(start: unknown, plies: number, depth: number): MoveTree<unknown, unknown> {
    const steps: TreeStep<unknown, unknown>[] = [];
    let state = start;
    for (let ply = 0; ply < plies; ply++) {
      const move = this.move(state);
      if (move === undefined) break;
      const from = state;
      state = this.written.game.apply(state, move);
      const variations = this.list(depth > 0 ? 2 : 0, () => this.variation(from, depth));
      steps.push({ ...plainStep(move, state), ...this.around(steps.at(-1)), variations });
    }
    return { start, annotations: this.annotations(), steps, unplayed: [] };
  }

  private move(state: unknown): unknown {
    const { game } = this.written;
    const none = this.chance(20) ? game.nullMove?.(state) : undefined;
    if (none !== undefined) return none;
    const bare = game.turn(state).kind === 'over' ? bareMoves(game, state) : [];
    return bare.length > 0 ? this.random.pick(bare) : randomMove(game, state, this.random);
  }

  /** Only a variation tells what is ahead of a move from what is behind the one before it. */
  private around(last: TreeStep<unknown, unknown> | undefined) {
    return {
      annotationsBefore: (last?.variations.length ?? 0) > 0 ? this.annotations() : NO_ANNOTATIONS,
      annotations: this.annotations(),
      ...(this.chance(3) && { clock: this.random.below(7_200_000) }),
      ...(this.chance(5) && { spent: this.random.below(90_000) }),
    };
  }

  private variation(start: unknown, depth: number): MoveTree<unknown, unknown> {
    const line = this.line(start, this.random.below(6), depth - 1);
    if (!this.chance(4) && line.steps.length > 0) return line;
    const texts = Array.from({ length: 1 + this.random.below(3) }, () => this.random.pick(this.unplayable));
    const unplayed = texts.map((text) => ({
      ...plainStep(text, undefined),
      annotations: this.annotations(),
    }));
    return { ...line, unplayed };
  }

  private annotations(): Annotations {
    if (this.chance(2)) return NO_ANNOTATIONS;
    const { random } = this;
    return {
      comments: this.list(3, () =>
        Array.from({ length: 1 + random.below(9) }, () => random.pick(WORDS)).join(' '),
      ),
      nags: this.list(2, () => random.below(256)),
      marks: this.list(4, () => this.mark()),
    };
  }

  private mark(): Mark {
    const { random } = this;
    const colour = random.pick(MARK_COLOURS);
    return this.chance(2)
      ? { kind: 'place', colour, place: random.pick(SQUARES) }
      : { kind: 'arrow', colour, from: random.pick(SQUARES), to: random.pick(SQUARES) };
  }

  private list<T>(most: number, make: () => T): T[] {
    return this.chance(3) ? Array.from({ length: this.random.below(most + 1) }, make) : [];
  }

  /** One time in so many. */
  private chance(times: number): boolean {
    return this.random.below(times) === 0;
  }
}

/** A random game with variations and annotations. */
export function randomStudy(
  written: WrittenGame,
  seed: number,
  plies: number,
  unplayable: readonly string[] = UNPLAYABLE,
): Study {
  const random = new Random(seed);
  const options = Object.fromEntries(written.game.options.map(({ name }) => [name, random.below(2) === 0]));
  const tags = new Map(
    ['Event', 'Site', 'Date', 'Round', 'White', 'Black'].map((name) => [name, random.pick(TAGS)] as const),
  );
  const result = random.pick(['1-0', '0-1', '1/2-1/2', '*'] as const);
  tags.set('Result', result).set('Annotator', random.pick(TAGS)).set('7', random.pick(TAGS));
  const maker = new LineMaker(written, random, unplayable);
  return { written, options, tags, tree: maker.line(written.game.start(options), plies, 3), result };
}
