import type { TextError } from '@tabuleiro/contest';
import type { Refusal } from '@tabuleiro/game';
import type { Intent, Place } from '../board/model.js';
import type { Step } from '../games/face.js';
import { sentences } from '../i18n/sentences.js';
import { optionsAfter, pick } from './choosing.js';
import type { Session } from './session.js';
import { isDieDue } from './table.js';

/** Turns what a person picks, drops or types into an action, or says why it is none. */
export class Picker {
  private readonly session: Session;

  constructor(session: Session) {
    this.session = session;
  }

  /** What the board reports. */
  handle(intent: Intent): void {
    const { session } = this;
    if (intent.kind === 'pick') this.pick(intent.place);
    else if (intent.kind === 'drop') this.drop(intent.from, intent.to);
    else if (intent.kind === 'cancel') this.cancel();
    else if (intent.kind === 'bump') session.say(session.words.edge);
    else if (intent.kind === 'none-found') session.say(session.words.noSuchPiece(intent.letter));
  }

  pick(place: Place): void {
    const { session } = this;
    session.notice.value = undefined;
    const closed = this.whyClosed();
    if (closed !== undefined) {
      session.refuse(closed);
      return;
    }
    const picked = pick(session.paths.value, session.steps.value, place);
    if (picked.kind === 'chosen') this.choose(picked.steps);
    else if (picked.kind === 'dropped') this.cancel();
    else this.explain(picked.from, place);
  }

  /** A piece that was carried: nothing that was picked before counts. */
  drop(from: Place, to: Place): void {
    this.session.steps.value = [];
    this.pick(from);
    if (this.session.steps.value.length > 0) this.pick(to);
  }

  answer(answer: string): void {
    const { options, steps } = this.session;
    const question = options.value.question?.question;
    if (question !== undefined) this.choose([...steps.value, { kind: 'answer', question, answer }]);
  }

  cancel(): void {
    const { session } = this;
    if (session.steps.value.length > 0) session.say(session.words.cancelled);
    session.steps.value = [];
    session.notice.value = undefined;
  }

  /** A move as a person writes it: the letters of the page's language first, then of the other. */
  type(text: string): void {
    const { session } = this;
    const contest = session.contest.value;
    const closed = this.whyClosed();
    if (closed !== undefined) {
      session.refuse(closed);
      return;
    }
    const own = contest.read(text, session.lang);
    const read = own.ok || own.error.code === 'ambiguous' ? own : contest.read(text);
    const move = session.face.typed?.(session.present.value, text) ?? (read.ok ? read.value : undefined);
    if (move !== undefined) void session.play(move);
    else if (!read.ok) void this.refuseText(text, read.error);
  }

  private async refuseText(text: string, error: TextError): Promise<void> {
    const { session } = this;
    const refusal = error.code === 'ambiguous' ? undefined : this.refusalOf(text);
    if (refusal !== undefined) await this.tell(refusal);
    else session.refuse((await sentences()).wordNotationError(session.lang, error));
  }

  /** The action is played as soon as its last choice is made. */
  private choose(steps: readonly Step[]): void {
    const { session } = this;
    session.steps.value = this.withUsual(steps);
    const { action } = session.options.value;
    if (action === undefined) return;
    session.steps.value = [];
    void session.play(action);
  }

  /** What may be taken for granted is not asked, unless the player wants to be. */
  private withUsual(steps: readonly Step[]): readonly Step[] {
    const { session } = this;
    const { question } = optionsAfter(session.paths.value, steps);
    if (question === undefined || session.isAsking.value) return steps;
    const { usual } = session.face.ask(
      session.lang,
      session.present.value,
      question.question,
      question.answers,
    );
    if (usual === undefined) return steps;
    return this.withUsual([...steps, { kind: 'answer', question: question.question, answer: usual }]);
  }

  /** Why nothing can be chosen now. */
  private whyClosed(): string | undefined {
    const { words, parts, walk, contest, isOpen } = this.session;
    const { match } = contest.value;
    if (parts.isReader.value) return words.readOnly;
    if (walk.value !== undefined) return words.walking;
    if (match.outcome !== undefined) return undefined;
    if (match.paused) return words.paused;
    if (!isOpen.value) return words.notNow;
    if (!isDieDue(contest.value)) return undefined;
    return match.setup.dice === undefined ? words.realDieDue : words.dieDue;
  }

  /** "Por que não posso?": the rule that forbids what was tried. */
  private explain(from: Place | undefined, to: Place): void {
    const { session } = this;
    const scene = session.present.value;
    const attempt = session.face.attempt(scene, from ?? to, to);
    const refusal = attempt === undefined ? undefined : this.refusalOf(attempt);
    if (refusal !== undefined) {
      void this.tell(refusal);
      return;
    }
    session.refuse(this.wordUseless(to));
  }

  /** Why choosing a place is no attempt at anything: nothing is there, or nothing of one's own. */
  private wordUseless(place: Place): string {
    const { words, board, present, contest } = this.session;
    const isOwn = (side: 0 | 1): boolean => contest.value.match.players[side] === present.value.player;
    const tray = board.value.trays.find(({ id }) => id === place);
    if (tray !== undefined)
      return tray.side === undefined || isOwn(tray.side) ? words.pieceFirst : words.notYours;
    const man = board.value.cells.find(({ id }) => id === place)?.man;
    if (man === undefined) return words.nobodyThere;
    return isOwn(man.side) ? words.stuck(man.full) : words.theirs(man.full);
  }

  /** What the rules have against it; nothing where it is no attempt at all. */
  private refusalOf(attempt: string): Refusal | undefined {
    const refusal = this.session.contest.value.position().explain(attempt);
    return refusal?.code === 'bad-move' ? undefined : refusal;
  }

  private async tell(refusal: Refusal): Promise<void> {
    const { session } = this;
    const { wordRefusal } = await sentences();
    session.refuse(wordRefusal(session.lang, session.face.entry.id, refusal), refusal.rule);
  }
}
