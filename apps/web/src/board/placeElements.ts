import { useLayoutEffect } from 'preact/hooks';
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

/**
 * Cells are put in another order when the board turns, and what lies beside it goes to the other player, which takes the
 * focus from them: it goes back to its place. If its element is gone, it goes to the board.
 */
export function useKeptFocus(root: { readonly current: HTMLElement | null }): void {
  const active = root.current?.contains(document.activeElement) ? document.activeElement : null;
  const place = placeOf(active);
  useLayoutEffect(() => {
    if (active === null || root.current === null || document.activeElement !== document.body) return;
    const there = place === undefined ? tabStopIn(root.current) : elementOf(place, root.current);
    there?.focus({ preventScroll: true });
  });
}

function tabStopIn(root: HTMLElement): HTMLElement | undefined {
  return placeElement(root.querySelector('[role="grid"] [tabindex="0"]'));
}
