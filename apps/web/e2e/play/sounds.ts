import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** The pitches of the knocks that were struck, each sound one text. */
    knocks?: { sound: number; pitch: number }[];
  }
}

/**
 * What comes out of the loudspeaker from now on: gives the sounds since the last call, each told by its pitches, as soon as
 * there are so many; a sound may come a moment after what it belongs to is seen. To be called before the page is opened.
 */
export async function listenToSounds(page: Page): Promise<(least: number) => Promise<readonly string[]>> {
  await page.addInitScript(noteKnocks);
  return async (least) => {
    await page.waitForFunction(
      (count) => new Set(window.knocks?.map(({ sound }) => sound)).size >= count,
      least,
    );
    return page.evaluate(() => {
      const sounds: string[][] = [];
      let last = 0;
      for (const { sound, pitch } of window.knocks?.splice(0) ?? []) {
        if (sound !== last) sounds.push([]);
        last = sound;
        sounds.at(-1)?.push(pitch.toFixed());
      }
      return sounds.map((pitches) => pitches.join(' '));
    });
  };
}

/** Runs in the page. Every knock has one tone; all knocks of a sound are ordered at once, before anything else happens. */
function noteKnocks(): void {
  const knocks: { sound: number; pitch: number }[] = [];
  let sound = 0;
  let isSounding = false;
  window.knocks = knocks;
  const ramp = AudioParam.prototype.exponentialRampToValueAtTime;
  AudioParam.prototype.exponentialRampToValueAtTime = function note(value, time) {
    // Volumes die away to nearly nothing; tones fall to their pitch.
    if (value > 1) {
      if (!isSounding) {
        sound++;
        isSounding = true;
        queueMicrotask(() => {
          isSounding = false;
        });
      }
      knocks.push({ sound, pitch: value });
    }
    return ramp.call(this, value, time);
  };
}
