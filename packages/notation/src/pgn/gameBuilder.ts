import { plainWords, readComment } from './comments.js';
import { decideResult, type PgnGame, type PgnMove, type PgnResult } from './pgnGame.js';

type BuiltMove = {
  -readonly [Key in keyof PgnMove]: PgnMove[Key];
} & { comments?: string[]; nags?: number[]; variations?: BuiltMove[][] };

/** A main line or variation that is being built. */
type Branch = {
  readonly moves: BuiltMove[];
  /** Comments and NAGs ahead of the next move. */
  readonly before: string[];
  readonly nagsBefore: number[];
  /** Variations ahead of the first move, which they are alternatives to. */
  readonly early: BuiltMove[][];
  /** Has a variation of the last move been closed? Comments then belong ahead of the next move. */
  isResumed: boolean;
};

/** Variations nested deeper than this are skipped. */
const DEEPEST = 100;

/** Builds a game from the tokens of the parser. */
export class GameBuilder {
  readonly number: number;
  readonly line: number;
  readonly tags: Map<string, string> = new Map();
  /** Characters read so far. */
  length = 0;
  private readonly root: Branch = newBranch();
  private branch: Branch = this.root;
  /** The lines around the present one, the main line first. */
  private readonly outer: Branch[] = [];
  /** How many open variations are being skipped. */
  private ignored = 0;
  private readonly keepsVariations: boolean;

  constructor(number: number, line: number, keepsVariations: boolean) {
    this.number = number;
    this.line = line;
    this.keepsVariations = keepsVariations;
  }

  /** Nothing but comments so far? */
  get isBlank(): boolean {
    return this.tags.size === 0 && this.isMoveless;
  }

  get isMoveless(): boolean {
    return this.root.moves.length === 0 && !this.isInVariation;
  }

  get isInVariation(): boolean {
    return this.outer.length > 0 || this.ignored > 0;
  }

  addTag(name: string, value: string): void {
    if (!this.tags.has(name)) this.tags.set(name, value);
  }

  addMove(text: string, line: number): void {
    if (this.ignored > 0) return;
    const { moves, before, nagsBefore, early } = this.branch;
    const move: BuiltMove = { text, line };
    if (before.length > 0) move.before = before.splice(0);
    if (nagsBefore.length > 0) move.nagsBefore = nagsBefore.splice(0);
    if (early.length > 0) move.variations = early.splice(0);
    moves.push(move);
    this.branch.isResumed = false;
  }

  addNag(nag: number): void {
    if (this.ignored > 0) return;
    const move = this.branch.isResumed ? undefined : this.branch.moves.at(-1);
    if (move === undefined) this.branch.nagsBefore.push(nag);
    else annotate(move, [], [nag]);
  }

  addComment(text: string): void {
    if (this.ignored > 0) return;
    const { branch } = this;
    const move = branch.moves.at(-1);
    if (move === undefined) {
      const words = plainWords(text);
      if (words !== '') branch.before.push(words);
      return;
    }
    const { text: words, ...times } = readComment(text, move);
    Object.assign(move, times);
    if (words === '') return;
    if (branch.isResumed) branch.before.push(words);
    else annotate(move, [words], []);
  }

  /** The comments of a text without moves, which follows this game. */
  addComments({ root }: GameBuilder): void {
    for (const text of root.before) this.addComment(text);
  }

  openVariation(): void {
    if (!this.keepsVariations || this.ignored > 0 || this.outer.length >= DEEPEST) {
      this.ignored++;
      return;
    }
    const { before, nagsBefore, isResumed } = this.branch;
    this.outer.push(this.branch);
    this.branch = isResumed ? newBranch(before.splice(0), nagsBefore.splice(0)) : newBranch();
  }

  /** False where no variation is open. */
  closeVariation(): boolean {
    if (this.ignored > 0) {
      this.ignored--;
      return true;
    }
    const outer = this.outer.pop();
    if (outer === undefined) return false;
    const inner = this.branch;
    this.branch = outer;
    if (inner.moves.length > 0) this.addVariation(endBranch(inner));
    else this.dissolve(inner);
    return true;
  }

  private addVariation(moves: BuiltMove[]): void {
    const move = this.branch.moves.at(-1);
    if (move === undefined) {
      this.branch.early.push(moves);
      return;
    }
    move.variations ??= [];
    move.variations.push(moves);
    this.branch.isResumed = true;
  }

  /** A variation without a move of its own: its comments and variations belong to the line around it. */
  private dissolve({ before, nagsBefore, early }: Branch): void {
    for (const comment of before) this.addComment(comment);
    for (const nag of nagsBefore) this.addNag(nag);
    for (const moves of early) this.addVariation(moves);
  }

  finish(result: PgnResult | undefined): PgnGame {
    const { number, line, tags, root } = this;
    const comments = root.moves.length === 0 ? root.before : [];
    const moves = endBranch(root);
    return { number, line, tags, comments, moves, result: decideResult(result, tags.get('Result')) };
  }
}

function newBranch(before: string[] = [], nagsBefore: number[] = []): Branch {
  return { moves: [], before, nagsBefore, early: [], isResumed: false };
}

function annotate(move: BuiltMove, comments: readonly string[], nags: readonly number[]): void {
  if (comments.length > 0) move.comments ??= [];
  if (nags.length > 0) move.nags ??= [];
  for (const comment of comments) move.comments?.push(comment);
  for (const nag of nags) move.nags?.push(nag);
}

/** The moves of a finished line: comments behind the last variations belong to the last move. */
function endBranch({ moves, before, nagsBefore }: Branch): BuiltMove[] {
  const last = moves.at(-1);
  if (last !== undefined) annotate(last, before, nagsBefore);
  return moves;
}
