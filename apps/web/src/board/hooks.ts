import { useLayoutEffect, useRef } from 'preact/hooks';
import { Carrier, type Table } from './carrier.js';
import type { BoardModel } from './model.js';
import { animate } from './motion.js';
import { elementOf, placeOf } from './places.js';
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
 * focus from them: it goes back to its place.
 */
export function useKeptFocus(root: Root): void {
  const active = root.current?.contains(document.activeElement) ? placeOf(document.activeElement) : undefined;
  useLayoutEffect(() => {
    if (active === undefined || root.current === null || document.activeElement !== document.body) return;
    elementOf(active, root.current)?.focus({ preventScroll: true });
  });
}
