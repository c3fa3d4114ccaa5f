import type { Settings } from '../store/settings/settings.js';

type Look = 'lang' | 'theme' | 'motion' | 'textSize' | 'hand' | 'board' | 'coordinateSize' | 'movable';

/** Tells the style sheets what the reader asked for. */
export function applyLook(root: HTMLElement, look: Pick<Settings, Look>): void {
  const { lang, theme, motion, textSize, hand, board, coordinateSize, movable } = look;
  root.lang = lang;
  const asked = { theme, motion, textSize: String(textSize), hand, board, coordinates: coordinateSize };
  Object.assign(root.dataset, asked, { movable: movable ? 'shown' : 'hidden' });
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
