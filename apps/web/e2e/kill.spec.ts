import { Random } from '@tabuleiro/testkit';
import { gameWords, storeWords } from '../src/words/app.js';
import { newGameWords } from '../src/words/newGame.js';
import { expect } from './fixtures.js';
import { makeBackup } from './keep/backup.js';
import type { Device } from './keep/device.js';
import { test } from './keep/fixtures.js';
import { spoilLogs } from './keep/levelLog.js';
import { Lives } from './keep/lives.js';
import { readStoredGames } from './keep/storedGames';
import { importText } from './keep/transfer';
import { GameTester, type WantedGame } from './play/gameTester';

const WISHES: Readonly<Record<string, WantedGame>> = {
  classico: { opponent: 'person', time: '5+0' },
  nucleo: { level: 1 },
  brasez: { opponent: 'person' },
  senet: { opponent: 'person' },
};

/** Plays a game on and on while the browser dies again and again; what is over is followed by another one. */
async function playThroughDeaths(device: Device, game: string, seed: number, kills: number): Promise<void> {
  const lives = new Lives(device, new Random(seed));
  let page = await lives.start();
  await lives.begin(page, game, WISHES[game]);
  for (let n = 0; n < kills; n++) {
    page = await lives.playAndDie(page);
    if (await new GameTester(page).result.isVisible()) await lives.begin(page, game, WISHES[game]);
  }
}

/** The last thing on the disk is half an entry, in every life. */
async function dieWriting(device: Device): Promise<void> {
  device.diesWriting = true;
  await playThroughDeaths(device, 'senet', 3, 4);
}

/** Dies while a game is kept that has not been there before: all of it is there afterwards, or nothing. */
async function dieBeginning(device: Device, seed: number): Promise<void> {
  const lives = new Lives(device, new Random(seed));
  const page = await lives.start();
  await page.goto('./#/nova/senet');
  await page.getByRole('button', { name: newGameWords['pt-BR'].start }).first().click({ noWaitAfter: true });
  await lives.die(150, async (next, kept) => {
    expect(kept.size).toBeLessThanOrEqual(1);
    await expect(next.locator('a[href^="#/partida/"]')).toHaveCount(kept.size);
    await lives.begin(next, 'senet', {});
  });
}

async function dieInRematch(device: Device, seed: number): Promise<void> {
  const words = gameWords['pt-BR'];
  const lives = new Lives(device, new Random(seed));
  const page = await lives.start();
  await lives.begin(page, 'nucleo', { opponent: 'person' });
  await new GameTester(page).move('e2', 'e4');
  await page.getByRole('button', { name: words.resign }).click();
  await page.getByRole('button', { name: words.yes }).click();
  const [old] = lives.seen;
  await page.getByRole('button', { name: words.rematch }).click({ noWaitAfter: true });
  await lives.die(150, async (_next, kept) => {
    expect(kept.get(old)?.gameMatches.at(-1)?.match.outcome).toMatchObject({ reason: 'resign' });
    expect(kept.size).toBeLessThanOrEqual(2);
  });
}

/** Nobody moves: what has passed on the clock is kept all the same. */
async function dieThinking(device: Device, seed: number): Promise<void> {
  const lives = new Lives(device, new Random(seed));
  const page = await lives.start();
  await lives.begin(page, 'classico', { opponent: 'person', time: '3+2' });
  await new GameTester(page).move('e2', 'e4');
  await expect.poll(() => Math.min(...Object.values(lives.last.left)), { intervals: [50] }).toBeLessThan(177);
  await lives.die(1000, async (_next, kept) => expect(kept.size).toBe(1));
}

/** Each game of the file is there whole or not at all; the same file again brings the rest, and nothing twice. */
async function dieImporting(device: Device, seed: number): Promise<void> {
  const { text, journals } = makeBackup(40, seed);
  const lives = new Lives(device, new Random(seed));
  const page = await lives.start();
  const told = importText(page, text).then(
    () => true,
    () => false,
  );
  await lives.die(1500, async (next, kept) => {
    if (await told) expect(kept.size).toBe(journals.size);
    await importText(next, text);
    const { games } = await readStoredGames(next);
    expect(new Map(games.map(({ id, lines }) => [id, lines.join('')]))).toEqual(journals);
  });
}

/** Few enough for every run, and many for a long one. */
const KILLS: Readonly<Record<string, number>> = { classico: 3, nucleo: 2, brasez: 2, senet: 3 };
const MANY = 25;

for (const [game, kills] of Object.entries(KILLS)) {
  test(`[P-F10] ${game}: ${kills} kills while it is played, and nothing shown is lost (seed 1)`, ({
    device,
  }) => playThroughDeaths(device, game, 1, kills));
  test(`[P-F10] ${game}: ${MANY} kills while it is played (seed 2) @deep`, ({ device }) =>
    playThroughDeaths(device, game, 2, MANY));
}

test('[P-F10] killed in the middle of a write: the database outlives it, again and again', ({ device }) =>
  dieWriting(device));

test('[P-F10] a database that the browser throws away is told of @deep', async ({ device }) => {
  const lives = new Lives(device, new Random(1));
  const page = await lives.start();
  await lives.begin(page, 'nucleo', {});
  const address = page.url();
  await device.kill();
  test.skip(!spoilLogs(device.profile), 'this browser has no log that could be spoiled');
  const next = await lives.start();
  await expect(next.getByText(storeWords['pt-BR'].problems.wiped)).toBeVisible();
  await next.goto(address);
  await expect(next.getByText(storeWords['pt-BR'].problems.wiped)).toBeVisible();
});

const MOMENTS = {
  'the first save': dieBeginning,
  'a rematch': dieInRematch,
  'an import': dieImporting,
  'a long thought': dieThinking,
};
const SEEDS = [2, 3, 4, 5, 6, 7, 8];

for (const [moment, die] of Object.entries(MOMENTS)) {
  test(`[P-F10] killed during ${moment}: all of it is there or nothing (seed 1)`, ({ device }) =>
    die(device, 1));
  for (const seed of SEEDS) {
    test(`[P-F10] killed during ${moment} (seed ${seed}) @deep`, ({ device }) => die(device, seed));
  }
}
