import {
  type MoveTree,
  NO_ANNOTATIONS,
  plainStep,
  plainTree,
  TREE_START,
  type TreePath,
  type TreeStep,
} from '@tabuleiro/game';
import { type Random, randomGame, randomMove } from '@tabuleiro/testkit';
import { formatShare, parseShare, type SharedStudy, type Study, type WrittenGame } from '../../src/index.js';
import { movesInOrder } from '../../src/share/moveSymbols.js';
import { RangeEncoder } from '../../src/share/rangeCoder.js';
import { writeStudy } from '../../src/share/share.js';
import { formatShareCode } from '../../src/share/shareCode.js';
import { Symbols } from '../../src/share/symbols.js';
import { find } from '../texts.js';

/** A study of random moves alone, as a match gives it; it ends with the game. */
export function plainStudy(written: WrittenGame, plies: number, random: Random): Study {
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

const ODD_TEXT = '\u0000\ufeff ♔😀\n\t"<b>João</b>"';

/**
 * A line from a position, with odd texts and times and, in a variation, what cannot be played; it goes on after the end
 * of the game where the position does.
 */
export function oddStudy(written: WrittenGame, random: Random): Study {
  const { game } = written;
  const states = [...randomGame(game, game.start(), 40, random)];
  const text = game.notation.formatPosition(random.pick(states));
  const start = game.notation.parsePosition(text);
  if (!start.ok) throw new Error(text);
  const steps: TreeStep<unknown, unknown>[] = [];
  let state = start.value;
  for (let ply = 0; ply < 20; ply++) {
    const moves = movesInOrder(game, state);
    if (moves.length === 0) break;
    const { move } = random.pick(moves);
    const from = state;
    state = game.apply(state, move);
    const variations = ply % 7 === 3 ? [unplayedLine(from)] : [];
    steps.push({ ...plainStep(move, state), ...oddTimes(random), variations });
  }
  const annotations = { ...NO_ANNOTATIONS, comments: [ODD_TEXT, ''], nags: [0, 255] };
  const tree = { ...plainTree(start.value, steps), annotations };
  return {
    written,
    options: {},
    tags: new Map([
      ['', ''],
      ['White', ODD_TEXT],
    ]),
    tree,
    result: '*',
  };
}

function oddTimes(random: Random): { readonly clock: number; readonly spent: number } {
  const clock = random.pick([0, 1, 60_000.5, 180_000, 7_200_000, Number.MAX_SAFE_INTEGER]);
  return { clock, spent: random.pick([0, 4_000, 1_234, 0.25]) };
}

function unplayedLine(start: unknown): MoveTree<unknown, unknown> {
  const line = plainTree<undefined, string>(undefined, [
    plainStep('Kh9', undefined),
    plainStep('', undefined),
  ]);
  const unplayed = [plainStep('--', undefined), { ...plainStep('Dxf7#', undefined), variations: [line] }];
  return { ...plainTree(start), unplayed };
}

/** The code of a study. */
export async function codeOf(study: Study, at?: TreePath): Promise<string> {
  const code = await formatShare(study, at);
  if (!code.ok) throw new Error(code.error.code);
  return code.value;
}

/** Writes whatever it is given, as no copy of the app does. */
class CarelessSymbols extends Symbols {
  override fail(): void {}
}

/** A code that is sound but need not hold a study: made by hand, not by the app. */
export function craftedCode(study: Study): string {
  const encoder = new RangeEncoder();
  writeStudy(new CarelessSymbols(encoder), study, TREE_START);
  return formatShareCode(encoder.finish());
}

/** The study of a code that is whole. */
export async function openShare(code: string): Promise<SharedStudy> {
  const shared = await parseShare(code, find);
  if (!shared.ok) throw new Error(`${shared.error.code}: ${code}`);
  const { problem } = shared.value;
  if (problem !== undefined) throw new Error(`${problem.code}: ${code}`);
  return shared.value;
}

/** The main line as texts. */
export function movesOf({ written, tree }: Study): readonly string[] {
  return tree.steps.map(({ move }) => written.game.notation.formatMove(move));
}
