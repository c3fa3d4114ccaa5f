import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** The pitches of the knocks that were struck, each sound one text. */
    knocks?: { at: number; pitch: number }[];
  }
}

/**
 * What comes out of the loudspeaker from now on: gives the sounds since the last call, each told by its pitches. To be
 * called before the page is opened.
 */
export async function listenToSounds(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(noteKnocks);
  return () =>
    page.evaluate(() => {
      const sounds: string[][] = [];
      let last = Number.NEGATIVE_INFINITY;
      for (const { at, pitch } of window.knocks?.splice(0) ?? []) {
        if (at - last > 100) sounds.push([]);
        last = at;
        sounds.at(-1)?.push(pitch.toFixed());
      }
      return sounds.map((pitches) => pitches.join(' '));
    });
}

/** Runs in the page. Every knock has one tone; all knocks of a sound are ordered at once. */
function noteKnocks(): void {
  const knocks: { at: number; pitch: number }[] = [];
  window.knocks = knocks;
  const ramp = AudioParam.prototype.exponentialRampToValueAtTime;
  AudioParam.prototype.exponentialRampToValueAtTime = function note(value, time) {
    // Volumes die away to nearly nothing; tones fall to their pitch.
    if (value > 1) knocks.push({ at: performance.now(), pitch: value });
    return ramp.call(this, value, time);
  };
}
