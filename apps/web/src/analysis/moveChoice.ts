import { computed, type ReadonlySignal } from '@preact/signals';
import type { Lang } from '@tabuleiro/words';
import type { Place } from '../board/model.js';
import type { GameView } from '../games/view.js';
import { sentences } from '../language/sentences.js';
import type { NoticeOutput, Notices } from '../play/notices.js';
import { PendingMove } from '../play/pendingMove.js';
import type { PositionAsked } from '../play/positionAsked.js';
import { type ChosenMove, type NextChoices, Selection } from '../play/selection.js';
import { analysisWords } from '../words/analysis.js';
import { playWords } from '../words/app.js';
import type { StudyPosition } from './studyPosition.js';

type ChoiceParts = {
  readonly view: GameView;
  readonly settings: NoticeOutput['settings'];
  readonly notices: Notices;
  readonly position: ReadonlySignal<StudyPosition>;
  /** What a refused choice is explained from. */
  readonly asked: () => PositionAsked;
  readonly onMove: (move: unknown) => void;
};

/** The move that is being chosen, as in a game: step by step, by whatever a person uses; for either side. */
export class MoveChoice {
  readonly view: GameView;
  readonly selection: Selection;
  readonly pending: PendingMove;
  private readonly parts: ChoiceParts;

  constructor(parts: ChoiceParts) {
    const { view, position } = parts;
    this.parts = parts;
    this.view = view;
    const context = { view, position, isOpen: this.isOpen };
    this.pending = new PendingMove(context);
    this.selection = new Selection({
      ...context,
      isOver: computed(() => position.value.player === undefined),
      lang: () => this.lang,
    });
  }

  get lang(): Lang {
    return this.parts.settings.value.lang;
  }

  get letters(): Lang {
    return this.parts.settings.value.letters ?? this.lang;
  }

  /** May a piece be picked up? */
  readonly isOpen: ReadonlySignal<boolean> = computed(() => this.parts.position.value.moves.length > 0);

  /** What can be chosen next, for the board to show. */
  readonly choices: ReadonlySignal<NextChoices | undefined> = computed(() => {
    const { value: held } = this.pending.current;
    if (held === undefined) return this.isOpen.value ? this.selection.choices.value : undefined;
    const places = new Map(Array.from(held.added.keys(), (place) => [place, ['leave'] as const]));
    return { places, question: undefined, move: undefined };
  });

  /** The move is played as soon as its last choice is made, unless something may be added to it. */
  pick(place: Place): void {
    const { notices, position } = this.parts;
    notices.clear();
    if (this.pending.current.value !== undefined) {
      this.pickPending(place);
      return;
    }
    if (position.value.throws.length > 0) {
      notices.refuse(() => analysisWords[this.lang].throws.due);
      return;
    }
    const picked = this.selection.look(place);
    if (picked.kind === 'chosen') this.playChosen(this.selection.choose(picked.steps));
    else if (picked.kind === 'dropped') this.cancel();
    else void this.explain(picked.from, place);
  }

  /** A piece was dragged: what was picked before does not count. */
  drop(from: Place, to: Place): void {
    this.selection.drop();
    this.pick(from);
    if (this.selection.steps.value.length > 0) this.pick(to);
  }

  answer(answer: string): void {
    this.playChosen(this.selection.answer(answer));
  }

  cancel(): void {
    if (this.rest()) this.parts.notices.say(playWords[this.lang].cancelled);
    this.parts.notices.clear();
  }

  /** Plays the move that stands on the board: as it is, or with what is added to it. */
  confirm(move: unknown = this.pending.current.value?.move): void {
    if (this.pending.current.value !== undefined && move !== undefined) this.parts.onMove(move);
  }

  /** Nothing is being chosen any more; true if something was. */
  rest(): boolean {
    const wasPending = this.pending.drop();
    return this.selection.drop() || wasPending;
  }

  private pickPending(place: Place): void {
    const answer = this.pending.answerAt(place);
    if (answer.kind === 'play') this.confirm(answer.move);
    else if (answer.kind === 'back') this.cancel();
    else void this.tellPending();
  }

  private playChosen(chosen: ChosenMove | undefined): void {
    if (chosen === undefined) return;
    if (!this.parts.settings.value.retirement || chosen.addition === undefined) {
      this.parts.onMove(chosen.move);
      return;
    }
    this.selection.drop();
    this.pending.hold(chosen);
    void this.tellPending();
  }

  private async tellPending(): Promise<void> {
    const { pendingText } = await import('../play/pendingText.js');
    const text = pendingText(this);
    if (text !== undefined) this.parts.notices.say(text);
  }

  private async explain(from: Place | undefined, to: Place): Promise<void> {
    const tried = this.parts.asked().position;
    const [{ explainAttempt }] = await Promise.all([import('../play/refusalExplanation.js'), sentences()]);
    const asked = this.parts.asked();
    // As in a game: who is elsewhere by then asks no more.
    if (asked.position === tried) await explainAttempt(asked, from, to);
  }
}
