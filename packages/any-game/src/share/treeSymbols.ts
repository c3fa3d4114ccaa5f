import {
  type Annotations,
  DEEPEST_TREE,
  hasAnnotations,
  type MoveTree,
  NO_ANNOTATIONS,
  plainStep,
  plainTree,
  type TreeStep,
} from '@tabuleiro/game';
import { codeAnnotations, codeTime, isWholeTime } from './annotationSymbols.js';
import { asWritten, type MoveCoder } from './moveSymbols.js';
import type { Symbols } from './symbols.js';

/** After so many moves comes a check: what lies before it outlives damage behind it. */
const CHECKED = 8;

/** A line to be coded; a reader's has no moves. */
type Line<S, M> = MoveTree<S, M>;
type Steps<S, M> = readonly TreeStep<S, M>[];

/** The moves of a line without what is said about them. A reader gets those that are certain. */
export function codeMoves<S, M>(
  symbols: Symbols,
  coder: MoveCoder<S, M>,
  { start, steps }: Line<S, M>,
): Steps<S, M> {
  const count = symbols.number('count', steps.length);
  const coded: TreeStep<S, M>[] = [];
  let certain = 0;
  let state = start;
  while (coded.length < count && symbols.startMove()) {
    const next = coder.code(symbols, state, steps.at(coded.length));
    if (next === undefined) break;
    state = next.state;
    coded.push(plainStep(next.move, state));
    const isDue = coded.length % CHECKED === 0 || coded.length === count;
    if (isDue && symbols.check()) certain = coded.length;
  }
  return coded.slice(0, certain);
}

/** What is said about a line whose moves are coded already. A reader gets what is certain. */
export function codeDetails<S, M>(
  symbols: Symbols,
  coder: MoveCoder<S, M>,
  line: Line<S, M>,
  moves: Steps<S, M>,
  depth = 0,
): MoveTree<S, M> {
  if (depth > DEEPEST_TREE) symbols.fail('too-long');
  return new DetailCoder(symbols, coder, depth).code(line, moves);
}

class DetailCoder<S, M> {
  private readonly symbols: Symbols;
  private readonly coder: MoveCoder<S, M>;
  private readonly depth: number;
  /** Has anything been said since the last check? */
  private isDue = false;
  /** The last clock of each side, and how much more than expected the last one showed: the seconds that a move adds. */
  private readonly clocks: [number, number] = [0, 0];
  private bonus = 0;

  constructor(symbols: Symbols, coder: MoveCoder<S, M>, depth: number) {
    this.symbols = symbols;
    this.coder = coder;
    this.depth = depth;
  }

  code(line: Line<S, M>, moves: Steps<S, M>): MoveTree<S, M> {
    const annotations = this.annotations('before', line.annotations);
    const isStartCertain = this.settle();
    const steps: TreeStep<S, M>[] = [];
    let certain = 0;
    for (const [i, move] of moves.entries()) {
      const from = i === 0 ? line.start : moves[i - 1].state;
      steps.push(this.step(from, { ...(line.steps.at(i) ?? move), move: move.move, state: move.state }, i));
      if (steps.length % CHECKED === 0 && this.settle()) certain = steps.length;
    }
    const unplayed = this.coder.hasUnplayed ? this.unplayed(line.unplayed) : [];
    const isEndCertain = this.settle();
    if (isEndCertain) certain = steps.length;
    return {
      start: line.start,
      annotations: isStartCertain ? annotations : NO_ANNOTATIONS,
      steps: [...steps.slice(0, certain), ...moves.slice(certain)],
      unplayed: isEndCertain ? unplayed : [],
    };
  }

  private settle(): boolean {
    if (!this.isDue) return this.symbols.problem === undefined;
    this.isDue = false;
    return this.symbols.check();
  }

  private says(kind: 'before' | 'after' | 'clock' | 'spent' | 'variations', value: boolean): boolean {
    const isSaid = this.symbols.flag(kind, value);
    this.isDue ||= isSaid;
    return isSaid;
  }

  private annotations(kind: 'before' | 'after', annotations: Annotations): Annotations {
    const isSaid = this.says(kind, hasAnnotations(annotations));
    return isSaid ? codeAnnotations(this.symbols, annotations) : NO_ANNOTATIONS;
  }

  private step(from: S, step: TreeStep<S, M>, ply: number): TreeStep<S, M> {
    const annotationsBefore = this.annotations('before', step.annotationsBefore);
    const annotations = this.annotations('after', step.annotations);
    const spent = this.says('spent', step.spent !== undefined)
      ? codeTime(this.symbols, 'spent', step.spent, 0)
      : undefined;
    const clock = this.says('clock', step.clock !== undefined)
      ? this.clock(step.clock, spent, ply)
      : undefined;
    const hasVariations = this.says('variations', step.variations.length > 0);
    const blank = plainTree<S, M>(from);
    const variations = hasVariations
      ? this.symbols.list(step.variations, blank, (line) => this.variation({ ...line, start: from }))
      : [];
    return {
      ...{ ...plainStep(step.move, step.state), annotationsBefore, annotations, variations },
      ...(clock !== undefined && { clock }),
      ...(spent !== undefined && { spent }),
    };
  }

  private variation(line: Line<S, M>): MoveTree<S, M> {
    const moves = codeMoves(this.symbols, this.coder, line);
    const coded = codeDetails(this.symbols, this.coder, line, moves, this.depth + 1);
    // A tree has no empty one, so none was written.
    if (coded.steps.length + coded.unplayed.length === 0) this.symbols.fail('damaged');
    return coded;
  }

  private unplayed(steps: Steps<undefined, string>): Steps<undefined, string> {
    const line = plainTree(undefined, steps);
    const moves = codeMoves(this.symbols, asWritten, line);
    return moves.length === 0
      ? moves
      : codeDetails(this.symbols, asWritten, line, moves, this.depth + 1).steps;
  }

  private clock(clock: number | undefined, spent: number | undefined, ply: number): number {
    const side = ply % 2;
    const before = this.clocks[side] - (spent !== undefined && isWholeTime(spent) ? spent : 0);
    const expected = spent === undefined ? before : before + this.bonus;
    const coded = codeTime(this.symbols, 'clock', clock, expected);
    if (!isWholeTime(coded)) return coded;
    if (spent !== undefined) this.bonus = coded - before;
    this.clocks[side] = coded;
    return coded;
  }
}
