import type { CDPSession, Page } from '@playwright/test';

/** The room that a browser gives to a site, taken away and given back. */
export class Quota {
  private readonly session: CDPSession;
  private readonly origin: string;

  private constructor(session: CDPSession, origin: string) {
    this.session = session;
    this.origin = origin;
  }

  /** From now on there is little; before the page has been at the site, for browsers remember how much there was. */
  static async limit(page: Page, url: string): Promise<Quota> {
    const room = new Quota(await page.context().newCDPSession(page), new URL(url).origin);
    await room.session.send('Storage.overrideQuotaForOrigin', { origin: room.origin, quotaSize: 500_000 });
    return room;
  }

  /** Something else takes all that is left. */
  async fill(page: Page): Promise<void> {
    await page.evaluate(fillUp);
  }

  async free(): Promise<void> {
    await this.session.send('Storage.overrideQuotaForOrigin', { origin: this.origin });
  }
}

/** Runs in the page. Less and less is put down, until nothing fits any more. */
async function fillUp(): Promise<void> {
  const opening = indexedDB.open('something-else');
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('ballast'));
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  let key = 0;
  const fits = (size: number): Promise<boolean> =>
    new Promise((resolve) => {
      const transaction = opening.result.transaction('ballast', 'readwrite');
      transaction.objectStore('ballast').put('x'.repeat(size), key++);
      transaction.addEventListener('complete', () => resolve(true));
      transaction.addEventListener('abort', () => resolve(false));
    });
  for (const size of [100_000, 10_000, 1000, 100]) while (await fits(size));
  opening.result.close();
}
