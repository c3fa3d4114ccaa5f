import { expect, type Page } from '@playwright/test';
import { GameTester } from './gameTester';
import { COMPUTER, journalOf, type Sketch, TEN_MINUTES } from './journal.js';

/** A state of the app worth looking at, and how to get there. It works in every language: nothing is found by its text. */
export type Scene = {
  readonly name: string;
  readonly show: (page: Page) => Promise<void>;
};

/** Morphy against two gentlemen at the opera, 1858. */
export const OPERA =
  'e2e4 e7e5 g1f3 d7d6 d2d4 c8g4 d4e5 g4f3 d1f3 d6e5 f1c4 g8f6 f3b3 d8e7 b1c3 c7c6 c1g5 b7b5 c3b5 c6b5 ' +
  'c4b5 b8d7 e1c1 a8d8 d1d7 d8d7 h1d1 e7e6 b5d7 f6d7 b3b8 d7b8 d1d8';

export const firstMoves = (line: string, count: number): string => line.split(' ').slice(0, count).join(' ');

/** A Duchy with a duke in it, two dukes on the board, pieces lost on both sides. */
export const DUKES: Sketch = {
  game: 'brasez',
  players: COMPUTER,
  start: 'h1rwk1nh/pp1p1lp1/2n2p2/3Gp3/4P1g1/2N2L2/PP1P2PP/H1RWK1RH w - - ABDGHabdg b 1/0 NL/RL 3,- 14',
  line: 'd2d3 a7&b7 c3a4 pass',
};

export const FAIR_DICE = {
  commit: 'ce43f3395c4c07e8448c723936759a5613f1dc518912267543ccac6e945ae75b',
  playerSeed: 'semente',
  secret: '0708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f20212223242526',
};

/** A whole game of Senet with those dice. */
export const RACE =
  '5 9-14 2 7-9 5 6-11 5 4-9 1 11-12 1 12-13 1 13-14 5 8-13 1 14-15 1 15-16 3 9-12 5 5-10 3 8-11 1 5-6 5 2-7 3 12-15 ' +
  '1 4-5 1 3-4 4 5-9 5 16-21 2 6-8 2 4-6 4 21-25 2 11-13 3 25-28 4 13-17 3 28-31 5 9-14 5 14-19 4 19-23 5 8-13 1 11-12 ' +
  '1 7-8 1 8-9 5 9-14 4 15-19 4 23-27 3 19-22 3 6-9 4 22-26 3 17-20 5 26-31 4 14-18 3 20-23 2 18-20 1 23-24 3 24-27 ' +
  '2 20-22 5 15-20 4 20-24 1 22-23 2 23-25 4 24-28 4 12-16 4 1-5 1 16-17 3 25-28 5 25-30 3 9-12 1 17-18 4 18-22 4 5-9 ' +
  '3 28-31 3 14-17 5 22-27 4 15-19 2 9-11 4 19-23 2 17-19 4 23-27 2 19-21 5 15-20 5 20-25 4 25-29 5 21-26 5 26-31 5 12-17 ' +
  '3 17-20 4 13-17 5 20-25 5 11-16 5 16-21 5 21-26 4 10-14 1 17-18 3 18-21 1 30-31 2 25-27 4 21-25 1 15-16 3 16-19 1 skip ' +
  '5 26-31 1 19-20 5 20-25 2 25-27 1 20-21 3 21-24 2 15-17 5 skip 2 17-19 3 24-27 5 19-24 3 24-27 1 15-16 3 16-19 5 14-19 ' +
  '4 19-23 5 14-19 2 29-31 1 23-24 4 13-17 2 19-21 1 24-25 5 25-30 1 30-31 3 17-20 5 21-26 5 26-31';

/** The end of a race, with the first throws of the same dice: a fall into the water, lost turns, pieces that leave. */
export const FINISH: Sketch = {
  ...{ game: 'senet', players: COMPUTER, dice: FAIR_DICE, start: '........../........../BA.BAA.... A -' },
  line:
    '5 26-31 2 25-27 5 24-29 5 21-26 1 skip 1 22-23 1 23-24 5 15-20 1 24-25 1 20-21 3 25-28 5 26-31 3 skip 1 21-22 ' +
    '5 22-27 3 28-31 1 skip 1 15-16 4 16-20 5 skip 2 20-22 2 29-31',
};

/** Keeps a text on the device as if it had been pasted, and shows its game. */
export async function openText(page: Page, text: string): Promise<void> {
  await page.goto('./#/');
  await page.locator('.open textarea').fill(text);
  await page.locator('.open button[type=submit]').click();
}

export async function openSketch(page: Page, sketch: Sketch): Promise<GameTester> {
  const table = new GameTester(page);
  await openText(page, journalOf(sketch));
  await expect(table.grid).toBeVisible();
  return table;
}

const shows =
  (sketch: Sketch, ...picks: readonly string[]) =>
  async (page: Page): Promise<void> => {
    const table = await openSketch(page, sketch);
    for (const place of picks) await table.at(place).click();
  };

const goes = (hash: string) => async (page: Page) => {
  await page.goto(`./${hash}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

const senet = (count: number): Sketch => ({
  ...{ game: 'senet', players: COMPUTER, dice: FAIR_DICE },
  line: firstMoves(RACE, count),
});

export const PAGES: readonly Scene[] = [
  { name: 'home', show: goes('#/') },
  { name: 'new-classico', show: goes('#/nova/classico') },
  { name: 'new-nucleo', show: goes('#/nova/nucleo') },
  { name: 'new-brasez', show: goes('#/nova/brasez') },
  { name: 'new-senet', show: goes('#/nova/senet') },
  { name: 'editor', show: goes('#/editor') },
  { name: 'editor-classico', show: goes('#/editor/classico') },
  { name: 'editor-brasez', show: goes('#/editor/brasez') },
  { name: 'editor-senet', show: goes('#/editor/senet') },
  { name: 'settings', show: goes('#/ajustes') },
  { name: 'not-found', show: goes('#/nada/aqui') },
  { name: 'no-game', show: goes('#/partida/nenhuma') },
  { name: 'library', show: goes('#/partidas') },
  { name: 'library-import', show: goes('#/partidas/importar') },
  { name: 'damaged', show: showDamaged },
  { name: 'help', show: showHelp },
  { name: 'home-kept', show: showKept },
];

export const GAMES: readonly Scene[] = [
  { name: 'classico-start', show: shows({ game: 'classico', players: COMPUTER }) },
  { name: 'classico-selected', show: shows({ game: 'classico', line: firstMoves(OPERA, 16) }, 'b3') },
  { name: 'classico-check', show: shows({ game: 'classico', line: firstMoves(OPERA, 21) }) },
  {
    name: 'classico-paused',
    show: shows({
      ...{ game: 'classico', players: COMPUTER, clock: TEN_MINUTES },
      ...{ line: firstMoves(OPERA, 24), pace: 9 },
    }),
  },
  {
    name: 'classico-refused',
    show: shows({ game: 'classico', line: firstMoves(OPERA, 16) }, 'b3', 'd6'),
  },
  {
    name: 'classico-promotion',
    show: shows({ game: 'classico', start: '8/P6k/8/8/8/8/8/K7 w - - 0 1' }, 'a7', 'a8'),
  },
  {
    name: 'classico-offer',
    show: shows({
      ...{ game: 'classico', line: firstMoves(OPERA, 24) },
      after: [{ kind: 'offer', by: 'w', spent: 0 }],
    }),
  },
  { name: 'classico-end', show: shows({ game: 'classico', players: COMPUTER, line: OPERA }) },
  { name: 'classico-resign', show: showResigning },
  {
    name: 'nucleo-clock',
    show: shows({
      ...{ game: 'nucleo', clock: TEN_MINUTES, players: COMPUTER },
      ...{ line: 'e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 c4f7 e8f7', pace: 71 },
    }),
  },
  { name: 'brasez-placing', show: shows({ game: 'brasez', players: COMPUTER }) },
  { name: 'brasez-dukes', show: shows(DUKES) },
  { name: 'brasez-enter', show: shows(DUKES, 'duchy-w') },
  { name: 'brasez-lord', show: shows(DUKES, 'f3') },
  { name: 'senet-start', show: shows({ game: 'senet', players: COMPUTER, dice: FAIR_DICE }) },
  { name: 'senet-middle', show: shows(senet(97)) },
  { name: 'senet-real', show: shows({ game: 'senet', line: '5 9-14' }) },
  { name: 'senet-end', show: showReview },
  { name: 'reader', show: showReader },
];

async function showReview(page: Page): Promise<void> {
  await openSketch(page, FINISH);
  await expect(page.locator('.review .curve')).toBeVisible();
}

/** The same game is played in another tab. */
async function showReader(page: Page): Promise<void> {
  const owner = await page.context().newPage();
  await openSketch(owner, { game: 'classico', line: firstMoves(OPERA, 5) });
  await page.bringToFront();
  await page.goto(owner.url());
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.locator('.act-resign')).toBeHidden();
}

/** Some games are kept: one to go on with, one that is over. */
async function showKept(page: Page): Promise<void> {
  await openSketch(page, { game: 'classico', players: COMPUTER, line: OPERA });
  await openSketch(page, DUKES);
  await page.goto('./#/');
  // On a phone only the last game is in sight.
  await expect(page.locator('.mini-board').nth(1)).toBeAttached();
}

async function showResigning(page: Page): Promise<void> {
  await openSketch(page, { game: 'classico', line: firstMoves(OPERA, 8) });
  await page.locator('.act-resign').click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function showHelp(page: Page): Promise<void> {
  await goes('#/')(page);
  await page.locator('.header .item').last().click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** A game whose last line was spoiled on the disk. */
async function showDamaged(page: Page): Promise<void> {
  await openSketch(page, { game: 'classico', line: firstMoves(OPERA, 9) });
  const address = page.url();
  await page.goto('./#/');
  await page.evaluate(spoilLastLine);
  await page.goto(address);
  await page.reload();
  await expect(page.locator('.note.warning')).toBeVisible();
}

/** Runs in the page. */
async function spoilLastLine(): Promise<void> {
  const opening = indexedDB.open('tabuleiro');
  await new Promise((done) => opening.addEventListener('success', done));
  const transaction = opening.result.transaction(['lines'], 'readwrite');
  const last = transaction.objectStore('lines').openCursor(null, 'prev');
  last.addEventListener('success', () => last.result?.update('{"kind":"move","by":"b","spe'), { once: true });
  await new Promise((done) => transaction.addEventListener('complete', done));
  opening.result.close();
}
