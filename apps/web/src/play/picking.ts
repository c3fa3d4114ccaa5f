import type { PerformedAction } from '@tabuleiro/match';
import { wordOutcome } from '@tabuleiro/words';
import type { Intent, Place } from '../board/model.js';
import { sentences } from '../language/sentences.js';
import { callPremove, placesOf, resolvePremove } from './premove.js';
import { type ChosenMove, choicesAfter } from './selection.js';
import type { Session } from './session.js';

/**
 * What the person at the board does with it, place by place: goes on with the move that is being chosen or with one for the
 * next turn, and plays it once it is whole, unless something is still asked about it.
 */
export class Picking<S = unknown, M = unknown, P extends string = string> {
  private readonly session: Session<S, M, P>;

  constructor(session: Session<S, M, P>) {
    this.session = session;
    session.live.listen({
      done: (done) => this.startAnew(done),
      failed: () => {
        session.selection.drop();
        session.pending.drop();
      },
    });
  }

  /** What the board reports. */
  handle(intent: Intent): void {
    const { notices, words } = this.session;
    if (intent.kind === 'pick') this.pick(intent.place);
    else if (intent.kind === 'drop') this.drop(intent.from, intent.to);
    else if (intent.kind === 'cancel') this.cancel();
    else if (intent.kind === 'confirm') this.confirm();
    else if (intent.kind === 'bump') notices.say(words.edge);
    else if (intent.kind === 'say') notices.say(intent.text);
    else if (intent.kind === 'none-found') notices.say(words.noSuchPiece(intent.letter));
  }

  /** The move is played as soon as its last choice is made, unless something is still asked about it. */
  pick(place: Place): void {
    const { notices, pending, selection, confirmation, isPremoveOpen, blocked } = this.session;
    notices.clear();
    if (pending.current.value !== undefined) {
      this.pickPending(place);
      return;
    }
    if (isPremoveOpen.value && this.pickBeforehand(place)) return;
    if (blocked !== undefined) {
      void this.explain(undefined, place);
      return;
    }
    const picked = selection.look(place);
    const isPressed = this.isPressed(place);
    const chosen = picked.kind === 'chosen' ? selection.choose(picked.steps) : undefined;
    if (chosen !== undefined && isPressed) {
      confirmation.press(
        place,
        () => this.wordPress(chosen.move),
        () => this.playChosen(chosen),
      );
      return;
    }
    confirmation.clear();
    if (picked.kind === 'chosen') this.playChosen(chosen);
    else if (picked.kind === 'dropped') this.cancel();
    else if (this.isStuck(place)) this.hold(place);
    else void this.explain(picked.from, place);
  }

  /** A piece was dragged: what was picked before does not count. */
  drop(from: Place, to: Place): void {
    const { selection, premove, blocked } = this.session;
    selection.drop();
    premove.clear();
    if (blocked === undefined && this.isStuck(from)) selection.hold(from);
    else this.pick(from);
    const isPicked = selection.steps.value.length > 0 || premove.steps.value.length > 0;
    if (isPicked) this.pick(to);
  }

  answer(answer: string): void {
    this.playChosen(this.session.selection.answer(answer));
  }

  /** A move that is not yet played is put back. */
  cancel(): void {
    const { pending, confirmation, premove, selection, notices, words } = this.session;
    const wasPending = pending.drop();
    const wasAsked = confirmation.clear();
    const hadPremove = premove.clear();
    if (selection.drop() || wasPending || wasAsked || hadPremove) notices.say(words.cancelled);
    notices.clear();
  }

  /** Plays the move that stands on the board: as it is, or with what is added to it. */
  confirm(move: M | undefined = this.session.pending.current.value?.move): void {
    if (this.session.pending.current.value !== undefined && move !== undefined) void this.session.play(move);
  }

  /** What was begun in a position that is not shown any more. */
  forget(): void {
    const { selection, pending, confirmation } = this.session;
    selection.drop();
    pending.drop();
    confirmation.clear();
  }

  /** A premove waited for the opponent's move alone: whatever else happens, it is given up. */
  private startAnew({ request }: PerformedAction<S, M>): void {
    if (request.kind === 'tick') return;
    this.forget();
    if (request.kind === 'move' && this.session.isOpen.value) this.playPremove();
    else this.session.premove.clear();
  }

  /** Does this place alone play a move, although there are others? A slip of the finger would: so it is asked back. */
  private isPressed(place: Place): boolean {
    const { selection, board } = this.session;
    const isTray = board.value.trays.some(({ id }) => id === place);
    return isTray && selection.steps.value.length === 0 && selection.paths.value.length > 1;
  }

  /** What the second press would do; that it ends the game comes first. */
  private wordPress(move: M): string {
    const { view, walk, lang, words } = this.session;
    const played = walk.present.value.withMove(move);
    const turn = view.written.game.turn(played.after.state);
    const what = view.say(lang, played);
    return turn.kind === 'over'
      ? words.pressToEnd(wordOutcome(lang, turn.outcome), what)
      : words.pressAgain(what);
  }

  /** Chooses a place of a move that waits for its turn. False where that is no choice at all. */
  private pickBeforehand(place: Place): boolean {
    const { premove, notices, board } = this.session;
    const picked = premove.pick(place);
    if (picked === 'chosen') {
      const way = callPremove(board.value, premove.places.value);
      notices.inform(() => this.session.words.premoved(way));
    } else if (picked === 'dropped') notices.say(this.session.words.cancelled);
    return picked !== 'useless';
  }

  /** The turn has come: what was chosen before it is played as any other move, and what was begun goes on. */
  private playPremove(): void {
    const { premove, selection, notices, board } = this.session;
    const places = premove.places.value;
    const begun = placesOf(premove.steps.value);
    premove.clear();
    if (places.length === 0) {
      const picked = begun[0] === undefined ? undefined : selection.look(begun[0]);
      if (picked?.kind === 'chosen') selection.choose(picked.steps);
      return;
    }
    const found = resolvePremove(selection.paths.value, places, (question, answers) =>
      selection.wordQuestion(question, answers),
    );
    if (found.kind === 'move') void this.session.play(found.move);
    else if (found.kind === 'question') selection.choose(found.steps);
    else {
      const way = callPremove(board.value, places);
      notices.inform(() => this.session.words.premoveLost(way));
    }
  }

  /**
   * Is it a piece of one's own without a move, which was picked up to be tried somewhere? Not where its place alone says why
   * (a piece of Senet goes where the die takes it), nor where a piece that can move was tried on it.
   */
  private isStuck(place: Place): boolean {
    const { selection, pending, walk, view, isOpen } = this.session;
    if (!isOpen.value || pending.current.value !== undefined) return false;
    if (selection.choices.value.places.size > 0 && selection.steps.value.length > 0) return false;
    const position = walk.present.value;
    const isOwn = position.pieces.get(place)?.player === position.player;
    const canMove = choicesAfter(selection.paths.value, []).places.has(place);
    return isOwn && !canMove && view.attempt(position, place, place) === undefined;
  }

  private hold(place: Place): void {
    this.session.selection.hold(place);
    void this.explain(undefined, place);
  }

  private pickPending(place: Place): void {
    const answer = this.session.pending.answerAt(place);
    if (answer.kind === 'play') this.confirm(answer.move);
    else if (answer.kind === 'back') this.cancel();
    else void this.tellPending();
  }

  private playChosen(chosen: ChosenMove<M> | undefined): void {
    if (chosen === undefined) return;
    const { settings, selection, pending } = this.session;
    const { confirmMoves, retirement } = settings.value;
    if (!confirmMoves && !(retirement && chosen.addition !== undefined)) {
      void this.session.play(chosen.move);
      return;
    }
    selection.drop();
    pending.hold(chosen);
    void this.tellPending();
  }

  /** What stands there and how to answer; fetched when it is first said. */
  private async tellPending(): Promise<void> {
    const { pendingText } = await import('./pendingText.js');
    const text = pendingText(this.session);
    if (text !== undefined) this.session.notices.say(text);
  }

  /** "Por que não posso?" What answers is fetched when it is first asked. */
  private async explain(from: Place | undefined, to: Place): Promise<void> {
    const { present } = this.session.walk;
    const tried = present.value;
    const [{ explainChoice }] = await Promise.all([import('./refusalExplanation.js'), sentences()]);
    // Who has played on by then asks no more, and in the next position the answer would be another.
    if (present.value === tried) await explainChoice(this.session, from, to);
  }
}
