import type { BrowserContext, Page } from '@playwright/test';

/** Something that happened in the page, in milliseconds since it was loaded. */
export type Moment = {
  /** A button of the mouse went up · the list of moves has grown · all on the board stands still · a move is on the disk. */
  readonly what: 'up' | 'listed' | 'standing' | 'kept';
  readonly at: number;
};

declare global {
  interface Window {
    moments?: Moment[];
  }
}

/** From now on every page notes when something is done and when it takes effect. */
export async function watchMoments(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const moments: Moment[] = [];
    window.moments = moments;
    const note = (what: Moment['what'], at = performance.now()): unknown => moments.push({ what, at });
    addEventListener('pointerup', (event) => note('up', event.timeStamp), { capture: true });

    const begin = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function transaction(stores, mode, ...rest) {
      const begun = begin.call(this, stores, mode, ...rest);
      const isMove = mode === 'readwrite' && begun.objectStoreNames.contains('lines');
      if (isMove) begun.addEventListener('complete', () => note('kept'));
      return begun;
    };

    const isMoving = (): boolean =>
      document.getAnimations().some(({ playState, effect }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        return playState === 'running' && target?.closest('[role="grid"]') !== null;
      });
    const waitForStandstill = (): void => {
      requestAnimationFrame(() => (isMoving() ? waitForStandstill() : note('standing')));
    };
    let listed = 0;
    const look = (): void => {
      const count = document.querySelectorAll('.moves-move').length;
      if (count > listed) {
        note('listed');
        waitForStandstill();
      }
      listed = count;
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
}

/** What was noted since the last time it was asked. */
export async function momentsOf(page: Page): Promise<readonly Moment[]> {
  return page.evaluate(() => window.moments?.splice(0) ?? []);
}

/** Milliseconds from the last `from` to the first `to` after it; NaN if one is missing. */
export function between(moments: readonly Moment[], from: Moment['what'], to: Moment['what']): number {
  const start = moments.findLastIndex(({ what }) => what === from);
  const end = moments.slice(start + 1).find(({ what }) => what === to);
  return start < 0 || end === undefined ? Number.NaN : end.at - moments[start].at;
}
