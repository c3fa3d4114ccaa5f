import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Refusal } from '@tabuleiro/game';
import type { Lang } from '@tabuleiro/words';
import type { Announce, Urgency } from '../announce/announcer.js';
import { speakSquares } from '../board/cellNames.js';
import type { Settings } from '../store/settings/settings.js';
import { boardWords } from '../words/app.js';
import type { Sound } from './sound.js';

/** A clause, and the piece it was applied to, where it is about several. */
export type Rule = { readonly clause: string; readonly piece?: string };

/** The clause behind a refusal; a text that is no action at all breaks none. */
export function ruleOf(refusal: Refusal | undefined): Rule | undefined {
  if (refusal === undefined || refusal.code === 'bad-move') return undefined;
  const { rule, facts } = refusal;
  return { clause: rule, ...(typeof facts.piece === 'string' ? { piece: facts.piece } : {}) };
}

/** A line under the board: what went wrong and by which rule, or what to know. */
export type Notice = {
  /** Asked for whenever it is drawn, so that it follows the language of the page. */
  readonly text: () => string;
  readonly tone: 'info' | 'refused' | 'trouble';
  readonly rule?: Rule;
  /** What was asked for, below a warning that came while it was sought. */
  readonly answer?: () => string;
};

/** Where a game is heard: the live regions, and the loudspeaker. */
export type NoticeOutput = {
  readonly settings: ReadonlySignal<Settings>;
  readonly announce: Announce;
  readonly sound: (sound: Sound) => void;
};

/** What is told about a game, seen and spoken, beside the board itself. */
export class Notices {
  private readonly output: NoticeOutput;
  private readonly shown: Signal<Notice | undefined> = signal(undefined);
  /** Why the game could not be kept, as it was shown. */
  private storageTrouble: Notice | undefined;

  constructor(output: NoticeOutput) {
    this.output = output;
  }

  get notice(): ReadonlySignal<Notice | undefined> {
    return this.shown;
  }

  get lang(): Lang {
    return this.output.settings.value.lang;
  }

  /** Could the last action not be kept? */
  get hasStorageTrouble(): boolean {
    return this.storageTrouble !== undefined;
  }

  show(text: () => string, tone: Notice['tone']): void {
    this.shown.value = { text, tone };
  }

  /** What somebody has asked for. A warning that has come meanwhile stays where it is read, and the answer stands below it. */
  answer(text: () => string): void {
    const warning = this.shown.value;
    if (warning?.tone !== 'trouble') {
      this.show(text, 'info');
      return;
    }
    const both = { ...warning, answer: text };
    if (warning === this.storageTrouble) this.storageTrouble = both;
    this.shown.value = both;
  }

  /** Seen as well as spoken. */
  inform(text: () => string): void {
    this.show(text, 'info');
    this.say(text());
  }

  say(text: string): void {
    this.announce(text, 'polite');
  }

  /** Whatever is spoken calls squares as the listener wants to hear them, as a rule by their names (docs/players.md 1.1, point 4). */
  announce(text: string, urgency: Urgency, isEvent = false): void {
    const { speech } = this.output.settings.value;
    const isPlain = speech.files === 'plain';
    this.output.announce(
      isPlain ? text : speakSquares(text, speech, boardWords[this.lang]),
      urgency,
      isEvent,
    );
  }

  /** What happened in the game: nothing that follows cuts it off. */
  report(text: string, urgency: Urgency): void {
    this.announce(text, urgency, true);
  }

  sound(sound: Sound): void {
    this.output.sound(sound);
  }

  /** Every refusal is seen, spoken and heard. */
  refuse(text: () => string, rule?: Rule): void {
    this.shown.value = { text, tone: 'refused', ...(rule === undefined ? {} : { rule }) };
    this.announce(text(), 'assertive');
    this.sound('refused');
  }

  /** Something that is no fault of the person's. */
  warn(text: () => string): void {
    this.show(text, 'trouble');
    this.report(text(), 'assertive');
  }

  /** The game cannot be kept. Clock and computer try again by themselves: what stands there already is not said again. */
  showStorageTrouble(text: () => string): void {
    if (this.shown.value === this.storageTrouble && this.storageTrouble?.text() === text()) return;
    this.warn(text);
    this.storageTrouble = this.shown.value;
  }

  /** What a person asks for is answered each time, also when it cannot be kept once more. */
  forgetStorageTrouble(): void {
    this.storageTrouble = undefined;
  }

  /** Something was kept: storage works again. */
  clearStorageTrouble(): void {
    if (this.shown.value === this.storageTrouble) this.clear();
    this.storageTrouble = undefined;
  }

  clear(): void {
    this.shown.value = undefined;
  }

  /** Another position is shown, or the computer has played: refusals no longer matter, trouble still does. */
  clearPassing(): void {
    if (this.shown.value?.tone !== 'trouble') this.clear();
  }
}
