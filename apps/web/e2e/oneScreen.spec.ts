import type { Page } from '@playwright/test';
import { axe, expect, hears, test } from './fixtures.js';
import { COMPUTER, type Sketch, TEN_MINUTES } from './play/journal.js';
import { DUKES, FAIR_DICE, FINISH, firstMoves, OPERA, openSketch, RACE } from './play/scenes.js';
import { shiftsOf, watchShifts } from './play/shifts.js';
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
  {
    name: 'classico, refused',
    show: opens({ game: 'classico', line: firstMoves(OPERA, 16) }, 'b3', 'd6'),
    also: ['.notice'],
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
  {
    name: 'brasez, two dukes that may retire',
    show: opens({ game: 'brasez', start: '8/p6p/7k/3G4/8/4G3/8/K7 w - - - w 1/0 -/- 0,- 1' }, 'a1', 'a2'),
    also: ['.pending-line .button'],
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
    for (const part of also) await expect(page.locator(part).first()).toBeVisible();
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
    [360, 640, 0.88],
    [375, 667, 0.91],
    [390, 844, 1],
  ] as const) {
    await page.setViewportSize({ width, height });
    const box = await page.locator('.board').boundingBox();
    const whole = await page.locator('.table').boundingBox();
    expect(box?.width ?? 0, `at ${width} px`).toBeGreaterThanOrEqual((whole?.width ?? width) * least - 1);
  }
});

test('[P-NF1] what is behind the dots is opened, walked through and left with the keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const table = await openSketch(page, OPEN);
  const more = table.button('Mais');
  await more.press('Enter');
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('.more-list .act').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator('.more-list .act').first()).toBeFocused();
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await expect(more).toBeFocused();
  await more.click();
  await expect(table.button('Desistir')).toBeInViewport({ ratio: 1 });
  await page.locator('.seat.far').click();
  await expect(table.button('Desistir')).toBeHidden();
});

test('[P-NF1] one key opens the field for writing from anywhere; Esc leads back', async ({ page }) => {
  const table = await openSketch(page, { game: 'classico' });
  const field = page.getByRole('textbox', { name: 'Escreva um lance ou uma palavra' });
  await expect(field).toBeHidden();
  await table.at('e2').focus();
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await page.keyboard.type('e4');
  await page.keyboard.press('Enter');
  await table.expectMoves('e4');
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(table.at('e2')).toBeFocused();
  await table.button('Mais').focus();
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  // Whoever types on at once writes, too: no letter is for the board.
  await page.keyboard.press('Escape');
  await table.at('e7').focus();
  await page.keyboard.type('/e5\n');
  await table.expectMoves('e4', 'e5');
});

test('the board alone: a key, the dots or the setting; the way back is in sight and told', async ({
  page,
}) => {
  const table = await openSketch(page, DUKES);
  await page.setViewportSize({ width: 390, height: 844 });
  await table.at('e1').focus();
  await page.keyboard.press('-');
  await hears(page, /^Só o tabuleiro\. Para mostrar tudo de novo: Esc/);
  for (const part of ['.header', '.game-acts', '.moves', '.status-turn', '.player-bar >> nth=0'])
    await expect(page.locator(part)).toBeHidden();
  for (const part of [table.grid, table.at('duchy-w'), table.button('Mostrar tudo')])
    await expect(part).toBeInViewport({ ratio: 1 });
  await axe(page);
  await page.keyboard.press('Escape');
  await hears(page, 'Tudo aparece de novo.');
  await expect(page.locator('.header')).toBeVisible();
  await table.act('Só o tabuleiro');
  await expect(page.locator('.header')).toBeHidden();
  await table.button('Mostrar tudo').click();
  await expect(page.locator('.game-acts')).toBeVisible();
});

test('lost pieces belong to the position that is shown, and looking back is said to be that', async ({
  page,
}) => {
  const table = await openSketch(page, OPEN);
  const lost = page.locator('.heap-piece');
  const before = await lost.count();
  expect(before).toBeGreaterThan(0);
  await table.button('Início da partida').click();
  await expect(lost).toHaveCount(0);
  await expect(page.locator('.rewound')).toContainText('Você está revendo; a partida continua.');
  await hears(page, /^Revendo a partida, que continua/);
  await table.button('Voltar ao jogo').click();
  await expect(lost).toHaveCount(before);
  await expect(page.locator('.rewound')).toBeHidden();
});

/** What is touched for each action: places, the button that throws, the answer that keeps a duke on the board. */
const PLAYED: readonly (Sketch & { readonly touched: string })[] = [
  {
    game: 'classico',
    touched: firstMoves(OPERA, 20).replaceAll(/\b(..)(..)\b/g, '$1-$2'),
  },
  // A count comes into sight beside whose turn it is.
  { game: 'classico', start: '4k3/8/8/8/8/8/8/R3K3 w - - 58 40', touched: 'a1-a2 e8-e7 a2-a3 e7-e6' },
  { game: 'nucleo', touched: 'e2-e4 d7-d5 e4-d5 d8-d5 b1-c3 d5-g2 f1-g2 c8-h3 g2-h3 e7-e5' },
  {
    ...{ game: 'brasez', start: DUKES.start ?? '' },
    touched:
      'd2-d3-stay pass-pass c3-a4-stay b7-b6-stay pass-pass b6-b5-stay a4-c3-stay pass-pass c3-b5-stay',
  },
  {
    ...{ game: 'senet', dice: FAIR_DICE, start: FINISH.start ?? '' },
    touched: 'die 26-exit die 25-27 die 24-29 die 21-26 die skip die 22-23 die 23-24 die 15-20',
  },
];

const BUTTONS: ReadonlyMap<string, string> = new Map([
  ['die', '.die-box .button'],
  ['stay', '.pending-line .primary'],
]);

for (const size of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test(`nothing moves while one plays, at ${size.width} px`, async ({ page, context }) => {
    await watchShifts(context);
    await page.goto('./#/ajustes');
    await page.getByLabel('Duas pessoas, um aparelho').selectOption('nada se mexe');
    await page.setViewportSize(size);
    for (const { touched, ...sketch } of PLAYED) {
      const table = await openSketch(page, sketch);
      await page.reload();
      await expect(table.grid).toBeVisible();
      for (const [i, action] of touched.split(' ').entries()) {
        for (const touch of action.split('-')) {
          const button = BUTTONS.get(touch);
          await (button === undefined ? table.at(touch) : page.locator(button)).click();
        }
        await expect(table.moves).toHaveCount(i + 1);
      }
      expect.soft(await shiftsOf(page), sketch.game).toEqual([]);
    }
  });
