import {
  type Annotations,
  type Game,
  MARK_COLOURS,
  type Mark,
  type MoveTree,
  NO_ANNOTATIONS,
  plainStep,
  plainTree,
  type TreePath,
  type TreeStep,
} from '@tabuleiro/game';
import { PGN_RESULTS } from '@tabuleiro/notation';
import { type Random, randomMove } from '@tabuleiro/testkit';
import type { Study, WrittenGame } from '../../src/index.js';
import { movesInOrder } from '../../src/share/moveSymbols.js';

/** A study of random moves alone, as a match gives it; it ends with the game. */
export function randomStudy(written: WrittenGame, plies: number, random: Random): Study {
  const { game } = written;
  const start = game.start();
  const steps: TreeStep<unknown, unknown>[] = [];
  let state = start;
  while (steps.length < plies) {
    const move = randomMove(game, state, random);
    if (move === undefined) break;
    state = game.apply(state, move);
    steps.push(plainStep(move, state));
  }
  return { written, options: {}, tags: new Map(), tree: plainTree(start, steps), result: '*' };
}

/** A study with everything that one may have, from anywhere; its lines go on after the end of the game. */
export function richStudy(written: WrittenGame, random: Random): { study: Study; at: TreePath } {
  const { game } = written;
  const options =
    random.below(2) === 0
      ? {}
      : Object.fromEntries(random.sample(game.options, 2).map(({ name }) => [name, random.below(2) === 0]));
  let start = game.start(options);
  for (let plies = random.below(3) * 30; plies > 0; plies--) {
    const move = randomMove(game, start, random);
    if (move === undefined) break;
    start = game.apply(start, move);
  }
  const text = game.notation.formatPosition(start);
  const read = game.notation.parsePosition(text, options);
  if (!read.ok) throw new Error(text);
  const isOwn = text === game.notation.formatPosition(game.start(options));
  const tree = richTree(game, isOwn ? game.start(options) : read.value, random, 40, 0);
  const tags = new Map([
    ['White', someText(random)],
    ['Black', 'Computador, nível 5'],
    ['Event', ''],
    ['Date', '2026.11.18'],
  ]);
  const study = { written, options, tags, tree, result: random.pick(PGN_RESULTS) };
  return { study, at: somePath(tree, random) };
}

function richTree(
  game: Game,
  start: unknown,
  random: Random,
  plies: number,
  depth: number,
): MoveTree<unknown, unknown> {
  const steps: TreeStep<unknown, unknown>[] = [];
  let state = start;
  for (let wanted = random.below(plies) + 1; wanted > 0; wanted--) {
    const before = state;
    const moves = movesInOrder(game, state);
    if (moves.length === 0) break;
    const { move } = random.pick(moves);
    state = game.apply(state, move);
    const variations =
      depth < 3 && random.below(8) === 0
        ? [1, 2].map(() => richTree(game, before, random, 10, depth + 1)).filter(isWorthKeeping)
        : [];
    steps.push({ ...said(random), move, state, variations });
  }
  const unplayed = random.below(4) === 0 ? unplayedSteps(random) : [];
  return { start, annotations: someAnnotations(random), steps, unplayed };
}

function isWorthKeeping({ steps, unplayed }: MoveTree<unknown, unknown>): boolean {
  return steps.length + unplayed.length > 0;
}

function unplayedSteps(random: Random): TreeStep<undefined, string>[] {
  const bare = { state: undefined, variations: [] };
  const step = (move: string): TreeStep<undefined, string> => ({ ...said(random), ...bare, move });
  const line = { ...plainTree<undefined, string>(undefined), annotations: someAnnotations(random) };
  const steps = [step('Kh9'), step('')];
  return [step('--'), { ...step('Dxf7#'), variations: [{ ...line, steps }] }, step('é♞')];
}

function said(random: Random): Omit<TreeStep<unknown, unknown>, 'move' | 'state' | 'variations'> {
  const clock = random.pick([undefined, 0, 180_000, 179_123, 60_000.5, 1, 7_200_000]);
  const spent = random.pick([undefined, undefined, 0, 4_000, 1_234, 0.25]);
  return {
    annotationsBefore: someAnnotations(random),
    annotations: someAnnotations(random),
    ...(clock !== undefined && { clock }),
    ...(spent !== undefined && { spent }),
  };
}

function someAnnotations(random: Random): Annotations {
  if (random.below(3) > 0) return NO_ANNOTATIONS;
  const comments = [someText(random), someText(random)].slice(random.below(3));
  const nags = [1, 2, 10, 146, 255].slice(random.below(6));
  const marks: Mark[] = MARK_COLOURS.slice(random.below(5)).map((colour) =>
    random.below(2) === 0
      ? { kind: 'place', colour, place: 'e4' }
      : { kind: 'arrow', colour, from: '15', to: 'h8' },
  );
  const annotations = { comments, nags, marks };
  return comments.length + nags.length + marks.length === 0 ? NO_ANNOTATIONS : annotations;
}

function someText(random: Random): string {
  return random.pick([
    'Aqui as brancas podiam ganhar a dama.',
    '',
    '\u0000\ufeff ♔😀\n\t',
    'João & "Ana" <b>',
    'x'.repeat(300),
  ]);
}

function somePath(tree: MoveTree<unknown, unknown>, random: Random): TreePath {
  const branches = [];
  let line = tree;
  for (;;) {
    const ply = line.steps.findIndex(({ variations }) => variations.length > 0);
    if (ply < 0 || random.below(3) === 0) break;
    const { variations } = line.steps[ply];
    const variation = random.below(variations.length);
    branches.push({ ply, variation });
    line = variations[variation];
  }
  return { branches, ply: random.below(line.steps.length + 1) };
}

/** A study without its game, whose states are told by their texts: two that are the same are equal. */
export function studyFacts({ written, options, tags, tree, result }: Study): unknown {
  return { game: written.game.id, options, tags: [...tags], tree: treeFacts(written.game, tree), result };
}

function treeFacts(game: Game, { start, annotations, steps, unplayed }: MoveTree<unknown, unknown>): unknown {
  return {
    start: game.notation.formatPosition(start),
    annotations,
    steps: steps.map(({ move, state, variations, ...others }) => ({
      ...others,
      move: game.notation.formatMove(move),
      state: game.notation.formatPosition(state),
      variations: variations.map((line) => treeFacts(game, line)),
    })),
    unplayed,
  };
}
