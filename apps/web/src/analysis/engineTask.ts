import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { GameLine } from '@tabuleiro/engine';
import type { TreePath } from '@tabuleiro/game';
import type { PencilMark } from '../board/pencil/pencilMarks.js';
import type { GameView } from '../games/view.js';
import { placesOf } from '../play/premove.js';
import type { EngineLine, LineTask } from './engineLines.js';
import type { StudyPosition } from './studyPosition.js';
import type { StudyTree } from './studyTree.js';

/** Why the turn cannot be given away, neither to see the threat nor in the tree. */
export const PASS_REFUSALS = ['check', 'over', 'too-early', 'no-null-move'] as const;
export type PassRefusal = (typeof PASS_REFUSALS)[number];

/** So many of the best moves are drawn. */
const ARROWS = 3;

/** What the engine is asked: the position on the board, or what the other side would do there if it were their turn. */
export class EngineTask {
  readonly isThreat: Signal<boolean> = signal(false);
  private readonly view: GameView;
  private readonly tree: StudyTree;
  /** The same value each time: positions are told apart by it. */
  private readonly passed: Map<unknown, unknown> = new Map();

  constructor(view: GameView, tree: StudyTree) {
    this.view = view;
    this.tree = tree;
  }

  /** Why the turn cannot be given away; undefined where it can. */
  readonly noPass: ReadonlySignal<PassRefusal | undefined> = computed(() => {
    const { continuations, inCheck } = this.tree.position.value;
    const { game } = this.view.written;
    if (game.nullMove === undefined) return 'no-null-move';
    if (continuations.length === 0) return 'over';
    if (this.nullMove.value !== undefined) return undefined;
    return inCheck ? 'check' : 'too-early';
  });

  /** The move that gives the turn away, where there is one. */
  readonly nullMove: ReadonlySignal<unknown> = computed(() =>
    this.view.written.game.nullMove?.(this.tree.position.value.state),
  );

  /** Is the threat shown, and is there one to show? */
  readonly isPassed: ReadonlySignal<boolean> = computed(
    () => this.isThreat.value && this.noPass.value === undefined,
  );

  /** The position whose lines are told: with the turn passed, where the threat is shown. */
  readonly position: ReadonlySignal<StudyPosition> = computed(() => {
    const { tree } = this;
    const position = tree.position.value;
    return this.isPassed.value ? tree.positionOf(this.passedState(position.state)) : position;
  });

  readonly task: ReadonlySignal<LineTask | undefined> = computed(() => {
    const { game } = this.view.written;
    const { formatMove, formatPosition } = game.notation;
    const position = this.position.value;
    const { player, continuations, throws, state } = position;
    if (continuations.length === 0 || player === undefined) return undefined;
    const mover = player === game.players[0] ? 0 : 1;
    const { options } = this.tree.study.peek();
    const begun = { game: game.id, options };
    if (this.isPassed.value)
      return { line: { ...begun, position: formatPosition(state) }, mover, throws: [], key: state };
    const line = { ...begun, ...this.playedTo(this.tree.path.value) };
    const faces = throws.map(({ move, weight }) => ({ text: formatMove(move), weight }));
    return { line, mover, throws: faces, key: state };
  });

  /** The line to a point of the tree, from where the last null move was made: no engine plays one. */
  private playedTo(path: TreePath): Pick<GameLine, 'position' | 'moves'> {
    const { game } = this.view.written;
    const { formatMove, formatPosition } = game.notation;
    const states = this.tree.statesTo(path);
    const texts = this.tree.movesTo(path).map((move) => formatMove(move));
    const isNull = (text: string, i: number): boolean => {
      const move = game.nullMove?.(states[i]);
      return move !== undefined && formatMove(move) === text;
    };
    const from = texts.findLastIndex(isNull) + 1;
    return { position: formatPosition(states[from]), moves: texts.slice(from) };
  }

  /** The best moves as arrows, the best one first. */
  arrowsOf(lines: readonly EngineLine[]): readonly PencilMark[] {
    const position = this.position.value;
    const paths = this.view.paths(position);
    return lines.slice(0, ARROWS).flatMap(({ moves: [text] }, i) => {
      const move = text === undefined ? undefined : position.moveCalled(text);
      const places = placesOf(paths.find((known) => known.move === move)?.steps ?? []);
      const [from] = places;
      const to = places.at(-1);
      if (from === undefined || to === undefined) return [];
      return [{ from, to, stroke: i === 0 ? ('solid' as const) : ('dashed' as const) }];
    });
  }

  private passedState(state: unknown): unknown {
    const { game } = this.view.written;
    const move = game.nullMove?.(state);
    const known = this.passed.get(state) ?? (move === undefined ? state : game.apply(state, move));
    this.passed.set(state, known);
    return known;
  }
}
