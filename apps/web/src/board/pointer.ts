import { useLayoutEffect, useRef } from 'preact/hooks';
import { cellOf } from './geometry.js';
import { type BoardModel, hasMark, type Intent, isTarget, type Place, type Travel } from './model.js';
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

/** Milliseconds that a dropped piece stays on its target while the move is being saved. */
const PATIENCE = 600;

/**
 * Clicks, taps and drag and drop. A dragged piece is moved by style alone, so that nothing is rendered meanwhile; the result
 * is reported as intents.
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
    if (model.isFree === true && event.button === 2) this.input().onIntent({ kind: 'discard', place });
    if (event.button !== 0 || !event.isPrimary || !canDrag(model, place, event.pointerType)) return;
    const start = { x: event.clientX, y: event.clientY };
    this.drag = { place, element, start, pointer: event.pointerId, type: event.pointerType, isLifted: false };
    this.listen();
  };

  /** Puts a dropped piece down for good; returns the travel that was made by hand, which need not be animated. */
  release(): Travel | undefined {
    const held = this.held;
    if (held === undefined) return undefined;
    this.held = undefined;
    window.clearTimeout(held.timer);
    this.putDown(held.element);
    return held;
  }

  /** To be called when the board is removed. */
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
    const intent = intentOnDrop(this.input().model, drag.place, target?.dataset.place);
    if (intent !== undefined) this.input().onIntent(intent);
  };

  /** A legal drop stays where it was let go, instead of jumping back until the move is saved and shown. */
  private hold({ place, element }: Drag, target: HTMLElement | undefined): void {
    const to = target?.dataset.place;
    const { model } = this.input();
    if (target === undefined || to === undefined || !isTarget(model, to)) return;
    if (model.premover !== undefined) return; // it waits for its turn where it stands
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
    window.addEventListener('touchmove', keepStill, { signal, passive: false });
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

/**
 * A piece that is let go in motion throws nothing. Where the page may not move either Chrome makes a fling of it, and takes
 * the next tap, wherever it is, for what stops the fling: it comes without a click.
 */
function keepStill(event: TouchEvent): void {
  if (event.cancelable) event.preventDefault();
}

type Point = { readonly x: number; readonly y: number };

/** Has the pointer moved far enough for a drag? A finger needs more pixels than a mouse. */
export function isDragged(start: Point, now: Point, pointer: string): boolean {
  return Math.hypot(now.x - start.x, now.y - start.y) > (pointer === 'mouse' ? 4 : 9);
}

/**
 * Can the piece be dragged? Any that can be picked up, also in place of the one that is selected. A mouse also carries one that
 * cannot move, to hear why; a finger scrolls the page there.
 */
export function canDrag(model: BoardModel, place: Place, pointer: string): boolean {
  if (model.isFree === true) return !isEmptyCell(model, place);
  if (hasMark(model, place, 'source') || hasMark(model, place, 'selected')) return true;
  const side = cellOf(model, place)?.man?.side;
  if (side !== undefined && side === model.premover) return true;
  const marks = pointer === 'mouse' ? (['selected', 'source'] as const) : (['selected'] as const);
  return (
    side !== undefined &&
    model.cells.some(({ id, man }) => man?.side === side && marks.some((mark) => hasMark(model, id, mark)))
  );
}

/** What does not lie on the board can be dragged onto a free one. */
function isEmptyCell(model: BoardModel, place: Place): boolean {
  const cell = cellOf(model, place);
  return cell !== undefined && cell.man === undefined;
}

/**
 * What to report when a piece is lifted: that it was picked, so that its targets are shown. If choosing it would go on
 * with a move begun before, that one is given up first: nothing moves before the pointer is released (WCAG 2.5.2).
 */
export function intentsOnLift(model: BoardModel, place: Place): readonly Intent[] {
  if (model.isFree === true || hasMark(model, place, 'selected')) return [];
  const pick: Intent = { kind: 'pick', place };
  return isTarget(model, place) ? [{ kind: 'cancel' }, pick] : [pick];
}

/** What to report when it is let go; back on its own place it stays picked. */
export function intentOnDrop(
  model: Pick<BoardModel, 'isFree'>,
  from: Place,
  to: Place | undefined,
): Intent | undefined {
  if (to === undefined) return model.isFree === true ? { kind: 'discard', place: from } : { kind: 'cancel' };
  return to === from ? undefined : { kind: 'drop', from, to };
}

/** One input for the life of a component; it always sees the latest of its properties. */
export function usePointerInput(table: BoardInput): PointerInput {
  const latest = useRef(table);
  latest.current = table;
  const pointerInput = useRef<PointerInput | undefined>(undefined);
  pointerInput.current ??= new PointerInput(() => latest.current);
  useLayoutEffect(() => () => pointerInput.current?.stop(), []);
  return pointerInput.current;
}
