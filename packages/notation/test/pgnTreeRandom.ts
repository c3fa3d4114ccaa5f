import { type ChessGame, type ChessMove, type ChessState, classico, nucleo } from '@tabuleiro/chess';
import {
  type Annotations,
  MARK_COLOURS,
  type Mark,
  type MoveTree,
  NO_ANNOTATIONS,
  plainStep,
  type TreeStep,
} from '@tabuleiro/game';
import {
  composePgnTree,
  formatPgn,
  type PgnTree,
  type PlayedPgnTree,
  parsePgn,
  parseSan,
  playPgnTree,
} from '@tabuleiro/notation';
import { Random, randomMove } from '@tabuleiro/testkit';
import { FENS, readState } from './positions.js';

/** Words that a reader might take for something else. */
const WORDS = [
  ...['peão', '[%eval 0.3]', '[%csl', 'Xa4]', '[%', ']', '{', '(', ')', ';', '"', '%', '[Event', '"x"]'],
  ...['1-0', '*', '1.', 'e4', '$1', '--', '→', '[%cal Xa1a2]', '[%clk', '<', '>', '\\'],
];
const TAGS = ['Ana "A"', 'João\\Peão', 'Ñandú; {x} [y]', '?', ''];
const SQUARES = ['a1', 'e4', 'h8', 'c6'];
/** Texts of moves; those that are legal somewhere by chance are left out there. */
const UNPLAYABLE = ['--', 'Z0', 'Qa1', 'Kh8', 'Nb2', 'exd4', 'Dh5', 'O-O-O', 'a8=Q', 'Rxa8+'];

/** How deep variations are nested. */
const DEEPEST = 3;

class Maker {
  readonly game: ChessGame;
  readonly random: Random;

  constructor(game: ChessGame, random: Random) {
    this.game = game;
    this.random = random;
  }

  private list<T>(most: number, make: () => T): T[] {
    return this.chance(3) ? Array.from({ length: this.random.below(most + 1) }, make) : [];
  }

  /** One time in so many. */
  private chance(times: number): boolean {
    return this.random.below(times) === 0;
  }

  private comment(): string {
    return Array.from({ length: 1 + this.random.below(9) }, () => this.random.pick(WORDS)).join(' ');
  }

  private mark(): Mark {
    const { random } = this;
    const colour = random.pick(MARK_COLOURS);
    return this.chance(2)
      ? { kind: 'place', colour, place: random.pick(SQUARES) }
      : { kind: 'arrow', colour, from: random.pick(SQUARES), to: random.pick(SQUARES) };
  }

  private annotations(): Annotations {
    if (this.chance(2)) return NO_ANNOTATIONS;
    return {
      comments: this.list(3, () => this.comment()),
      nags: this.list(2, () => this.random.below(256)),
      marks: this.list(4, () => this.mark()),
    };
  }

  private times(): { clock?: number; spent?: number } {
    return {
      ...(this.chance(3) && { clock: this.random.below(7_200_000) }),
      ...(this.chance(5) && { spent: this.random.below(90_000) }),
    };
  }

  line(start: ChessState, plies: number, depth: number): MoveTree<ChessState, ChessMove> {
    const steps: TreeStep<ChessState, ChessMove>[] = [];
    let state = start;
    for (let ply = 0; ply < plies; ply++) {
      const move = this.move(state, depth);
      if (move === undefined) break;
      const from = state;
      state = this.game.apply(state, move);
      const variations = this.list(depth > 0 ? 2 : 0, () => this.variation(from, depth));
      // Only a variation tells what is ahead of a move from what is behind the one before it.
      const annotationsBefore =
        (steps.at(-1)?.variations.length ?? 0) > 0 ? this.annotations() : NO_ANNOTATIONS;
      const around = { annotationsBefore, annotations: this.annotations(), ...this.times(), variations };
      steps.push({ ...plainStep(move, state), ...around });
    }
    return { start, annotations: this.annotations(), steps, unplayed: [] };
  }

  /** Now and then a null move, as the variations of analyses have it. */
  private move(state: ChessState, depth: number): ChessMove | undefined {
    const none = depth < DEEPEST && this.chance(25) ? this.game.nullMove(state) : undefined;
    return none ?? randomMove(this.game, state, this.random);
  }

  private variation(start: ChessState, depth: number): MoveTree<ChessState, ChessMove> {
    const line = this.line(start, this.random.below(6), depth - 1);
    const end = line.steps.at(-1)?.state ?? start;
    if (!this.chance(4) && line.steps.length > 0) return line;
    const isPlayable = (text: string): boolean =>
      text === '--' || text === 'Z0'
        ? this.game.nullMove(end) !== undefined
        : parseSan(this.game, end, text).ok;
    const first = UNPLAYABLE.filter((text) => !isPlayable(text));
    return { ...line, unplayed: this.unplayed(first, depth) };
  }

  private unplayed(first: readonly string[], depth: number): TreeStep<undefined, string>[] {
    const steps: TreeStep<undefined, string>[] = [];
    for (let left = 1 + this.random.below(3); left > 0; left--) {
      const text = this.random.pick(steps.length === 0 ? first : UNPLAYABLE);
      const annotationsBefore =
        (steps.at(-1)?.variations.length ?? 0) > 0 ? this.annotations() : NO_ANNOTATIONS;
      const variations = this.list(depth > 0 ? 1 : 0, () => ({
        ...{ start: undefined, annotations: this.annotations(), unplayed: [] },
        steps: this.unplayed(UNPLAYABLE, depth - 1),
      }));
      steps.push({
        ...plainStep(text, undefined),
        ...{ annotationsBefore, annotations: this.annotations(), ...this.times(), variations },
      });
    }
    return steps;
  }
}

/** A random game with variations and annotations, of either rule book. */
export function randomTree(seed: number, plies: number): PgnTree {
  const random = new Random(seed);
  const game = seed % 2 === 0 ? classico : nucleo;
  const houseRules = { castling: seed % 3 === 0, enPassant: seed % 5 < 2, doubleStep: seed % 7 > 0 };
  const options = game === nucleo ? houseRules : {};
  const start =
    game === classico && seed % 3 === 0 ? readState(classico, random.pick(FENS)) : game.start(options);
  const tags = new Map(
    ['Event', 'Site', 'Date', 'Round', 'White', 'Black'].map((name) => [name, random.pick(TAGS)] as const),
  );
  const result = random.pick(['1-0', '0-1', '1/2-1/2', '*'] as const);
  tags.set('Result', result).set('ECO', random.pick(TAGS)).set('Annotator', random.pick(TAGS));
  return { game, options, tags, tree: new Maker(game, random).line(start, plies, DEEPEST), result };
}

/** A tree in plain data: positions and moves as texts. */
export function outline<S, M>(
  { start, annotations, steps, unplayed }: MoveTree<S, M>,
  position: (state: S) => string,
  text: (move: M) => string,
): unknown {
  return {
    start: position(start),
    annotations,
    steps: steps.map(({ move, state, variations, ...around }) => ({
      ...around,
      move: text(move),
      state: position(state),
      variations: variations.map((line) => outline(line, position, text)),
    })),
    unplayed,
  };
}

export function outlineOf({ game, tree }: PgnTree): unknown {
  return outline(tree, game.notation.formatPosition, game.notation.formatMove);
}

export function writeTree(tree: PgnTree): string {
  return formatPgn(composePgnTree(tree));
}

/** The one game of a text; throws where there is another number or the game cannot be played. */
export function readTree(text: string): PlayedPgnTree {
  const [entry, ...more] = parsePgn(text);
  if (!entry?.ok || more.length > 0) throw new Error(`${JSON.stringify(entry)}\n${text}`);
  const played = playPgnTree(entry.value);
  if (!played.ok) throw new Error(`${JSON.stringify(played.error)}\n${text}`);
  return played.value;
}

const SEVEN = ['Event', 'Site', 'Date', 'Round', 'White', 'Black', 'Result'];

/** What the writer does not add or correct: tags beside the seven and the start. */
function ownTags(tags: ReadonlyMap<string, string>): unknown {
  return [...tags].filter(([name]) => ![...SEVEN, 'SetUp', 'FEN'].includes(name));
}

/** Throws unless every game of a text that can be played is the same after writing and reading; how many there are. */
export function checkText(text: string): number {
  const trees = parsePgn(text).flatMap((entry) => {
    const played = entry.ok ? playPgnTree(entry.value) : undefined;
    return played?.ok ? [played.value] : [];
  });
  for (const tree of trees) {
    const written = writeTree(tree);
    const again = readTree(written);
    if (writeTree(again) !== written) throw new Error(`${JSON.stringify(text)}: written again\n${written}`);
    const [meant, read] = [tree, again].map((one) => JSON.stringify([outlineOf(one), ownTags(one.tags)]));
    if (meant !== read) throw new Error(`${JSON.stringify(text)}\n${meant}\nis read as\n${read}`);
  }
  return trees.length;
}
