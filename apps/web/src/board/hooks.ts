import { useLayoutEffect, useRef } from 'preact/hooks';
import { Carrier, type Table } from './carrier.js';
import type { BoardModel } from './model.js';
import { animate } from './motion.js';
import { elementOf, placeElement, placeOf } from './places.js';
import { isMoved, waysOf } from './travels.js';

type Root = { readonly current: HTMLElement | null };

/** One carrier for the life of a component, which always sees the latest of its properties. */
export function useCarrier(table: Table): Carrier {
  const latest = useRef(table);
  latest.current = table;
  const carrier = useRef<Carrier | undefined>(undefined);
  carrier.current ??= new Carrier(() => latest.current);
  useLayoutEffect(() => () => carrier.current?.stop(), []);
  return carrier.current;
}

/** Moves the pieces that travelled since the board was last shown. */
export function useTravels(root: Root, model: BoardModel, carrier: Carrier): void {
  const shown = useRef<BoardModel | undefined>(undefined);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = model;
    if (before === undefined || root.current === null || !isMoved(before, model)) return;
    animate(root.current, waysOf(before, model), carrier.release());
  }, [root, model, carrier]);
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
