import { readComment } from './comment.js';
import { type PgnGame, type PgnMove, type PgnResult, readResult } from './game.js';

type DraftMove = {
  -readonly [Key in keyof PgnMove]: PgnMove[Key];
} & { comments?: string[]; nags?: number[]; variations?: DraftMove[][] };

/** One line of play as it grows. */
type Branch = { readonly moves: DraftMove[]; readonly before: string[] };

/** Deeper variations than this are read but not kept. */
const DEEPEST = 100;

/** A game while it is being read. */
export class Draft {
  readonly number: number;
  readonly line: number;
  readonly tags: Map<string, string> = new Map();
  /** Characters so far. */
  length = 0;
  private readonly root: Branch = { moves: [], before: [] };
  private branch: Branch = this.root;
  private readonly outer: Branch[] = [];
  /** Open variations that are not kept. */
  private ignored = 0;
  private readonly keepsVariations: boolean;

  constructor(number: number, line: number, keepsVariations: boolean) {
    this.number = number;
    this.line = line;
    this.keepsVariations = keepsVariations;
  }

  /** Is there nothing but comments so far? */
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
    const { moves, before } = this.branch;
    const move: DraftMove = { text, line };
    if (before.length > 0) move.before = before.splice(0);
    moves.push(move);
  }

  addNag(nag: number): void {
    const move = this.ignored > 0 ? undefined : this.branch.moves.at(-1);
    if (move === undefined) return;
    move.nags ??= [];
    move.nags.push(nag);
  }

  addComment(text: string): void {
    if (this.ignored > 0) return;
    const move = this.branch.moves.at(-1);
    const { text: words, ...times } = readComment(text);
    if (move === undefined) {
      if (words !== '') this.branch.before.push(words);
      return;
    }
    Object.assign(move, times);
    if (words === '') return;
    move.comments ??= [];
    move.comments.push(words);
  }

  openVariation(): void {
    const isKept = this.keepsVariations && this.ignored === 0 && this.outer.length < DEEPEST;
    if (!isKept || this.branch.moves.length === 0) {
      this.ignored++;
      return;
    }
    this.outer.push(this.branch);
    this.branch = { moves: [], before: [] };
  }

  /** False when there is none to close. */
  closeVariation(): boolean {
    if (this.ignored > 0) {
      this.ignored--;
      return true;
    }
    const outer = this.outer.pop();
    if (outer === undefined) return false;
    const { moves } = this.branch;
    this.branch = outer;
    const move = outer.moves.at(-1);
    if (move === undefined || moves.length === 0) return true;
    move.variations ??= [];
    move.variations.push(moves);
    return true;
  }

  finish(result: PgnResult | undefined): PgnGame {
    const { number, line, tags, root } = this;
    const { moves, before: comments } = root;
    return { number, line, tags, comments, moves, result: result ?? readResult(tags.get('Result')) ?? '*' };
  }
}
