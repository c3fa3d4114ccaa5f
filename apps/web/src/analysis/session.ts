import { computed, effect, type ReadonlySignal, type Signal, untracked } from '@preact/signals';
import type { Study } from '@tabuleiro/any-game';
import { type Player, stateAt, type TreePath } from '@tabuleiro/game';
import { capital, type Lang, wordPlayer } from '@tabuleiro/words';
import type { Intent } from '../board/model.js';
import type { PencilMark } from '../board/pencil/pencilMarks.js';
import type { GameMove } from '../games/position.js';
import type { GameView } from '../games/view.js';
import { type NoticeOutput, Notices } from '../play/notices.js';
import type { PositionAsked } from '../play/positionAsked.js';
import type { Sound } from '../play/sound.js';
import { analysisWords } from '../words/analysis.js';
import { playWords } from '../words/app.js';
import type { AnalysisWords } from '../words/types/analysis.js';
import { AnalysisBoard } from './analysisBoard.js';
import type { AnalystChoice } from './analystChoice.js';
import { Drawing } from './drawing.js';
import { EngineLines } from './engineLines.js';
import { EngineTask } from './engineTask.js';
import { wordStanding } from './evaluationText.js';
import type { KeptStudy } from './keptStudy.js';
import { MoveChoice } from './moveChoice.js';
import { toggleNag } from './nags.js';
import { tellMove, tellNode } from './nodeText.js';
import { OpeningPart } from './openingPart.js';
import type { StudyPosition } from './studyPosition.js';
import { StudyTree } from './studyTree.js';

/** Milliseconds after which the evaluation of a position on which somebody stays is told. */
const SETTLED = 1500;

export type AnalysisParts = NoticeOutput & {
  readonly view: GameView;
  readonly study: Study;
  /** Where to begin. */
  readonly at?: TreePath;
  readonly analyst: AnalystChoice;
  readonly engine: { readonly isOn: Signal<boolean>; readonly count: Signal<number> };
  /** Where what is changed is kept. */
  readonly kept?: KeptStudy | undefined;
};

/**
 * A study on the screen: what can be done in it, told and kept. It is made of parts: the tree and where one is in it, the
 * move that is being chosen, the board, what is drawn on it, the lines of the engine.
 */
export class AnalysisSession {
  readonly view: GameView;
  readonly settings: NoticeOutput['settings'];
  readonly notices: Notices;
  readonly tree: StudyTree;
  readonly choice: MoveChoice;
  readonly board: AnalysisBoard;
  readonly drawing: Drawing;
  readonly task: EngineTask;
  readonly lines: EngineLines;
  readonly analyst: AnalystChoice;
  readonly opening: OpeningPart;
  readonly kept: KeptStudy | undefined;
  private readonly stops: readonly (() => void)[];
  /** The name of the opening that was told last. */
  private named: string | undefined;

  constructor(parts: AnalysisParts) {
    const { view, settings, study, at, analyst, engine, kept } = parts;
    this.view = view;
    this.settings = settings;
    this.notices = new Notices(parts);
    this.tree = new StudyTree(study, at);
    const { notices, tree } = this;
    this.choice = new MoveChoice({
      ...{ view, settings, notices, position: tree.position },
      asked: () => this.asked,
      onMove: (move) => this.play(move),
    });
    this.board = new AnalysisBoard({ view, tree, choice: this.choice, lang: () => this.lang });
    this.drawing = new Drawing(tree);
    this.task = new EngineTask(view, tree);
    this.analyst = analyst;
    this.lines = new EngineLines(analyst, this.task.task, engine);
    this.opening = new OpeningPart(
      view,
      tree,
      computed(() => settings.value.lang),
    );
    this.kept = kept;
    this.stops = [
      effect(() => kept?.follow(tree.study.value)),
      effect(() => this.tellLater()),
      effect(() => this.tellOpening()),
    ];
  }

  get lang(): Lang {
    return this.settings.value.lang;
  }

  /** The language whose letters moves are written with. */
  get letters(): Lang {
    return this.settings.value.letters ?? this.lang;
  }

  get words(): AnalysisWords {
    return analysisWords[this.lang];
  }

  get players(): readonly [Player, Player] {
    return this.view.written.game.players;
  }

  positionAt(path: TreePath): StudyPosition {
    return this.tree.positionOf(stateAt(this.tree.tree.value, path));
  }

  /** The best moves as arrows on the board. */
  readonly arrows: ReadonlySignal<readonly PencilMark[]> = computed(() =>
    this.task.arrowsOf(this.lines.lines.value),
  );

  /** What questions about the position are answered from. */
  get asked(): PositionAsked {
    const { view, lang, notices, players, tree, board } = this;
    const position = tree.position.value;
    return {
      ...{ view, lang, notices, players, position, board: board.model.value },
      paths: view.paths(position),
      isDieDue: position.throws.length > 0,
    };
  }

  /** What the board reports. */
  handle(intent: Intent): void {
    const words = playWords[this.lang];
    if (intent.kind === 'pick') this.choice.pick(intent.place);
    else if (intent.kind === 'drop') this.choice.drop(intent.from, intent.to);
    else if (intent.kind === 'cancel') this.choice.cancel();
    else if (intent.kind === 'confirm') this.choice.confirm();
    else if (intent.kind === 'bump') this.notices.say(words.edge);
    else if (intent.kind === 'say') this.notices.say(intent.text);
    else if (intent.kind === 'none-found') this.notices.say(words.noSuchPiece(intent.letter));
  }

  /** A move or throw that may follow here. */
  play(move: unknown): void {
    const isThrow = this.tree.position.value.throws.length > 0;
    this.rest();
    this.tree.play(move);
    this.notices.report(tellNode(this, this.tree.path.value), 'polite');
    const played = this.tree.last.value;
    if (played !== undefined) this.notices.sound(isThrow ? 'die' : soundOf(played));
  }

  /** Gives the turn away: a move of the tree like any other, to see what the other side is up to. */
  pass(): void {
    const refused = this.task.noPass.value;
    if (refused === undefined) this.play(this.task.nullMove.value);
    else this.notices.refuse(() => this.words.tools.noPass[refused]);
  }

  /** Shows another point of the tree, and says which. */
  goTo(path: TreePath): void {
    this.rest();
    this.tree.goTo(path);
    this.tellHere();
  }

  /** One move forward or back; false, and said so, where there is none. */
  walk(by: -1 | 1): boolean {
    const { lineEnds, lineBegins } = this.words.tree;
    return this.step(by > 0 ? this.tree.goForward() : this.tree.goBack(), by > 0 ? lineEnds : lineBegins);
  }

  /** To the next alternative of the move that led here, or to the one before. */
  beside(by: -1 | 1): void {
    this.step(this.tree.goBeside(by), this.words.tree.noAlternative);
  }

  /** To the next alternative, and from the last one to the first. */
  besideInTurn(): void {
    const isMoved = this.tree.goBeside(1) || this.tree.goToFirstBeside();
    this.step(isMoved, this.words.tree.noAlternative);
  }

  /** To where the variation begins that one is in. */
  toParent(): void {
    this.step(this.tree.goOut(), this.words.tree.onMainLine);
  }

  toEdge(edge: 'start' | 'end'): void {
    if (edge === 'start') this.tree.goToStart();
    else this.tree.goToEnd();
    this.step(true, '');
  }

  promote(): void {
    this.rest();
    const isDone = this.tree.promote();
    this.notices.inform(() => (isDone ? this.words.edit.promoted : this.words.tree.onMainLine));
  }

  remove(): void {
    this.rest();
    const isDone = this.tree.remove();
    const { path } = this.tree;
    this.notices.inform(() => {
      const { removed, nothingToRemove } = this.words.edit;
      return isDone ? `${removed} ${tellMove(this, path.value)}` : nothingToRemove;
    });
  }

  undo(): void {
    this.rest();
    const edit = this.tree.undo();
    this.notices.inform(() => {
      const { undone, nothingToUndo } = this.words.edit;
      return edit === undefined ? nothingToUndo : undone[edit];
    });
  }

  redo(): void {
    this.rest();
    const edit = this.tree.redo();
    this.notices.inform(() => {
      const { redone, nothingToRedo } = this.words.edit;
      return edit === undefined ? nothingToRedo : redone[edit];
    });
  }

  /** The comment of the point where one is; an empty one is none. */
  comment(text: string): void {
    this.tree.annotate('comment', { comments: text.trim() === '' ? [] : [text] });
  }

  mark(nag: number): void {
    const { tree, edit } = this.words;
    const nags = toggleNag(this.tree.annotations.value.nags, nag);
    this.tree.annotate('nag', { nags });
    this.notices.say(edit.marked(tree.nags.get(nag) ?? tree.nag(nag), nags.includes(nag)));
  }

  clearMarks(): void {
    if (this.drawing.clear()) this.notices.say(this.words.edit.cleared);
  }

  /** What would the other side do if it were their turn? */
  showThreat(isShown: boolean): void {
    const refused = this.task.noPass.value;
    if (isShown && refused !== undefined) {
      this.notices.refuse(() => this.words.engine.noThreat[refused]);
      return;
    }
    this.notices.clearPassing();
    this.task.isThreat.value = isShown;
    if (isShown) this.lines.isOn.value = true;
  }

  /** The engine goes on without an end. */
  goDeeper(): void {
    this.lines.deepen();
    this.notices.say(this.words.engine.deeper);
  }

  turnBoard(): void {
    this.board.turn();
    this.notices.say(playWords[this.lang].flipped(wordPlayer(this.lang, this.board.bottom.value)));
  }

  close(): void {
    for (const stop of this.stops) stop();
    this.opening.stop();
    this.lines.close();
    void this.kept?.close();
  }

  private step(isMoved: boolean, else_: string): boolean {
    this.rest();
    if (isMoved) this.tellHere();
    else this.notices.say(else_);
    return isMoved;
  }

  private tellHere(): void {
    this.notices.say(tellNode(this, this.tree.path.value));
  }

  /** Another position is shown: nothing is being chosen any more. */
  private rest(): void {
    this.choice.rest();
    this.notices.clearPassing();
    this.task.isThreat.value = false;
  }

  /** A line that gets another name says so. */
  private tellOpening(): void {
    const name = this.opening.name.value;
    if (name === undefined || name.name === this.named) return;
    this.named = name.name;
    this.notices.say(this.words.openings.tell(name.name, name.code));
  }

  /** Who stays on a position hears what it is worth, if that was not known on arrival: after a while, or as soon as it is known. */
  private tellLater(): (() => void) | undefined {
    const { state } = this.tree.position.value;
    if (!this.lines.isOn.value || this.lines.peekStandingAt(state) !== undefined) return undefined;
    let isTold = false;
    let stopWaiting: (() => void) | undefined;
    const timer = setTimeout(() => {
      stopWaiting = effect(() => {
        const standing = this.lines.standingAt(state);
        if (standing === undefined || isTold) return;
        isTold = true;
        untracked(() => this.notices.say(`${capital(wordStanding(this.lang, this.players, standing))}.`));
      });
    }, SETTLED);
    return () => {
      clearTimeout(timer);
      stopWaiting?.();
    };
  }
}

function soundOf(played: GameMove): Sound {
  if (played.after.inCheck) return 'check';
  if (played.isLoss) return 'lost';
  if (played.isCapture) return 'capture';
  return played.isPush ? 'push' : 'move';
}
