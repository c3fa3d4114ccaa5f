import { fairThrow, lastChooser } from '@tabuleiro/contest';
import type { Player } from '@tabuleiro/game';
import { actorOf, type ClaimKind, type MatchError, opponentIn } from '@tabuleiro/match';
import { wordPlayer } from '@tabuleiro/words';
import type { Urgency } from '../announce/announcer.js';
import { speakSquares } from '../board/naming.js';
import { boardWords } from '../board/words.js';
import { sentences } from '../i18n/sentences.js';
import type { StoreError } from '../store/gameStore.js';
import { storeWords } from '../store/words.js';
import { Machine } from './machine.js';
import { isComputer, isShared } from './names.js';
import { narrate } from './narrator.js';
import { Picker } from './picker.js';
import { type Notice, type Rule, ruleOf } from './sessionParts.js';
import { SessionView } from './sessionView.js';
import { type Deed, type Done, isDieDue } from './table.js';

type Response = 'accept' | 'decline' | 'agree' | 'refuse';

/** One game on the screen: everything that can be done in it, kept and told. */
export class Session extends SessionView {
  readonly machine: Machine = new Machine(this);
  readonly picker: Picker = new Picker(this);
  /** What is in the way of keeping the game, as it was told; undefined once something was kept. */
  trouble: Notice | undefined;

  play(move: string): Promise<boolean> {
    return this.ask(this.onTurn((by) => ({ kind: 'move', by, move })));
  }

  /** S-DIE: the fair dice give the throw; with a real die the person says what it was. */
  throwDie(real?: number): Promise<boolean> {
    return this.ask(this.throwing(real));
  }

  throwing(real?: number): () => Deed | undefined {
    return this.onTurn((by) => {
      const { value: contest } = this.contest;
      const fair = isDieDue(contest) ? fairThrow(contest, this.parts.secret) : undefined;
      const move = fair ?? (real === undefined ? undefined : String(real));
      if (move === undefined) return undefined;
      return { kind: 'throw', by, move, from: fair === undefined ? 'real' : 'fair' };
    });
  }

  /** An action of an example or a task, whatever it is: a move, or what a real die shows. */
  perform(action: string): Promise<boolean> {
    return isDieDue(this.contest.value) ? this.throwDie(Number(action)) : this.play(action);
  }

  resign(by: Player): Promise<boolean> {
    return this.ask(() => ({ kind: 'resign', by }));
  }

  offerDraw(): Promise<boolean> {
    return this.ask(this.onTurn((by) => ({ kind: 'offer', by })));
  }

  respond(kind: Response): Promise<boolean> {
    return this.ask(() => this.responding(kind));
  }

  /** Yes or no to whatever waits for an answer by the time it comes: an offer, else a wish to take back. */
  reply(isYes: boolean): Promise<boolean> {
    return this.ask(() => {
      const { offer, asked } = this.contest.value.match;
      const isAskedBack = offer === undefined && asked !== undefined;
      if (isAskedBack) return this.responding(isYes ? 'agree' : 'refuse');
      return this.responding(isYes ? 'accept' : 'decline');
    });
  }

  private responding(kind: Response): Deed {
    const { match } = this.contest.value;
    const asker = kind === 'accept' || kind === 'decline' ? match.offer : match.asked;
    const other = asker && opponentIn(match, asker);
    // The computer answers for itself; where nothing of the opponent's is to be answered, the match says so.
    const isOurs = other !== undefined && !isComputer(this.contest.value, other);
    return { kind, by: isOurs ? other : (asker ?? match.players[0]) };
  }

  claim(claim: ClaimKind): Promise<boolean> {
    return this.ask(this.onTurn((by) => ({ kind: 'claim', by, claim })));
  }

  /** Against a computer the person's own last choice comes back, between people that of whoever chose last. */
  async takeBack(): Promise<void> {
    this.machine.stop();
    const contest = this.contest.value;
    const person = contest.match.players.find((player) => !isComputer(contest, player));
    const by = (isShared(contest) ? lastChooser(contest) : person) ?? this.actor;
    await this.ask(() => ({ kind: 'takeback', by }));
    void this.machine.drive();
  }

  async hint(): Promise<void> {
    if (isDieDue(this.contest.value)) {
      this.refuse(() => this.words.noHint);
      return;
    }
    const isPaid = await this.ask(this.onTurn((by) => ({ kind: 'hint', by })));
    if (isPaid && this.contest.value.match.outcome === undefined) await this.machine.hint();
  }

  pause(): Promise<boolean> {
    return this.ask(() => ({
      kind: this.contest.value.match.paused ? 'resume' : 'pause',
      by: this.actor,
    }));
  }

  turnBoard(): void {
    this.isTurned.value = !this.isTurned.value;
    this.say(this.words.flipped(wordPlayer(this.lang, this.bottom.value)));
  }

  /** Shows the position after the first `plies` moves; the present when there are no more. */
  walkTo(plies: number): void {
    const all = this.passages.value;
    const at = Math.max(0, Math.min(plies, all.length));
    this.steps.value = [];
    if (this.notice.value?.tone !== 'trouble') this.notice.value = undefined;
    this.walked.value = at === all.length ? undefined : at;
    const passage = at === 0 ? undefined : all[at - 1];
    this.say(
      passage === undefined
        ? this.words.atStart
        : this.face.say(this.lang, passage.before, passage.played.move, passage.after),
    );
  }

  /** Seen as well as spoken. */
  inform(text: () => string): void {
    this.notice.value = { text, tone: 'info' };
    this.say(text());
  }

  say(text: string): void {
    this.announce(text, 'polite');
  }

  /** Whatever is spoken calls squares as the listener wants to hear them (players.md 1.1, point 4). */
  announce(text: string, urgency: Urgency): void {
    this.parts.announce(speakSquares(text, this.parts.settings.value.speech, boardWords[this.lang]), urgency);
  }

  /** Every refusal is seen, spoken and heard. */
  refuse(text: () => string, rule?: Rule): void {
    this.notice.value = { text, tone: 'refused', ...(rule === undefined ? {} : { rule }) };
    this.announce(text(), 'assertive');
    this.parts.sound('refused');
  }

  /** What a person asks for is answered each time. */
  private ask(deed: () => Deed | undefined): Promise<boolean> {
    this.trouble = undefined;
    return this.do(deed);
  }

  /** Does it, keeps it, tells it; then the computer goes on if it is its turn. Was it done? */
  async do(deed: () => Deed | undefined): Promise<boolean> {
    const done = await this.table.do(deed);
    if (!done.ok) {
      this.complain(done.error);
      return false;
    }
    if (done.value === undefined) return false;
    this.told(done.value);
    return true;
  }

  told(done: Done): void {
    if (done.deed.kind !== 'tick') {
      this.steps.value = [];
      this.hinted.value = [];
      this.isAsking.value = false;
      this.notice.value = undefined;
      this.walked.value = undefined;
    }
    if (this.notice.value === this.trouble) this.notice.value = undefined;
    this.trouble = undefined;
    // A hint for a position that is gone helps nobody.
    if (done.after.match.plies !== done.before.match.plies) this.machine.stop();
    const narration = narrate(this.lang, this.face, done);
    if (narration?.isUnseen)
      this.notice.value = { text: () => narrate(this.lang, this.face, done)?.text ?? '', tone: 'info' };
    if (narration !== undefined) this.announce(narration.text, narration.urgency);
    if (narration?.sound !== undefined) this.parts.sound(narration.sound);
    if (done.deed.kind !== 'tick') void this.machine.drive();
  }

  complain(error: MatchError | StoreError): void {
    if (error.code !== 'store') {
      void this.refuseError(error);
      return;
    }
    if (error.problem === 'changed-elsewhere') this.parts.reload();
    const text = (): string => storeWords[this.lang].problems[error.problem];
    // Clock and computer try again by themselves: what stands there already is not said again.
    if (this.notice.value === this.trouble && this.trouble?.text() === text()) return;
    this.trouble = { text, tone: 'trouble' };
    this.notice.value = this.trouble;
    this.announce(text(), 'assertive');
  }

  private async refuseError(error: MatchError): Promise<void> {
    const { wordMatchError } = await sentences();
    this.refuse(() => wordMatchError(this.lang, this.face.entry.id, error), ruleOf(error.refusal));
  }

  /** For whoever acts in the position that is shown now: what comes before it is done may be another one. */
  private onTurn(make: (by: Player) => Deed | undefined): () => Deed | undefined {
    const { plies } = this.contest.value.match;
    return () => {
      return this.contest.value.match.plies === plies ? make(this.actor) : undefined;
    };
  }

  /** Who acts; when nobody does any more, the match says so to whoever tries. */
  private get actor(): Player {
    const { match } = this.contest.value;
    return actorOf(match) ?? match.players[0];
  }
}
