import { useLayoutEffect, useRef } from 'preact/hooks';
import { animate } from './animation.js';
import type { BoardModel } from './model.js';
import { elementOf, placeElement, placeOf } from './placeElements.js';
import { type BoardInput, PointerInput } from './pointer.js';
import { isMoved, travelPathsOf } from './travels.js';

type Root = { readonly current: HTMLElement | null };

/** One carrier for the life of a component, which always sees the latest of its properties. */
export function usePointerInput(table: BoardInput): PointerInput {
  const latest = useRef(table);
  latest.current = table;
  const pointerInput = useRef<PointerInput | undefined>(undefined);
  pointerInput.current ??= new PointerInput(() => latest.current);
  useLayoutEffect(() => () => pointerInput.current?.stop(), []);
  return pointerInput.current;
}

/** Moves the pieces that travelled since the board was last shown. */
export function useTravelAnimation(root: Root, model: BoardModel, pointerInput: PointerInput): void {
  const shown = useRef<BoardModel | undefined>(undefined);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = model;
    if (before === undefined || root.current === null || !isMoved(before, model)) return;
    animate(root.current, travelPathsOf(before, model), pointerInput.release());
  }, [root, model, pointerInput]);
}

/**
 * Cells are put in another order when the board turns, and what lies beside it goes to the other player, which takes the
 * focus from them: it goes back to its place. From what is there no more, an answer that was given, it goes to the board.
 */
export function useKeptFocus(root: Root): void {
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
