import { expect, type Page } from '@playwright/test';
import type { GamePosition } from '../../src/games/position.js';
import type { GameView, Step } from '../../src/games/view.js';
import { boardWords } from '../../src/words/app.js';

const LANG = 'pt-BR';

/** Somebody who does what a task asks for with the keyboard alone. */
export class Pupil {
  private readonly page: Page;
  private readonly view: GameView;

  constructor(page: Page, view: GameView) {
    this.page = page;
    this.view = view;
  }

  /** Chooses what the action consists of, place by place and answer by answer. */
  async play(scene: GamePosition, action: string): Promise<void> {
    const move = scene.moveCalled(action);
    const steps = this.view.paths(scene).find((path) => path.move === move)?.steps ?? [];
    for (const step of steps) {
      if (step.kind === 'place') await this.choose(step.place);
      else await this.answer(scene, step);
    }
  }

  /** A number of the die that lies on the table. */
  async throws(face: string): Promise<void> {
    await this.tabTo((_, __, ___, label) => label === `Saiu ${face}`);
    await this.page.keyboard.press('Enter');
  }

  private askedBy(scene: GamePosition, step: Step) {
    const answers = this.view
      .paths(scene)
      .flatMap(({ steps }) => steps)
      .flatMap((other) =>
        step.kind === 'answer' && other.kind === 'answer' && other.question === step.question
          ? [other.answer]
          : [],
      );
    return step.kind === 'answer'
      ? this.view.ask(LANG, scene, step.question, [...new Set(answers)])
      : undefined;
  }

  private async choose(place: string): Promise<void> {
    const isCell = /^(?:[a-h][1-8]|\d+)$/.test(place);
    await this.tabTo((_, at, role) => (isCell ? role === 'gridcell' : at === place));
    if (/^[a-h]/.test(place) && isCell) await this.jump(place);
    else if (isCell) await this.walk(Number(place));
    expect((await this.focus()).place).toBe(place);
    await this.page.keyboard.press('Enter');
    // What plays a move by itself is asked back.
    const asked = this.page.locator('.notice-info');
    if (!isCell && (await asked.isVisible())) await this.page.keyboard.press('Enter');
  }

  private async answer(scene: GamePosition, step: Step): Promise<void> {
    const asked = this.askedBy(scene, step);
    const given = asked?.answers.find((item) => step.kind === 'answer' && item.answer === step.answer);
    // What may be added to a move is asked beside the board, everything else in a dialog.
    const isAddition = asked?.usual !== undefined;
    await expect(
      isAddition ? this.page.locator('.pending-line') : this.page.getByRole('dialog'),
    ).toBeVisible();
    const label = (isAddition ? given?.short : given?.label) ?? '';
    // It may also say what becomes of the piece.
    await this.tabTo((name) => name === label || name === boardWords[LANG].lostAnswer(label));
    await this.page.keyboard.press('Enter');
  }

  /** Tab by tab, once around the page if need be. */
  private async tabTo(
    isThere: (name: string, place: string | null, role: string | null, label: string | null) => boolean,
  ): Promise<void> {
    for (let presses = 0; presses < 80; presses++) {
      const { name, place, role, label } = await this.focus();
      if (isThere(name, place, role, label)) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error('Tab does not lead there');
  }

  /** Files and ranks have keys of their own. */
  private async jump(place: string): Promise<void> {
    await this.page.keyboard.press(`Shift+Digit${'abcdefgh'.indexOf(place[0]) + 1}`);
    await this.page.keyboard.press(`Digit${place[1]}`);
  }

  /** House by house along the track. */
  private async walk(house: number): Promise<void> {
    for (let at = Number((await this.focus()).place); at !== house; at += Math.sign(house - at))
      await this.page.keyboard.press(at < house ? 'PageDown' : 'PageUp');
  }

  private focus() {
    return this.page.evaluate(() => {
      const at = document.activeElement;
      return {
        name: at?.textContent?.trim() ?? '',
        label: at?.getAttribute('aria-label') ?? null,
        place: at?.getAttribute('data-place') ?? null,
        role: at?.getAttribute('role') ?? null,
      };
    });
  }
}
