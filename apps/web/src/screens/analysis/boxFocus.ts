import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** What has the focus in a box may go away with the position it belongs to: then the box has it, and one goes on from there. */
export function useBoxFocus(box: RefObject<HTMLElement | null>): void {
  const hadFocus = box.current?.contains(document.activeElement) ?? false;
  useLayoutEffect(() => {
    if (hadFocus && document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  });
}
