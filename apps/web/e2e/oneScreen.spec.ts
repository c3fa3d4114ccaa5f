import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.js';
import { COMPUTER, type Sketch, TEN_MINUTES } from './play/journal.js';
import { DUKES, FAIR_DICE, FINISH, firstMoves, OPERA, openSketch, RACE } from './play/scenes.js';
import { outOfSight } from './play/sight.js';

/** Everything that is used while a game is played or walked through, on one screen of each of these. */
const SIZES = [
  [320, 568],
  [360, 640],
  [375, 667],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1200, 800],
  [1440, 900],
  [1920, 1080],
] as const;

type State = {
  readonly name: string;
  readonly show: (page: Page) => Promise<void>;
  /** What is asked or used in this state, beside what is there in all of them. */
  readonly also?: readonly string[];
};

const opens =
  (sketch: Sketch, ...picks: readonly string[]) =>
  async (page: Page): Promise<void> => {
    const table = await openSketch(page, sketch);
    for (const place of picks) await table.at(place).click();
  };

const backFrom =
  (sketch: Sketch, ...steps: readonly string[]) =>
  async (page: Page): Promise<void> => {
    await openSketch(page, sketch);
    for (const step of steps) await page.locator(`.walker-step.${step}`).click();
  };

const OPEN = { game: 'classico', players: COMPUTER, line: firstMoves(OPERA, 24) } as const;
const OVER = { game: 'classico', players: COMPUTER, line: OPERA } as const;
const CLOCK: Sketch = {
  ...{ game: 'nucleo', clock: TEN_MINUTES, players: COMPUTER },
  ...{ line: 'e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 c4f7 e8f7', pace: 71 },
};
const SENET = { game: 'senet', players: COMPUTER, dice: FAIR_DICE, line: firstMoves(RACE, 97) } as const;

const STATES: readonly State[] = [
  { name: 'classico, playing', show: opens(OPEN) },
  { name: 'classico, selected', show: opens({ game: 'classico', line: firstMoves(OPERA, 16) }, 'b3') },
  {
    name: 'classico, an offer to answer',
    show: opens({
      ...{ game: 'classico', line: firstMoves(OPERA, 24) },
      after: [{ kind: 'offer', by: 'w', spent: 0 }],
    }),
    also: ['.request .button'],
  },
  { name: 'classico, walked back', show: backFrom(OPEN, 'previous', 'previous'), also: ['.rewound .button'] },
  { name: 'classico, finished', show: opens(OVER), also: ['.end-result', '.act-rematch'] },
  { name: 'classico, finished and walked back', show: backFrom(OVER, 'first'), also: ['.end-result'] },
  { name: 'nucleo, paused', show: opens(CLOCK), also: ['.act-resume', '.clock'] },
  {
    name: 'brasez, placing the kings',
    show: opens({ game: 'brasez', players: COMPUTER }),
    also: ['.status-prompt'],
  },
  { name: 'brasez, with trays', show: opens(DUKES), also: ['.tray'] },
  { name: 'senet, with a die', show: opens(SENET), also: ['.die', '.die-box .button', '.tray'] },
  {
    name: 'senet, with a real die',
    show: opens({ game: 'senet', line: '5 9-14' }),
    also: ['.real-die .button'],
  },
  { name: 'senet, finished', show: opens(FINISH), also: ['.end-result', '.act-rematch'] },
];

/** In every state. */
const ALWAYS = ['.board', '.player-bar', '.walker-step', '.game-acts .act', '.moves-list, .moves-empty'];

for (const { name, show, also = [] } of STATES) {
  test(`on one screen, without scrolling: ${name}`, async ({ page }) => {
    await show(page);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const turn = name.includes('finished') ? [] : ['.status-turn'];
      const hidden = await page.evaluate(outOfSight, [...ALWAYS, ...turn, ...also]);
      expect.soft(hidden, `at ${width} × ${height}`).toEqual([]);
    }
  });
}

test('the bar has at most five things on a phone, and the board is as wide as the screen', async ({
  page,
}) => {
  for (const sketch of [OPEN, OVER, CLOCK, SENET]) {
    await openSketch(page, sketch);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: width === 320 ? 568 : 844 });
      const things = page.locator('.game-acts :is(.act, .walker-step):visible');
      expect(await things.count(), `${sketch.game} at ${width} px`).toBe(5);
    }
  }
  await openSketch(page, OPEN);
  for (const [width, height, least] of [
    [320, 568, 0.82],
    [360, 640, 0.93],
    [375, 667, 0.96],
    [390, 844, 1],
  ] as const) {
    await page.setViewportSize({ width, height });
    const box = await page.locator('.board').boundingBox();
    expect(box?.width ?? 0, `at ${width} px`).toBeGreaterThanOrEqual(width * least - 1);
  }
});
