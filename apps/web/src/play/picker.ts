import type { Intent, Place } from '../board/model.js';
import type { Step } from '../games/face.js';
import { optionsAfter, pick } from './choosing.js';
import type { Session } from './session.js';
import { isDieDue } from './table.js';

export const CLOSED = ['readOnly', 'walking', 'paused', 'notNow', 'realDieDue', 'dieDue'] as const;
export type Closed = (typeof CLOSED)[number];

/** Turns what a person picks or drops into an action, or has it said why it is none. */
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
    if (this.closed !== undefined) {
      void this.explain(undefined, place);
      return;
    }
    const picked = pick(session.paths.value, session.steps.value, place);
    if (picked.kind === 'chosen') this.choose(picked.steps);
    else if (picked.kind === 'dropped') this.cancel();
    else void this.explain(picked.from, place);
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
  get closed(): Closed | undefined {
    const { parts, walk, contest, isOpen } = this.session;
    const { match } = contest.value;
    if (parts.isReader.value) return 'readOnly';
    if (walk.value !== undefined) return 'walking';
    if (match.outcome !== undefined) return undefined;
    if (match.paused) return 'paused';
    if (!isOpen.value) return 'notNow';
    if (!isDieDue(contest.value)) return undefined;
    return match.setup.dice === undefined ? 'realDieDue' : 'dieDue';
  }

  /** "Por que não posso?" What answers is fetched when it is first asked. */
  private async explain(from: Place | undefined, to: Place): Promise<void> {
    const { explainChoice } = await import('./refusing.js');
    await explainChoice(this.session, from, to);
  }
}
