import { useEffect, useRef } from 'preact/hooks';

/** As much of a wheel's turn as is needed. */
export type WheelTurn = Pick<WheelEvent, 'deltaX' | 'deltaY' | 'deltaMode' | 'timeStamp'>;

/** So many pixels of wheel are a step: less than a notch of any mouse, more than a finger on a trackpad moves by chance. */
const STEP = 60;
/** How many pixels a line and a page count, for wheels that tell those. */
const UNITS = [1, 33, 300];
/** A page that overflows by less, in pixels, does so by rounding. */
const ROUNDING = 2;
/** Milliseconds without a turn after which a new gesture begins. */
const REST = 250;

/** Where the board takes more of the page's width than this, a wheel over it scrolls: there is little beside it to scroll on. */
const MOST_OF_WIDTH = 0.67;

/**
 * Steps back (-1) and forward (1) by turns of a wheel. Sideways it always steps; up and down only where the page need not be
 * scrolled there. A turn that is not for stepping gives undefined: it is the browser's.
 */
export class WheelSteps {
  private turned = 0;
  private last = 0;
  /** The direction in which there is nothing more to step to. */
  private ended = 0;

  turn({ deltaX, deltaY, deltaMode, timeStamp }: WheelTurn, scrolls: boolean): -1 | 0 | 1 | undefined {
    const isSideways = Math.abs(deltaX) > Math.abs(deltaY);
    if (!isSideways && scrolls) return undefined;
    const delta = (isSideways ? deltaX : deltaY) * (UNITS[deltaMode] ?? 1);
    if (timeStamp - this.last > REST || delta * (this.turned || this.ended) < 0) this.begin();
    this.last = timeStamp;
    if (this.ended !== 0) return undefined;
    this.turned += delta;
    if (Math.abs(this.turned) < STEP) return 0;
    const step = this.turned < 0 ? -1 : 1;
    // The rest of a long turn does not count: one notch is one step, however far a mouse scrolls with it.
    this.turned = 0;
    return step;
  }

  /** There was nothing to step to: what is left of the gesture scrolls the page. */
  end(direction: -1 | 1): void {
    this.ended = direction;
  }

  private begin(): void {
    this.turned = 0;
    this.ended = 0;
  }
}

/** Reports steps by a wheel over an element; `onStep` says whether there was one. */
export function useWheel(
  element: { readonly current: HTMLElement | null },
  onStep: ((by: -1 | 1) => boolean) | undefined,
): void {
  const latest = useRef(onStep);
  latest.current = onStep;
  const isHeard = onStep !== undefined;
  useEffect(() => {
    const target = isHeard ? element.current : null;
    const steps = new WheelSteps();
    const turn = (event: WheelEvent): void => {
      // With Ctrl it zooms.
      if (event.ctrlKey || target === null) return;
      const step = steps.turn(event, isForScrolling(target));
      if (step === undefined) return;
      if (step === 0 || latest.current?.(step) === true) event.preventDefault();
      else steps.end(step);
    };
    target?.addEventListener('wheel', turn, { passive: false });
    return () => target?.removeEventListener('wheel', turn);
  }, [element, isHeard]);
}

function isForScrolling(element: HTMLElement): boolean {
  const { scrollHeight, clientHeight, clientWidth } = document.documentElement;
  const canScroll = scrollHeight - clientHeight > ROUNDING;
  return canScroll && element.clientWidth > clientWidth * MOST_OF_WIDTH;
}
