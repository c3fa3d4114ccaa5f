import { cpus, loadavg } from 'node:os';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.js';
import { openSketch } from './play/scenes.js';

/** Four times slower is promised; the full speed is measured for docs/benchmarks.md. */
const SLOWER = [
  { times: 4, name: 'on a processor 4 times slower', when: '' },
  { times: 1, name: 'at full speed', when: ' @deep' },
];
const TIMES = 100;
const THINKING = 'O computador está pensando…';

/** Ten minutes for a move: the computer without a level thinks for eight of them. */
const LONG = { kind: 'perMove', ms: 600_000 };
const THINKER = [
  { name: 'Ana', kind: 'person' },
  { name: '', kind: 'computer' },
] as const;

for (const { times, name, when } of SLOWER) {
  test(`${name} ${TIMES} clicks and ${TIMES} keys take effect while the computer thinks${when}`, async ({
    page,
  }) => {
    await page.addInitScript(noteLatencies);
    const table = await openSketch(page, { game: 'classico', players: THINKER, clock: LONG, line: 'e2e4' });
    await page.locator('.act-resume').click();
    await expect(table.status).toHaveText(THINKING);
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: times });

    const { x, y } = await middleOf(page, '.act-more');
    for (let i = 0; i < TIMES; i++) {
      await page.mouse.click(x, y);
      await expect(page.locator('.act-more')).toHaveAttribute('aria-expanded', String(i % 2 === 0));
    }
    await table.at('a1').focus();
    for (let i = 0; i < TIMES; i++) {
      await page.keyboard.press(i % 14 < 7 ? 'ArrowRight' : 'ArrowLeft');
      expect(await focusedPlace(page)).toBe(placeAfter(i + 1));
    }
    await expect(table.status).toHaveText(THINKING);
    await report(page);
  });
}

/** Where a finger would press it: the test itself should cost the slow page nothing. */
async function middleOf(page: Page, selector: string): Promise<{ readonly x: number; readonly y: number }> {
  const box = await page.locator(selector).boundingBox();
  if (box === null) throw new Error(`not to be seen: ${selector}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** To h1 and back again, for ever. */
function placeAfter(steps: number): string {
  const turn = steps % 14;
  return `${'abcdefgh'[turn <= 7 ? turn : 14 - turn]}1`;
}

function focusedPlace(page: Page): Promise<string | null> {
  return page.evaluate(() => document.activeElement?.getAttribute('data-place') ?? null);
}

declare global {
  interface Window {
    latencies?: { click: number[]; keydown: number[] };
  }
}

/** Runs in the page: from the moment a person acts to the picture that shows it. */
function noteLatencies(): void {
  const latencies = { click: [] as number[], keydown: [] as number[] };
  window.latencies = latencies;
  for (const kind of ['click', 'keydown'] as const) {
    const note = (event: Event): void => {
      requestAnimationFrame(() =>
        setTimeout(() => latencies[kind].push(performance.now() - event.timeStamp)),
      );
    };
    addEventListener(kind, note, { capture: true });
  }
}

/** Numbers to be looked at; how quick a machine is decides no test. */
async function report(page: Page): Promise<void> {
  const noted = await page.evaluate(() => window.latencies);
  const tell = (name: string, values: readonly number[] = []): string => {
    const sorted = values.toSorted((a, b) => a - b);
    const at = (part: number): string => (sorted[Math.floor(part * (sorted.length - 1))] ?? 0).toFixed(0);
    return `${name}: ${values.length}, median ${at(0.5)} ms, p95 ${at(0.95)} ms, most ${at(1)} ms`;
  };
  const load = loadavg().map((value) => value.toFixed(1));
  console.log(
    [
      tell('clicks', noted?.click.slice(-TIMES)),
      tell('keys', noted?.keydown.slice(-TIMES)),
      `load average ${load.join(' ')} on ${cpus().length} cores`,
    ].join('; '),
  );
}
