import type { Page } from '@playwright/test';
import { gameWords } from '../../src/words/app.js';

/** Lets the page play by itself from now on: at random, as fast as it answers, with everything that can be done. */
export async function playQuickly(page: Page, seed: number): Promise<void> {
  const { offerDraw, takeBack, pause, resume, accept } = gameWords['pt-BR'];
  await page.evaluate(playInPage, { seed, asides: [offerDraw, takeBack, pause], resume, accept });
}

type Habits = {
  readonly seed: number;
  /** Buttons that are pressed now and then. */
  readonly asides: readonly string[];
  readonly resume: string;
  /** Accepting would end the game. */
  readonly accept: string;
};

/** Runs in the page. */
function playInPage({ seed, asides, resume, accept }: Habits): void {
  let state = seed;
  const unit = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (state >>> 0) / 2 ** 32;
  };
  const press = (selector: string, isWanted: (text: string) => boolean = () => true): boolean => {
    const choices = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) => element.getAttribute('aria-disabled') !== 'true' && isWanted(element.textContent ?? ''),
    );
    const chosen = choices[Math.floor(unit() * choices.length)];
    chosen?.click();
    return chosen !== undefined;
  };
  const targets = ['move', 'capture', 'push', 'swap', 'partner', 'enter', 'leave', 'fall'];
  const target = targets.map((mark) => `[data-marks~="${mark}"]`).join(',');
  const act = (): boolean =>
    press('dialog[open] .answers button') ||
    press('main button', (text) => text === resume) ||
    press('.request button', (text) => text !== accept) ||
    (unit() < 0.12 && press('main button', (text) => asides.some((aside) => text.startsWith(aside)))) ||
    press('.die-box button') ||
    press(target) ||
    press('[data-marks~="source"]');
  const goOn = (): void => {
    act();
    setTimeout(goOn, unit() * 12);
  };
  goOn();
}
