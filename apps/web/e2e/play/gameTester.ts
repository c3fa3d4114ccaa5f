import { expect, type Locator, type Page } from '@playwright/test';

/** How a game is set up; what is not said stays as the page proposes it. */
export type WantedGame = {
  readonly opponent?: 'computer' | 'person';
  readonly level?: number | 'máximo';
  /** A text of docs/match.md: `5+0`. */
  readonly time?: string;
  readonly names?: readonly [string, string];
  readonly realDie?: boolean;
  readonly position?: string;
};

/** A game on the screen, for tests that play it. */
export class GameTester {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** From the page of a new game to the board, by what a person sees there. */
  async begin(game: string, wish: WantedGame = {}, site = './'): Promise<void> {
    const { page } = this;
    await page.goto(`${site}#/nova/${game}`);
    await expect(this.startButton).toBeVisible();
    if (wish.opponent === 'person') await this.check('Outra pessoa');
    if (wish.level !== undefined) await this.check(new RegExp(`^(nível )?${wish.level}\\b`, 'i'));
    if (wish.time !== undefined) await this.check(new RegExp(`^${wish.time.replaceAll('+', '\\+')}:`));
    if (wish.realDie === true) await this.check(/Dado de verdade/);
    if (wish.position !== undefined) await this.fillPosition(wish.position);
    await this.startButton.click();
    await expect(this.grid).toBeVisible();
  }

  private get startButton(): Locator {
    return this.page.getByRole('button', { name: 'Começar a partida' }).first();
  }

  /** Radio buttons are covered by what they say. */
  private async check(name: string | RegExp): Promise<void> {
    const radio = this.page.getByRole('radio', { name }).first();
    if (!(await radio.isVisible())) await this.openMore();
    await radio.check({ force: true });
  }

  /** Before a game: what is folded away. */
  async openMore(): Promise<void> {
    const more = this.page.locator('details.more');
    if ((await more.getAttribute('open')) === null) await more.locator('> summary').click();
  }

  private async fillPosition(position: string): Promise<void> {
    const field = this.page.getByRole('textbox', { name: 'Posição' });
    await this.openMore();
    await field.fill(position);
  }

  get grid(): Locator {
    return this.page.getByRole('grid');
  }

  at(place: string): Locator {
    return this.page.locator(`[data-place="${place}"]`);
  }

  marked(...marks: readonly string[]): Locator {
    return this.page.locator(marks.map((mark) => `[data-marks~="${mark}"]`).join(','));
  }

  /** The places that bear one of the marks. */
  async placesMarked(...marks: readonly string[]): Promise<readonly string[]> {
    const places = await this.marked(...marks).evaluateAll((elements) =>
      elements.map((element) => element.getAttribute('data-place') ?? ''),
    );
    return places.sort();
  }

  /** Waits until these places bear the mark, and no others. */
  async expectMarked(mark: string, ...places: readonly string[]): Promise<void> {
    await expect.poll(() => this.placesMarked(mark), { message: `places marked ${mark}` }).toEqual(places);
  }

  /** Piece, then target, and the answers to whatever is asked. */
  async move(from: string, to: string, ...answers: readonly (string | RegExp)[]): Promise<void> {
    await this.at(from).click();
    await this.at(to).click();
    for (const name of answers) await this.answer(name);
  }

  /** Two people at one board: nobody begins before the other's move is seen. */
  async takeTurns(...moves: readonly (readonly [from: string, to: string])[]): Promise<void> {
    for (const [from, to] of moves) {
      const seen = await this.moves.count();
      await this.move(from, to);
      await expect(this.moves).toHaveCount(seen + 1);
    }
  }

  /** Carries a piece with the mouse. */
  async drag(from: string, to: string): Promise<void> {
    const { mouse } = this.page;
    await this.at(from).hover();
    await mouse.down();
    await this.at(to).hover();
    await mouse.up();
  }

  /** Something that can be done besides moving, in the bar or behind its dots. */
  async act(name: string | RegExp): Promise<void> {
    const deed = this.button(name);
    if (!(await deed.isVisible())) await this.page.locator('.act-more').click();
    await deed.click();
  }

  /** As `act`, for what asks back once: by what it is called before and after the first press. */
  async actTwice(name: string | RegExp, confirm: string | RegExp): Promise<void> {
    await this.act(name);
    await this.button(confirm).click();
  }

  /** A move or a word in writing. */
  async type(...lines: readonly string[]): Promise<void> {
    const box = this.page.getByRole('textbox', { name: 'Escreva um lance ou uma palavra' });
    if (!(await box.isVisible())) await this.act('Escrever um lance');
    for (const line of lines) {
      await box.fill(line);
      await box.press('Enter');
    }
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** The answer to the question that is asked now. */
  async answer(name: string | RegExp): Promise<void> {
    await this.page.getByRole('dialog').getByRole('button', { name }).click();
  }

  /** What a move waits for that is not yet played. */
  get pending(): Locator {
    return this.page.locator('.pending-line');
  }

  get result(): Locator {
    return this.page.locator('.end-result');
  }

  get status(): Locator {
    return this.page.locator('.status-turn');
  }

  get notice(): Locator {
    return this.page.locator('.status-notice');
  }

  /** The clause that the link of a refusal leads to; people are not shown its id. */
  async expectRule(clause: string): Promise<void> {
    await expect(this.notice.getByRole('link')).toHaveAttribute('href', new RegExp(`/${clause}(/|$)`));
  }

  get moves(): Locator {
    return this.page.locator('.moves-move');
  }

  async expectMoves(...texts: readonly string[]): Promise<void> {
    await expect(this.moves).toHaveText([...texts]);
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** The name of what has the focus, as a screen reader would say it. */
  focused(): Promise<string> {
    return this.page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    });
  }
}
