import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { GameOptions, Player } from '@tabuleiro/game';
import { wordOutcome, wordPlayer } from '@tabuleiro/words';
import type { Announce } from '../announce/announcer.js';
import { speakSquare } from '../board/cellNames.js';
import type { Cell, Intent, Man, Place } from '../board/model.js';
import { answerFromBoard } from '../board/queries.js';
import type { GameView } from '../games/view.js';
import type { sentences } from '../language/sentences.js';
import type { Settings } from '../store/settings/settings.js';
import { answerWords } from '../words/answers.js';
import { boardWords, playWords } from '../words/app.js';
import { editorWords } from '../words/editor.js';
import { type DraftForm, type ManId, readWhole } from './draft.js';
import { boardOf } from './editorBoard.js';
import {
  beginHistory,
  canRedo,
  canUndo,
  type History,
  present,
  redone,
  type Step,
  undone,
  withStep,
} from './history.js';
import { type Judgement, judge } from './judgement.js';
import { EDITOR_QUERIES, editorKeyOf } from './keys.js';

/** What a click on a square does: takes a piece up or puts it down, takes it off, or puts one of this kind. */
export type Tool = 'move' | 'erase' | ManId;

/** A piece in the palette is a place to drag from; no square is called so. */
const PALETTE = 'new:';
export const placeInPalette = (id: ManId): Place => `${PALETTE}${id}`;

export type EditorParts = {
  readonly view: GameView;
  readonly form: DraftForm;
  readonly wordPositionError: Awaited<ReturnType<typeof sentences>>['wordPositionError'];
  readonly settings: ReadonlySignal<Settings>;
  readonly announce: Announce;
  /** Where it begins, with everything that was done before. */
  readonly history: History;
  readonly keep: (history: History) => void;
};

/** A position while somebody sets it up: what is done to it, and what the rules say of what comes of it. */
export class PositionEditor {
  readonly view: GameView;
  readonly form: DraftForm;
  readonly tool: Signal<Tool> = signal('move');
  readonly flipped: Signal<boolean> = signal(false);
  /** The piece that was taken up to be moved. */
  readonly taken: Signal<Place | undefined> = signal(undefined);
  readonly history: Signal<History>;
  private readonly parts: EditorParts;
  /** Whose piece a letter puts. */
  private side: 0 | 1 = 0;

  constructor(parts: EditorParts) {
    this.parts = parts;
    this.view = parts.view;
    this.form = parts.form;
    this.history = signal(parts.history);
  }

  readonly step: ReadonlySignal<Step> = computed(() => present(this.history.value));

  /** What is on the board and beside it. Only texts that a draft has become steps. */
  readonly draft: ReadonlySignal<unknown> = computed(() => this.form.read(this.step.value.text));

  readonly judgement: ReadonlySignal<Judgement> = computed(() =>
    judge(this.view.written, this.step.value.text, this.step.value.options),
  );

  readonly board = computed(() => boardOf(this));

  /** Whether the position is possible, in a sentence; why not, if it is not. */
  readonly verdict: ReadonlySignal<string> = computed(() => {
    const { lang, view } = this;
    const found = this.judgement.value;
    if (found.kind === 'impossible')
      return this.parts.wordPositionError(lang, view.written.game.id, found.error);
    if (found.outcome === undefined) return editorWords[lang].possible;
    return editorWords[lang].over(wordOutcome(lang, found.outcome));
  });

  get lang() {
    return this.parts.settings.value.lang;
  }

  get settings(): Settings {
    return this.parts.settings.value;
  }

  /** The kinds of pieces of both sides. */
  get men() {
    return this.form.men(this.lang);
  }

  /** What the board, and what lies beside it, report. */
  readonly handle = (intent: Intent): void => {
    if (intent.kind === 'pick') this.pick(intent.place);
    else if (intent.kind === 'drop') this.drop(intent.from, intent.to);
    else if (intent.kind === 'discard') this.discard(intent.place);
    else if (intent.kind === 'cancel') this.taken.value = undefined;
    else if (intent.kind === 'bump') this.say(playWords[this.lang].edge);
    else if (intent.kind === 'say') this.say(intent.text);
    else if (intent.kind === 'none-found') this.say(playWords[this.lang].noSuchPiece(intent.letter));
    else if (intent.kind === 'query') this.answer(intent);
  };

  /** Letters put their piece, Shift that of the other side; a key that does nothing here is left to the board. */
  readonly press = (press: KeyboardEvent, place: Place): boolean => {
    if (press.altKey || press.ctrlKey || press.metaKey) return false;
    if (editorKeyOf(press) === 'clear') {
      this.discard(place);
      return true;
    }
    const man = this.settings.keys && press.key.length === 1 ? this.manOfLetter(press) : undefined;
    if (man === undefined) return false;
    this.put(place, man);
    return true;
  };

  private manOfLetter({ key, shiftKey }: KeyboardEvent): ManId | undefined {
    const wanted = this.men.filter(({ man }) => man.letter === key.toLowerCase());
    const side = shiftKey ? 1 - this.side : this.side;
    return (wanted.find(({ man }) => man.side === side) ?? wanted[0])?.id;
  }

  choose(tool: Tool): void {
    this.taken.value = undefined;
    this.tool.value = tool;
    this.side = this.manOf(tool)?.side ?? this.side;
  }

  /** What a text says, if a draft has it: a step like any other. */
  take(text: string, options: GameOptions = this.step.value.options): boolean {
    if (readWhole(this.form, text) === undefined) return false;
    this.go(withStep(this.history.value, { text, options }));
    return true;
  }

  /** A text from outside: as it is if a draft has it, else as the rules write what they read in it. */
  bring(text: string, options: GameOptions = this.step.value.options): boolean {
    if (this.take(text, options)) return true;
    const found = judge(this.view.written, text, options);
    return found.kind === 'possible' && this.take(found.text, options);
  }

  /** Why the rules do not read a text; undefined if they do. */
  wordRefused(text: string): string | undefined {
    const found = judge(this.view.written, text.trim().replaceAll(/\s+/g, ' '), this.step.value.options);
    if (found.kind === 'possible') return undefined;
    return this.parts.wordPositionError(this.lang, this.view.written.game.id, found.error);
  }

  /** Another draft, and what is said of it. One that has no text of its own changes nothing. */
  change(draft: unknown, said = ''): void {
    if (this.take(this.form.write(draft))) this.say(said);
  }

  /** The position that the game begins with, under the house rules of now. */
  start(): void {
    const { game } = this.view.written;
    this.take(game.notation.formatPosition(game.start(this.step.value.options)));
    this.say(editorWords[this.lang].started);
  }

  clear(): void {
    this.take(this.form.empty);
    this.say(editorWords[this.lang].emptied);
  }

  swap(): void {
    this.change(this.form.swapped(this.draft.value), editorWords[this.lang].swappedSides);
  }

  turn(): void {
    this.flipped.value = !this.flipped.value;
    this.say(playWords[this.lang].flipped(wordPlayer(this.lang, this.bottom)));
  }

  /** Whose side is nearest. */
  get bottom(): Player {
    const [first, second] = this.view.written.game.players;
    return this.flipped.value ? second : first;
  }

  undo(): void {
    const words = editorWords[this.lang];
    this.say(canUndo(this.history.value) ? words.undone : words.nothingToUndo);
    this.go(undone(this.history.value));
  }

  redo(): void {
    const words = editorWords[this.lang];
    this.say(canRedo(this.history.value) ? words.redone : words.nothingToRedo);
    this.go(redone(this.history.value));
  }

  manOf(id: Tool | undefined): Man | undefined {
    return this.men.find((each) => each.id === id)?.man;
  }

  say(text: string): void {
    this.parts.announce(text, 'polite');
  }

  private go(history: History): void {
    this.taken.value = undefined;
    if (history === this.history.value) return;
    this.history.value = history;
    this.parts.keep(history);
  }

  private pick(place: Place): void {
    const tool = this.tool.value;
    if (tool === 'erase') this.discard(place);
    else if (tool !== 'move') this.put(place, this.manAt(place) === tool ? undefined : tool);
    else if (this.taken.value !== undefined) this.drop(this.taken.value, place);
    else this.takeUp(place);
  }

  private takeUp(place: Place): void {
    const words = editorWords[this.lang];
    const man = this.manOf(this.manAt(place));
    if (man === undefined) {
      this.say(words.nothingToMove(this.nameOf(place)));
      return;
    }
    this.taken.value = place;
    this.say(words.taken(man.full, this.nameOf(place)));
  }

  /** From the palette, or from another square; what is dropped beside the squares is off the board. */
  private drop(from: Place, to: Place): void {
    const isNew = from.startsWith(PALETTE);
    if (this.cellAt(to) === undefined) this.discard(from);
    else if (isNew) this.put(to, from.slice(PALETTE.length));
    else if (from === to) this.taken.value = undefined;
    else {
      const man = this.manAt(from);
      const lifted = this.form.place(this.draft.value, from, undefined);
      this.change(this.form.place(lifted, to, man), this.wordPlaced(man, to));
    }
  }

  private discard(place: Place): void {
    if (!place.startsWith(PALETTE)) this.put(place, undefined);
  }

  private put(place: Place, man: ManId | undefined): void {
    if (this.cellAt(place) === undefined) return;
    this.change(this.form.place(this.draft.value, place, man), this.wordPlaced(man, place));
  }

  private wordPlaced(id: ManId | undefined, place: Place): string {
    const words = editorWords[this.lang];
    const man = this.manOf(id);
    const square = this.nameOf(place);
    return man === undefined ? words.cleared(square) : words.placed(man.full, square);
  }

  private manAt(place: Place): ManId | undefined {
    return this.form.manAt(this.draft.value, place);
  }

  private cellAt(place: Place): Cell | undefined {
    return this.board.value.cells.find(({ id }) => id === place);
  }

  private nameOf(place: Place): string {
    const { speech } = this.settings;
    return speakSquare(this.cellAt(place)?.spoken ?? place, speech, boardWords[this.lang]);
  }

  private answer({ query, place }: Extract<Intent, { kind: 'query' }>): void {
    const { lang, settings } = this;
    const { speech, targets } = settings;
    const asking = { speech, words: boardWords[lang], answers: answerWords[lang], side: this.side, targets };
    const isOfBoard = EDITOR_QUERIES.includes(query);
    const found = isOfBoard ? answerFromBoard(this.board.value, query, place, asking) : undefined;
    this.say(found ?? editorWords[lang].noAnswer);
  }
}

/** A history that begins with this text, else with the game's own start. */
export function historyFrom(
  { written: { game } }: GameView,
  options: GameOptions,
  text: string = game.notation.formatPosition(game.start(options)),
): History {
  return beginHistory({ text, options });
}
