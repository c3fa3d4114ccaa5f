import type { BrowserContext, Page } from '@playwright/test';

/** What a page shows of a game. What is fetched when it is first needed may not be there yet: then it is missing. */
export type Shown = {
  readonly moves: readonly string[];
  /** Each piece with its place. */
  readonly men: readonly string[];
  /** Dukes to enter, the token, pieces brought home. */
  readonly trays: readonly string[];
  readonly requests: readonly string[];
  readonly isPaused: boolean;
  readonly die?: string;
  readonly result?: string;
};

export type Report = {
  readonly id: string;
  readonly shown: Shown;
  /** The time on each clock by whose it is, in seconds. */
  readonly left: Readonly<Record<string, number>>;
  /** When it was shown, by the clock of its page, and for how long something was being written by then: seconds. */
  readonly at: number;
  readonly writing: number;
  /** The same moment by the clock of the device, in milliseconds. */
  readonly wall: number;
};

declare global {
  interface Window {
    reportShown?: (report: Report) => void;
    lookAtGame?: () => Report | undefined;
  }
}

/** Calls `hear` with what any page shows of a game, at the moment it is shown. */
export async function watchGames(context: BrowserContext, hear: (report: Report) => void): Promise<void> {
  await context.exposeBinding('reportShown', (_source, report: Report) => hear(report));
  await context.addInitScript(watchPage);
}

/** What is shown now; undefined where there is no board. */
export function look(page: Page): Promise<Report | undefined> {
  return page.evaluate(() => window.lookAtGame?.());
}

/** Runs in the page. */
function watchPage(): void {
  const texts = (selector: string): string[] =>
    [...document.querySelectorAll(selector)].map((element) => element.textContent ?? '');
  const artIn = (element: Element): string | null | undefined => {
    const piece = element.querySelector('.piece');
    const side = piece?.classList.contains('side-1') === true ? 1 : 0;
    return piece && `${piece.querySelector('use')?.getAttribute('href')}/${side}`;
  };
  const placed = (selector: string): string[] =>
    [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => artIn(element))
      .map((element) => {
        const count = element.querySelector('.tray-count')?.textContent ?? '';
        return `${element.dataset.place} ${artIn(element)} ${count}`.trim();
      })
      .sort();
  const secondsOf = (text: string): number =>
    text.split(':').reduce((sum, part) => sum * 60 + Number(part.replace(',', '.')), 0);
  const clocks = (): Record<string, number> => {
    const faces = [...document.querySelectorAll('.clock')].map((face) => {
      const time = face.querySelector('.clock-time')?.textContent ?? '';
      return [face.getAttribute('aria-label') ?? '', secondsOf(time)] as const;
    });
    return Object.fromEntries(faces);
  };
  /** When the writes under way began. */
  const begun = new Map<IDBTransaction, number>();
  const begin = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function (...terms) {
    const transaction = begin.apply(this, terms);
    if (transaction.mode !== 'readwrite') return transaction;
    begun.set(transaction, performance.now() / 1000);
    for (const end of ['complete', 'abort'])
      transaction.addEventListener(end, () => begun.delete(transaction));
    return transaction;
  };
  window.lookAtGame = () => {
    if (document.querySelector('[role=grid]') === null) return undefined;
    const die = document.querySelector('.die-words')?.firstChild?.textContent ?? undefined;
    const [result] = texts('.end-result');
    const shown = {
      ...{ moves: texts('.moves-move'), men: placed('.cell'), trays: placed('.tray') },
      ...{ requests: texts('.request p'), isPaused: texts('.status-turn').join('').includes('em pausa') },
      ...(die === undefined ? {} : { die }),
      ...(result === undefined ? {} : { result }),
    };
    const at = performance.now() / 1000;
    const writing = at - Math.min(at, ...begun.values());
    const id = location.hash.replace('#/partida/', '');
    return { id, shown, left: clocks(), at, writing, wall: Date.now() };
  };
  let last = '';
  const tell = (): void => {
    const report = window.lookAtGame?.();
    const text = JSON.stringify([report?.id, report?.shown, report?.left]);
    if (report === undefined || text === last) return;
    last = text;
    window.reportShown?.(report);
  };
  new MutationObserver(tell).observe(document, {
    ...{ subtree: true, childList: true, characterData: true, attributes: true },
  });
}
