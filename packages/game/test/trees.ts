import {
  type Annotations,
  continuations,
  extendTree,
  type MoveTree,
  plainTree,
  TREE_START,
  type TreePath,
  type TreeStep,
} from '@tabuleiro/game';
import { type PegsMove, type PegsState, pegs } from './pegs.js';

export type PegsTree = MoveTree<PegsState, PegsMove>;

/** A tree as PGN would have it, without numbers: `2 -2 {comment} (-1 2) 1`; what cannot be played has a `?`. */
export function draw({ annotations, steps, unplayed }: PegsTree): string {
  const format = (move: PegsMove): string => pegs.notation.formatMove(move);
  return [
    ...say(annotations),
    ...steps.map((step) => drawStep(step, format(step.move))),
    ...unplayed.map(({ move }) => `${move}?`),
  ].join(' ');
}

function drawStep(
  { annotationsBefore, annotations, variations }: TreeStep<PegsState, PegsMove>,
  text: string,
): string {
  return [
    ...say(annotationsBefore),
    text,
    ...say(annotations),
    ...variations.map((line) => `(${draw(line)})`),
  ].join(' ');
}

function say({ comments, nags }: Annotations): string[] {
  return [...nags.map((nag) => `$${nag}`), ...comments.map((comment) => `{${comment}}`)];
}

/** The tree that `draw` would draw so, without its remarks. */
export function grow(text: string, from: PegsState = pegs.start()): PegsTree {
  const words = text.match(/[()]|[^\s()]+/g) ?? [];
  const line = growLine(words, from);
  if (words.length > 0) throw new Error(`${text}: ${words.join(' ')} is too much`);
  return line;
}

function growLine(words: string[], from: PegsState): PegsTree {
  const steps: TreeStep<PegsState, PegsMove>[] = [];
  let before = from;
  let state = from;
  while (words.length > 0 && words[0] !== ')') {
    const word = words.shift();
    const last = steps.at(-1);
    if (word === '(' && last !== undefined) {
      steps[steps.length - 1] = { ...last, variations: [...last.variations, growLine(words, before)] };
      words.shift();
      continue;
    }
    const move = pegs.notation.parseMove(state, word ?? '');
    if (!move.ok) throw new Error(`${word} cannot be played`);
    before = state;
    const { tree } = extendTree(pegs, plainTree<PegsState, PegsMove>(state), TREE_START, move.value);
    steps.push(tree.steps[0]);
    state = tree.steps[0].state;
  }
  return plainTree(from, steps);
}

/** `3` is three moves along the main line, `3:1/2` two moves along the second variation of the fourth move. */
export function place(text: string): TreePath {
  const parts = text.split('/');
  const branches = parts.slice(0, -1).map((part) => {
    const [ply, variation] = part.split(':').map(Number);
    return { ply, variation };
  });
  return { branches, ply: Number(parts.at(-1)) };
}

export function showPath({ branches, ply }: TreePath): string {
  return [...branches.map((branch) => `${branch.ply}:${branch.variation}`), ply].join('/');
}

/** Every position of a tree, each once. */
export function allPaths(tree: PegsTree, from: TreePath = TREE_START): readonly TreePath[] {
  return [from, ...continuations(tree, from).flatMap((next) => allPaths(tree, next))];
}

export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}
