import type { Settings } from '../store/settings/settings.js';

/** Tells the style sheets what the reader asked for. */
export function applyLook(
  root: HTMLElement,
  { lang, theme, motion, textSize, hand }: Pick<Settings, 'lang' | 'theme' | 'motion' | 'textSize' | 'hand'>,
): void {
  root.lang = lang;
  root.dataset.theme = theme;
  root.dataset.motion = motion;
  root.dataset.textSize = String(textSize);
  root.dataset.hand = hand;
}

/** Does the person want things to stand still? What they chose here counts before what the system says. */
export function isStill(): boolean {
  const { motion } = document.documentElement.dataset;
  if (motion === 'none' || motion === 'calm') return motion === 'none';
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

const FACES = ['1rem "Atkinson Hyperlegible Next Variable"', '1rem "Alfa Slab One"'];

/** Waits for the fonts, but not for long: a first page drawn with them needs no second drawing. */
export async function fontsReady(limit = 400): Promise<void> {
  const late = new Promise<void>((resolve) => {
    setTimeout(resolve, limit);
  });
  await Promise.race([Promise.allSettled(FACES.map((face) => document.fonts.load(face))), late]);
}
