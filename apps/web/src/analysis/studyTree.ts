import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Study } from '@tabuleiro/any-game';
import {
  type Annotations,
  continuations,
  deleteFrom,
  extendTree,
  hasPath,
  isSamePath,
  lastPath,
  lineAt,
  type MoveTree,
  movesTo,
  parentPath,
  previousPath,
  promoteVariation,
  setAnnotations,
  stateAt,
  stepAt,
  TREE_START,
  type TreePath,
  type TreePlace,
} from '@tabuleiro/game';
import { GameMove } from '../games/position.js';
import { StudyPosition } from './studyPosition.js';

/** What was done to a tree, for the sentence that says what is undone. */
export const TREE_EDITS = ['move', 'delete', 'promote', 'comment', 'nag', 'marks'] as const;
export type TreeEdit = (typeof TREE_EDITS)[number];

type Place = TreePlace<unknown, unknown>;
type Change = { readonly edit: TreeEdit; readonly before: Place };

/** A tree of moves and where one is in it. Everything that changes it can be undone, and done again. */
export class StudyTree {
  /** Where the study came from: game, house rules, tags, result. */
  private readonly origin: Study;
  private readonly place: Signal<Place>;
  private readonly past: Signal<readonly Change[]> = signal([]);
  private readonly future: Signal<readonly Change[]> = signal([]);
  /** What was worked out of a position serves as long as the study is shown. */
  private readonly positions: Map<unknown, StudyPosition> = new Map();

  constructor(study: Study, at: TreePath = TREE_START) {
    this.origin = study;
    const path = hasPath(study.tree, at) ? at : TREE_START;
    this.place = signal({ tree: study.tree, path });
  }

  readonly tree: ReadonlySignal<MoveTree<unknown, unknown>> = computed(() => this.place.value.tree);
  readonly path: ReadonlySignal<TreePath> = computed(() => this.place.value.path);
  readonly canUndo: ReadonlySignal<boolean> = computed(() => this.past.value.length > 0);
  readonly canRedo: ReadonlySignal<boolean> = computed(() => this.future.value.length > 0);

  /** The study as it is now. */
  readonly study: ReadonlySignal<Study> = computed(() => ({ ...this.origin, tree: this.tree.value }));

  readonly position: ReadonlySignal<StudyPosition> = computed(() => {
    const { tree, path } = this.place.value;
    return this.positionOf(stateAt(tree, path));
  });

  /** The move that led to where one is; undefined at the start. */
  readonly last: ReadonlySignal<GameMove | undefined> = computed(() => this.moveAt(this.path.value));

  /** What is said and drawn where one is. */
  readonly annotations: ReadonlySignal<Annotations> = computed(() => {
    const { tree, path } = this.place.value;
    return this.annotationsAt(tree, path);
  });

  annotationsAt(tree: MoveTree<unknown, unknown>, path: TreePath): Annotations {
    return stepAt(tree, path)?.annotations ?? lineAt(tree, path).annotations;
  }

  positionOf(state: unknown): StudyPosition {
    const known = this.positions.get(state) ?? new StudyPosition(this.origin.written.game, state);
    this.positions.set(state, known);
    return known;
  }

  /** The last move of a path with the positions around it; undefined at the start. */
  moveAt(path: TreePath): GameMove | undefined {
    const tree = this.tree.value;
    const before = previousPath(path);
    const step = stepAt(tree, path);
    if (before === undefined || step === undefined) return undefined;
    const { game } = this.origin.written;
    return new GameMove(game, step.move, this.positionOf(stateAt(tree, before)), this.positionOf(step.state));
  }

  /** The states from the start of the tree to where one is. */
  statesTo(path: TreePath): readonly unknown[] {
    const states: unknown[] = [];
    for (let at: TreePath | undefined = path; at !== undefined; at = previousPath(at))
      states.unshift(stateAt(this.tree.value, at));
    return states;
  }

  movesTo(path: TreePath): readonly unknown[] {
    return movesTo(this.tree.value, path);
  }

  /** The ways to go on from a path: its own line first. */
  continuationsOf(path: TreePath): readonly TreePath[] {
    return continuations(this.tree.value, path);
  }

  /** The last move of a path and what else was tried in its place; nothing at the start. */
  alternativesOf(path: TreePath): readonly TreePath[] {
    const before = previousPath(path);
    return before === undefined ? [] : this.continuationsOf(before);
  }

  /** The path without its last move; the start where there is none. */
  before(path: TreePath): TreePath {
    return previousPath(path) ?? TREE_START;
  }

  goTo(path: TreePath): void {
    if (hasPath(this.tree.value, path)) this.place.value = { ...this.place.value, path };
  }

  /** One move on, along the line; false at its end. */
  goForward(): boolean {
    return this.follow(this.continuationsOf(this.path.value).at(0));
  }

  goBack(): boolean {
    return this.follow(previousPath(this.path.value));
  }

  /** To the next alternative of the move that led here, or to the one before; false where there is none. */
  goBeside(by: -1 | 1): boolean {
    const all = this.alternativesOf(this.path.value);
    const at = all.findIndex((path) => isSamePath(path, this.path.value));
    return at >= 0 && this.follow(all[at + by]);
  }

  /** To the first of the alternatives; false where it is the only one. */
  goToFirstBeside(): boolean {
    const all = this.alternativesOf(this.path.value);
    return all.length > 1 && this.follow(all[0]);
  }

  goToStart(): void {
    this.goTo(TREE_START);
  }

  goToEnd(): void {
    this.goTo(lastPath(this.tree.value, this.path.value));
  }

  /** To where the variation begins that one is in; false on the main line. */
  goOut(): boolean {
    return this.follow(parentPath(this.path.value));
  }

  /** A move or throw that may follow; what is in the tree already is followed. */
  play(move: unknown): void {
    const { tree, path } = this.place.value;
    const next = extendTree(this.origin.written.game, tree, path, move);
    if (next.tree === tree) this.place.value = next;
    else this.change('move', next);
  }

  /** Swaps the variation with the line around it; false on the main line. */
  promote(path: TreePath = this.path.value): boolean {
    const { tree } = this.place.value;
    const next = promoteVariation(tree, path);
    if (next.tree === tree) return false;
    this.change('promote', next);
    return true;
  }

  /** Deletes the last move of a path and all that follows; false at the start. */
  remove(path: TreePath = this.path.value): boolean {
    const { tree } = this.place.value;
    const next = deleteFrom(tree, path);
    if (next.tree === tree) return false;
    this.change('delete', next);
    return true;
  }

  /** Says or draws something else where one is. A comment that goes on being typed is one change. */
  annotate(edit: 'comment' | 'nag' | 'marks', change: Partial<Annotations>): void {
    const { tree, path } = this.place.value;
    const next = { tree: setAnnotations(tree, path, change), path };
    const last = this.past.value.at(-1);
    const isMore = edit === 'comment' && last?.edit === edit && isSamePath(last.before.path, path);
    if (isMore) this.put(next);
    else this.change(edit, next);
  }

  /** What was undone; undefined where there is nothing to undo. */
  undo(): TreeEdit | undefined {
    return this.swap(this.past, this.future);
  }

  redo(): TreeEdit | undefined {
    return this.swap(this.future, this.past);
  }

  private swap(from: Signal<readonly Change[]>, to: Signal<readonly Change[]>): TreeEdit | undefined {
    const last = from.value.at(-1);
    if (last === undefined) return undefined;
    from.value = from.value.slice(0, -1);
    to.value = [...to.value, { edit: last.edit, before: this.place.value }];
    this.place.value = last.before;
    return last.edit;
  }

  private change(edit: TreeEdit, next: Place): void {
    this.past.value = [...this.past.value, { edit, before: this.place.value }];
    this.put(next);
  }

  /** Something new: what was undone before cannot follow it. */
  private put(next: Place): void {
    this.future.value = [];
    this.place.value = next;
  }

  private follow(path: TreePath | undefined): boolean {
    if (path === undefined) return false;
    this.goTo(path);
    return true;
  }
}
