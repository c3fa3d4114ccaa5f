import type { Page } from '@playwright/test';

/**
 * From now on the page draws the same lots each time: a computer of a level plays the same errors, and the dice fall the
 * same way. To be called before the page is opened.
 */
export async function withSeed(page: Page, seed: number): Promise<void> {
  await page.addInitScript((first) => {
    let state = first;
    const draw = (): number => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state >>> 24;
    };
    crypto.getRandomValues = (array) => {
      // A new game draws two numbers at once: who begins, and the seed of the computer's errors.
      if (array instanceof Uint32Array && array.length === 2) array.fill(first);
      else if (ArrayBuffer.isView(array))
        new Uint8Array(array.buffer, array.byteOffset, array.byteLength).forEach((_, at, bytes) => {
          bytes[at] = draw();
        });
      return array;
    };
  }, seed);
}
