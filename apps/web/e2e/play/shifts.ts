import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    shifts?: string[];
  }
}

/**
 * From now on every page notes what moves in it. What browsers forgive, moving half a second after a touch, counts too:
 * whether it comes so soon depends on the machine.
 */
export async function watchShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const shifts: string[] = [];
    window.shifts = shifts;
    const nameOf = (node: Node | null | undefined): string =>
      node instanceof Element
        ? `${node.tagName}.${node.getAttribute('class')}`
        : node?.parentElement
          ? `text of ${nameOf(node.parentElement)}`
          : 'gone';
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : [];
        const value = 'value' in entry ? Number(entry.value) : 0;
        // A line of a list that slips out below the window; rounded as browsers show it, that is 0.
        if (value < 0.0005) continue;
        const told = sources.map(
          ({ node, previousRect: a, currentRect: b }) =>
            `${nameOf(node)} ${[a.x, a.y, a.width, a.height]} → ${[b.x, b.y, b.width, b.height]}`,
        );
        shifts.push([value, ...told].join('\n'));
      }
    });
    observer.observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved since the page was loaded, once everything is drawn. */
export function shiftsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return window.shifts ?? ['not watched'];
  });
}
