import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** Keeps the move that one is at in sight within its own box, and the focus on it if it was in the box. */
export function useFollowed(...watched: readonly unknown[]): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = box;
    if (current === null) return;
    const move = current.querySelector<HTMLElement>('.tree-move[tabindex="0"]');
    if (current.contains(document.activeElement)) move?.focus({ preventScroll: true });
    if (move === null) return;
    const scroller = scrollerOf(current);
    const [sight, place] = [scroller.getBoundingClientRect(), move.getBoundingClientRect()];
    if (place.top < sight.top) scroller.scrollTop -= sight.top - place.top + place.height;
    if (place.bottom > sight.bottom) scroller.scrollTop += place.bottom - sight.bottom + place.height;
  }, watched);
  return box;
}

/** On a phone the tree lies in a box with all that stands below the board. */
function scrollerOf(element: HTMLElement): HTMLElement {
  const isScrolled = (at: HTMLElement): boolean => /auto|scroll/.test(getComputedStyle(at).overflowY);
  for (let at: HTMLElement | null = element; at !== null; at = at.parentElement)
    if (isScrolled(at)) return at;
  return element;
}
