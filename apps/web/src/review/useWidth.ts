import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** Before anything is measured. */
const USUAL = 640;

/** The width of a box in whole pixels, kept up to date: what is drawn for it keeps its lines and letters. */
export function useWidth<E extends Element>(): {
  readonly box: RefObject<E | null>;
  readonly width: number;
} {
  const box = useRef<E>(null);
  const [width, setWidth] = useState(USUAL);
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null) return undefined;
    const measure = (): void => setWidth(Math.max(1, Math.floor(current.clientWidth)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return { box, width };
}
