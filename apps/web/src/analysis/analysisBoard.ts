import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Player } from '@tabuleiro/game';
import { type Lang, wordPlayer } from '@tabuleiro/words';
import type { BoardModel } from '../board/model.js';
import type { GameView } from '../games/view.js';
import { boardModelOf } from '../play/boardModel.js';
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

  private readonly cells = computed(() => {
    const { view, tree, choice, lang } = this.parts;
    return view.cells(lang(), choice.pending.current.value?.gameMove.after ?? tree.position.value);
  });

  readonly model: ReadonlySignal<BoardModel> = computed(() => {
    const { view, tree, choice, lang } = this.parts;
    const position = tree.position.value;
    const { value: held } = choice.pending.current;
    const bottom = this.bottom.value;
    const content = {
      position: held?.gameMove.after ?? position,
      player: position.player,
      cells: this.cells.value,
      last: held?.gameMove ?? tree.last.value,
      isOver: position.player === undefined,
      steps: held === undefined ? choice.selection.steps.value : [],
      choices: choice.choices.value,
      premove: [],
      premover: undefined,
      hint: [],
      isPending: held !== undefined,
      flipped: view.canFlip && bottom !== view.written.game.players[0],
    };
    const orientation = view.canFlip ? playWords[lang()].atBottom(wordPlayer(lang(), bottom)) : '';
    return { ...boardModelOf(lang(), view, content, orientation), upright: this.upright.value };
  });

  turn(): void {
    this.turned.value = !this.turned.value;
  }

  /** Does the board stand upright, its rows from top to bottom? */
  stand(isUpright: boolean): void {
    this.upright.value = isUpright;
  }
}
