import type { Place } from '../model.js';
import { elementAt, placeOf } from '../placeElements.js';
import { isDragged } from '../pointer.js';
import type { Stroke } from './pencilMarks.js';

/** What becomes of what is drawn. */
export type PencilOutput = {
  /** May single characters act? */
  readonly keys: boolean;
  /** A line is being drawn from a place to where the pointer is, or was begun there; undefined: no longer. */
  readonly onDraft: (
    draft: { readonly from: Place; readonly to: Place; readonly stroke: Stroke } | undefined,
  ) => void;
  /** `stroke` is undefined for a finger, which has no other button and no other key. */
  readonly onDraw: (from: Place, to: Place, stroke: Stroke | undefined, byKey: boolean) => void;
  readonly onBegin: (from: Place) => void;
  readonly onClear: (byKey: boolean) => void;
  readonly onTell: () => void;
};

/** Milliseconds after which a finger that stays where it is draws. */
const LONG_PRESS = 500;

/** The keys that draw from the square with the focus to the square with the focus, and the one that tells what is drawn. */
const KEYS: ReadonlyMap<string, Stroke> = new Map([
  ['[', 'solid'],
  [']', 'dashed'],
  ['=', 'double'],
]);
const TELL = '+';
export const PENCIL_KEYS: readonly string[] = [...KEYS.keys(), TELL, 'Escape'];

/** The right button: Shift or Ctrl for another line, Alt for a third. Firefox keeps Shift for its own menu. */
export function strokeOf(event: Pick<MouseEvent, 'altKey' | 'shiftKey' | 'ctrlKey'>): Stroke {
  if (event.altKey) return 'double';
  return event.shiftKey || event.ctrlKey ? 'dashed' : 'solid';
}

/**
 * Drawing on a board: the right button (drag for an arrow, click for a circle), a finger that stays and then taps or slides, or
 * keys. A plain click on the board and Esc rub everything out. Moves are none of its business: those go on as ever.
 */
export class PencilInput {
  private readonly board: HTMLElement;
  private readonly output: () => PencilOutput;
  private readonly listening: AbortController = new AbortController();
  private stroke: AbortController | undefined;
  /** Where a line was begun that waits for its other end: a second tap, or a second key. */
  private waiting: Place | undefined;
  private timer: number | undefined;
  private skipsClick = false;

  constructor(board: HTMLElement, output: () => PencilOutput) {
    this.board = board;
    this.output = output;
    const { signal } = this.listening;
    board.addEventListener('pointerdown', this.down, { signal });
    board.addEventListener('contextmenu', this.menu, { signal });
    board.addEventListener('click', this.click, { signal, capture: true });
    board.addEventListener('keydown', this.key, { signal });
    window.addEventListener('pointerdown', this.elsewhere, { signal, capture: true });
  }

  stop(): void {
    this.listening.abort();
    this.rest();
  }

  private readonly down = (event: PointerEvent): void => {
    const from = placeOf(event.target);
    this.skipsClick = false;
    if (from === undefined || !event.isPrimary) return;
    if (event.button === 2) this.follow(event, from);
    else if (event.pointerType === 'touch' && event.button === 0) this.press(event, from);
  };

  /** Who touches something else draws no longer. */
  private readonly elsewhere = ({ target }: PointerEvent): void => {
    const isHere = target instanceof Node && this.board.contains(target);
    if (!isHere && this.waiting !== undefined) this.rest();
  };

  /** The menu of the browser would lie over the drawing; the one that a key opens stays. */
  private readonly menu = (event: MouseEvent): void => {
    if (event.button >= 0 && placeOf(event.target) !== undefined) event.preventDefault();
  };

  /** The right button is down: a line from here to wherever it is let go. */
  private follow(event: PointerEvent, from: Place): void {
    const signal = this.begin();
    const { pointerId } = event;
    const show = (now: MouseEvent): void => {
      const to = this.placeUnder(now);
      this.output().onDraft(to === undefined ? undefined : { from, to, stroke: strokeOf(now) });
    };
    show(event);
    window.addEventListener('pointermove', (now) => now.pointerId === pointerId && show(now), { signal });
    window.addEventListener(
      'pointerup',
      (now) => {
        if (now.pointerId !== pointerId) return;
        const to = this.placeUnder(now);
        this.rest();
        if (to !== undefined) this.output().onDraw(from, to, strokeOf(now), false);
      },
      { signal },
    );
    window.addEventListener('pointercancel', () => this.rest(), { signal });
  }

  /** A finger is down: if it stays, it draws from here, by sliding on or with its next tap. */
  private press(event: PointerEvent, from: Place): void {
    if (this.waiting !== undefined) return;
    const start = { x: event.clientX, y: event.clientY };
    const { pointerId } = event;
    const signal = this.begin();
    let isDrawing = false;
    this.timer = window.setTimeout(() => {
      isDrawing = true;
      this.skipsClick = true;
      this.wait(from);
      this.output().onDraft({ from, to: from, stroke: 'solid' });
    }, LONG_PRESS);
    window.addEventListener(
      'pointermove',
      (now) => {
        if (now.pointerId !== pointerId) return;
        if (!isDrawing) {
          if (isDragged(start, { x: now.clientX, y: now.clientY }, 'touch')) this.rest();
          return;
        }
        // The piece under the finger stays where it is.
        now.stopPropagation();
        const to = this.placeUnder(now);
        this.output().onDraft({ from, to: to ?? from, stroke: 'solid' });
      },
      { signal, capture: true },
    );
    window.addEventListener(
      'pointerup',
      (now) => {
        if (now.pointerId !== pointerId) return;
        const to = this.placeUnder(now);
        if (!isDrawing) this.rest();
        else if (to !== undefined && to !== from) this.finish(from, to);
        else this.stroke?.abort();
      },
      { signal },
    );
    window.addEventListener('pointercancel', () => (isDrawing ? this.stroke?.abort() : this.rest()), {
      signal,
    });
  }

  private readonly click = (event: MouseEvent): void => {
    const place = placeOf(event.target);
    const isEcho = this.skipsClick;
    this.skipsClick = false;
    if (place === undefined || event.detail === 0) return;
    if (isEcho) event.stopPropagation();
    else if (this.waiting !== undefined) {
      event.stopPropagation();
      this.finish(this.waiting, place);
    } else this.output().onClear(false);
  };

  private readonly key = (event: KeyboardEvent): void => {
    const place = placeOf(event.target);
    if (place === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'Escape') this.leave();
    if (!this.output().keys || event.repeat) return;
    const stroke = KEYS.get(event.key);
    if (event.key === TELL) this.output().onTell();
    else if (stroke !== undefined) this.drawByKey(place, stroke);
    else return;
    event.preventDefault();
  };

  private drawByKey(place: Place, stroke: Stroke): void {
    const from = this.waiting;
    this.rest();
    if (from !== undefined) {
      this.output().onDraw(from, place, stroke, true);
      return;
    }
    this.wait(place);
    this.output().onDraft({ from: place, to: place, stroke });
    this.output().onBegin(place);
  }

  private leave(): void {
    const wasWaiting = this.waiting !== undefined;
    this.rest();
    if (!wasWaiting) this.output().onClear(true);
  }

  private finish(from: Place, to: Place): void {
    this.rest();
    this.output().onDraw(from, to, undefined, false);
  }

  private wait(from: Place): void {
    this.waiting = from;
  }

  private begin(): AbortSignal {
    this.rest();
    this.stroke = new AbortController();
    return this.stroke.signal;
  }

  /** Nothing is being drawn. */
  private rest(): void {
    window.clearTimeout(this.timer);
    this.stroke?.abort();
    this.waiting = undefined;
    this.output().onDraft(undefined);
  }

  private placeUnder({ clientX, clientY }: MouseEvent): Place | undefined {
    const element = elementAt(clientX, clientY);
    return element !== undefined && this.board.contains(element) ? element.dataset.place : undefined;
  }
}
