import { setTimeout as wait } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { fairThrow } from '@tabuleiro/any-game';
import { isDieDue } from '@tabuleiro/match';
import type { Random } from '@tabuleiro/testkit';
import { diceWords } from '../../src/words/dice.js';
import { GameTester, type WantedGame } from '../play/gameTester';
import type { Device } from './device.js';
import { expectClocks, expectKept, expectWhole } from './expectations';
import { playQuickly } from './player.js';
import { isSame, leftOf, type Replay, shownOf } from './replay.js';
import { type Report, watchGames } from './shown.js';
import { readStoredGames } from './storedGames';

/** The lives of a browser on one device, what it has shown in all of them, and what has to be there in the next. */
export class Lives {
  private readonly device: Device;
  private readonly random: Random;
  private readonly reports: Report[] = [];
  /** How many there were when the browser was started last. */
  private born = 0;

  constructor(device: Device, random: Random) {
    this.device = device;
    this.random = random;
  }

  /** The next life begins at the first page. */
  async start(): Promise<Page> {
    this.born = this.reports.length;
    const page = await this.device.start((context) =>
      watchGames(context, (report) => this.reports.push(report)),
    );
    await page.goto('.');
    return page;
  }

  /** The ids of the games that were shown in this life, in their order. */
  get seen(): readonly string[] {
    return [...new Set(this.reports.slice(this.born).map(({ id }) => id))];
  }

  async begin(page: Page, game: string, wish: WantedGame): Promise<void> {
    await new GameTester(page).begin(game, wish);
    await expect.poll(() => this.reports.length).toBeGreaterThan(this.born);
  }

  /** Plays for a while and dies in the middle of it; what was shown is there in the next life. */
  async playAndDie(page: Page): Promise<Page> {
    const most = this.reports.length + 2 + this.random.below(30);
    await playQuickly(page, this.random.below(2 ** 31));
    const isEnough = (): boolean => this.reports.length >= most || this.last.shown.result !== undefined;
    await expect.poll(isEnough, { intervals: [1] }).toBe(true);
    // Half of the time at once: what has just been shown has to be on the disk by then.
    return this.die(this.random.below(2) * 60, async (next, kept) => {
      const { id } = this.last;
      await this.reopen(next, id, kept.get(id));
    });
  }

  /** Dies within so many milliseconds. `check` begins at the first page of the next life, with what was kept. */
  async die(
    within: number,
    check: (page: Page, kept: ReadonlyMap<string, Replay>) => Promise<void>,
  ): Promise<Page> {
    if (within > 0) await wait(this.random.below(within));
    await this.device.kill();
    const died = Date.now();
    const lived = this.reports.slice(this.born);
    const ids = this.seen;
    const page = await this.start();
    const kept = await expectWhole(await readStoredGames(page));
    for (const id of ids) {
      const game = kept.get(id);
      if (game === undefined) throw new Error(`${id} was shown, but not kept`);
      expectKept(of(this.reports, id), game);
      if (id === lived[lived.length - 1]?.id) expectClocks(of(lived, id), died, game);
    }
    await check(page, kept);
    return page;
  }

  /** From the first page, as a person would. The first that is seen is the game as it was kept. */
  private async reopen(page: Page, id: string, kept: Replay | undefined): Promise<void> {
    if (kept === undefined) throw new Error(`${id} is not kept`);
    await page.locator(`a[href="#/partida/${id}"]`).click();
    await expect.poll(() => this.reports.length, { intervals: [5] }).toBeGreaterThan(this.born);
    const { shown, left } = this.reports[this.born];
    const gameMatch = kept.gameMatches[kept.gameMatches.length - 1];
    const clocks = leftOf(gameMatch);
    const due = shownOf(gameMatch);
    // Time does not run before the player says so.
    const isPaused = due.result === '' && (due.isPaused || Object.keys(clocks).length > 0);
    if (!isSame(shown, { ...due, isPaused })) expect(shown, 'as it was kept').toEqual({ ...due, isPaused });
    for (const [name, seconds] of Object.entries(clocks)) {
      expect(Math.abs(left[name] - seconds), `${name}: ${left[name]} of ${seconds}`).toBeLessThanOrEqual(1);
    }
    await this.expectSameThrow(page, kept);
  }

  /** S-DIE: the throw that was due before is the one that comes after. */
  private async expectSameThrow(page: Page, { gameMatches, secret }: Replay): Promise<void> {
    const { match } = gameMatches[gameMatches.length - 1];
    const due = fairThrow(match, secret);
    // Whoever asks for a takeback is answered before anything else is done.
    if (match.takebackAsker !== undefined || !isDieDue(match) || due === undefined) return;
    const { throwIt, shows } = diceWords['pt-BR'];
    await page.getByRole('button', { name: throwIt }).click();
    await expect.poll(() => this.last.shown.die).toBe(shows(Number(due)));
  }

  /** What was shown last. */
  get last(): Report {
    return this.reports[this.reports.length - 1];
  }
}

function of(reports: readonly Report[], id: string): readonly Report[] {
  return reports.filter((report) => report.id === id);
}
