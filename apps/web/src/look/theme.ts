import type { Settings } from '../store/settings.js';

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
