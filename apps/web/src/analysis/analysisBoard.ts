import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Player } from '@tabuleiro/game';
import type { Lang } from '@tabuleiro/words';
import type { BoardModel } from '../board/model.js';
import type { GameView } from '../games/view.js';
import { boardModelOf, moveMarksOf } from '../play/boardModel.js';
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
    const { view, tree, choice, lang } = this.parts;
    const isPending = choice.pending.current.value !== undefined;
    const model = boardModelOf(lang(), view, {
      position: this.shown.value,
      cells: this.cells.value,
      turnOf: tree.position.value.player,
      bottom: this.bottom.value,
      last: this.last.value,
      isPending,
      steps: isPending ? [] : choice.selection.steps.value,
      choices: choice.choices.value,
    });
    return { ...model, upright: this.upright.value };
  });

  turn(): void {
    this.turned.value = !this.turned.value;
  }

  /** Does the board stand upright, its rows from top to bottom? */
  stand(isUpright: boolean): void {
    this.upright.value = isUpright;
  }
}
