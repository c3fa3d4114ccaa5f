import { canDrag, intentOnDrop, intentsOnLift, isDragged } from './carrying.js';
import { isTarget } from './marks.js';
import type { BoardModel, Intent, Place, Travel } from './model.js';
import { centreOf, elementAt, placeElement, placeOf } from './placeElements.js';

export type BoardInput = {
  readonly model: BoardModel;
  readonly readOnly: boolean;
  readonly onIntent: (intent: Intent) => void;
};

type Drag = {
  readonly place: Place;
  readonly element: HTMLElement;
  readonly pointer: number;
  readonly type: string;
  readonly start: { readonly x: number; readonly y: number };
  isLifted: boolean;
};

/** How long a piece waits on its new place for the game to put it there. */
const PATIENCE = 600;

/**
 * Carries pieces with the pointer. What is dragged is shown by style alone, so that nothing is rendered while it moves;
 * what it means is told as intents.
 */
export class PointerInput {
  private readonly input: () => BoardInput;
  private drag: Drag | undefined;
  private over: HTMLElement | undefined;
  private listening: AbortController | undefined;
  private held: (Travel & { readonly element: HTMLElement; readonly timer: number }) | undefined;
  private skipsClick = false;

  constructor(table: () => BoardInput) {
    this.input = table;
  }

  /**
   * A click, a tap, or what a screen reader makes of its own key. The one that a browser adds to the end of a drag chooses
   * nothing; those without a pointer have no `detail`.
   */
  readonly click = (event: MouseEvent): void => {
    const isEcho = this.skipsClick && event.detail > 0;
    this.skipsClick = false;
    const place = placeOf(event.currentTarget);
    if (place !== undefined && !isEcho) this.input().onIntent({ kind: 'pick', place });
  };

  readonly down = (event: PointerEvent): void => {
    const element = placeElement(event.target);
    const place = element?.dataset.place;
    const { model, readOnly } = this.input();
    this.skipsClick = false;
    if (element === undefined || place === undefined || readOnly) return;
    if (event.button !== 0 || !event.isPrimary || !canDrag(model, place)) return;
    const start = { x: event.clientX, y: event.clientY };
    this.drag = { place, element, start, pointer: event.pointerId, type: event.pointerType, isLifted: false };
    this.listen();
  };

  /** The piece is where the game wants it: which travel was made by hand? */
  release(): Travel | undefined {
    const held = this.held;
    if (held === undefined) return undefined;
    this.held = undefined;
    window.clearTimeout(held.timer);
    this.putDown(held.element);
    return held;
  }

  /** Nothing is left behind when the board goes. */
  stop(): void {
    if (this.drag !== undefined) this.end(this.drag);
    this.release();
  }

  private readonly move = (event: PointerEvent): void => {
    const { drag } = this;
    if (drag === undefined || event.pointerId !== drag.pointer) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!drag.isLifted && !isDragged(drag.start, now, drag.type)) return;
    if (!drag.isLifted) this.lift(drag);
    this.shift(drag.element, now.x - drag.start.x, now.y - drag.start.y);
    this.mark(elementAt(now.x, now.y));
  };

  private lift(load: Drag): void {
    const { model, onIntent } = this.input();
    this.release();
    load.isLifted = true;
    load.element.dataset.carried = load.type;
    load.element.setPointerCapture(load.pointer);
    for (const intent of intentsOnLift(model, load.place)) onIntent(intent);
  }

  private readonly up = (event: PointerEvent): void => {
    const { drag } = this;
    if (drag === undefined || event.pointerId !== drag.pointer) return;
    this.end(drag);
    if (!drag.isLifted) return;
    this.skipsClick = true;
    const target = elementAt(event.clientX, event.clientY);
    this.hold(drag, target);
    const intent = intentOnDrop(drag.place, target?.dataset.place);
    if (intent !== undefined) this.input().onIntent(intent);
  };

  /** A legal drop stays where it was let go, instead of jumping back until the move is saved and shown. */
  private hold({ place, element }: Drag, target: HTMLElement | undefined): void {
    const to = target?.dataset.place;
    if (target === undefined || to === undefined || !isTarget(this.input().model, to)) return;
    const [a, b] = [centreOf(element), centreOf(target)];
    this.shift(element, b.x - a.x, b.y - a.y);
    element.dataset.carried = 'held';
    const timer = window.setTimeout(() => this.release(), PATIENCE);
    this.held = { from: place, to, element, timer };
  }

  private readonly cancel = (event: PointerEvent): void => {
    if (event.pointerId === this.drag?.pointer) this.abort();
  };

  private readonly key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || this.drag?.isLifted !== true) return;
    event.preventDefault();
    event.stopPropagation();
    this.skipsClick = true;
    this.abort();
  };

  private abort(): void {
    const { drag } = this;
    if (drag === undefined) return;
    this.end(drag);
    if (drag.isLifted) this.input().onIntent({ kind: 'cancel' });
  }

  private end({ element }: Drag): void {
    this.drag = undefined;
    this.listening?.abort();
    this.mark(undefined);
    this.putDown(element);
  }

  private listen(): void {
    this.listening = new AbortController();
    const { signal } = this.listening;
    window.addEventListener('pointermove', this.move, { signal });
    window.addEventListener('pointerup', this.up, { signal });
    window.addEventListener('pointercancel', this.cancel, { signal });
    window.addEventListener('keydown', this.key, { signal, capture: true });
  }

  private mark(over: HTMLElement | undefined): void {
    if (over === this.over) return;
    delete this.over?.dataset.over;
    this.over = over;
    if (over !== undefined) over.dataset.over = '';
  }

  private shift(element: HTMLElement, x: number, y: number): void {
    element.style.setProperty('--carry-x', `${x}px`);
    element.style.setProperty('--carry-y', `${y}px`);
  }

  private putDown(element: HTMLElement): void {
    delete element.dataset.carried;
    element.style.removeProperty('--carry-x');
    element.style.removeProperty('--carry-y');
  }
}
