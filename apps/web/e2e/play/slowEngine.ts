import type { Page } from '@playwright/test';

/**
 * The computer's engine does not arrive before it is let come: until then the computer is to move, however fast the machine. To
 * be called before it is first needed.
 */
export async function holdEngine(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/engine\.worker/, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}
