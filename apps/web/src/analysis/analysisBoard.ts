import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Player } from '@tabuleiro/game';
import { capital, type Lang, wordGame, wordPlayer, wordTurn } from '@tabuleiro/words';
import type { BoardModel } from '../board/model.js';
import type { GameView } from '../games/view.js';
import { boardMarks } from '../play/boardMarks.js';
import { moveMarksOf } from '../play/display.js';
import { playWords } from '../words/app.js';
import type { MoveChoice } from './moveChoice.js';
import type { StudyTree } from './studyTree.js';

type BoardParts = {
  readonly view: GameView;
  readonly tree: StudyTree;
  readonly choice: MoveChoice;
  readonly lang: () => Lang;
};

/** The board as it is shown, and which side of it is nearest. */
export class AnalysisBoard {
  private readonly parts: BoardParts;
  private readonly turned: Signal<boolean> = signal(false);
  private readonly upright: Signal<boolean> = signal(false);

  constructor(parts: BoardParts) {
    this.parts = parts;
  }

  /** Whose side is nearest. */
  readonly bottom: ReadonlySignal<Player> = computed(() => {
    const { view } = this.parts;
    return view.written.game.players[this.turned.value && view.canFlip ? 1 : 0];
  });

  /** The position on the board, with the move that is not yet played. */
  private readonly shown = computed(() => {
    const { tree, choice } = this.parts;
    return choice.pending.current.value?.gameMove.after ?? tree.position.value;
  });

  private readonly cells = computed(() => this.parts.view.cells(this.parts.lang(), this.shown.value));

  private readonly last = computed(() => {
    const { view, tree, choice } = this.parts;
    const move = choice.pending.current.value?.gameMove ?? tree.last.value;
    return move && moveMarksOf(view, move);
  });

  readonly model: ReadonlySignal<BoardModel> = computed(() => {
    const { view, choice, lang } = this.parts;
    const { value: held } = choice.pending.current;
    const position = this.shown.value;
    const last = this.last.value;
    const steps = held === undefined ? choice.selection.steps.value : [];
    const choices = choice.choices.value;
    return {
      name: this.name,
      rows: view.rows,
      columns: view.columns,
      cells: this.cells.value,
      trays: view.trays(lang(), position),
      vacancies: view.vacancies?.(lang(), position) ?? [],
      marks: boardMarks(view, { position, last, isPending: held !== undefined, steps, choices }),
      flipped: view.canFlip && this.bottom.value !== view.written.game.players[0],
      columnNames: view.columnNames,
      rowNames: view.rowNames,
      track: view.track,
      travels: last?.travels ?? [],
      departures: last?.departures ?? [],
      upright: this.upright.value,
    };
  });

  /** The game, whose turn it is, and which side is nearest. */
  private get name(): string {
    const { view, tree } = this.parts;
    const lang = this.parts.lang();
    const { player } = tree.position.value;
    const atBottom = playWords[lang].atBottom(wordPlayer(lang, this.bottom.value));
    return [
      `${wordGame(lang, view.written.game.id)}.`,
      ...(player === undefined ? [] : [wordTurn(lang, player)]),
      ...(view.canFlip ? [capital(atBottom)] : []),
    ].join(' ');
  }

  turn(): void {
    this.turned.value = !this.turned.value;
  }

  /** Does the board stand upright, its rows from top to bottom? */
  stand(isUpright: boolean): void {
    this.upright.value = isUpright;
  }
}
