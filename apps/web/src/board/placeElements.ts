import type { Place } from './model.js';

/** The place that an element of the page stands for, or lies in. */
export function placeOf(target: EventTarget | null): Place | undefined {
  return placeElement(target)?.dataset.place;
}

export function placeElement(target: EventTarget | null): HTMLElement | undefined {
  const element = target instanceof Element ? target.closest('[data-place]') : null;
  return element instanceof HTMLElement ? element : undefined;
}

/** The element of a place, on the board or in a tray beside it. */
export function elementOf(place: Place, within: ParentNode = document): HTMLElement | undefined {
  return placeElement(within.querySelector(`[data-place="${CSS.escape(place)}"]`));
}

export function elementAt(x: number, y: number): HTMLElement | undefined {
  return placeElement(document.elementFromPoint(x, y));
}

export function centreOf(element: Element): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
