import type { SolveProgress } from '@tabuleiro/senet-engine/node';
import { type Lang, tablesWords } from '@tabuleiro/words';

const BAR = 20;

/** `2 × 1 pieces (layer 2 of 3), sweep 7 [#####...............] largest change 3.4e-3` */
export function formatSolving(
  lang: Lang,
  { layer, number, layers, sweep, rows, raised, change }: SolveProgress,
): string {
  const filled = Math.floor((raised / rows) * BAR);
  const bar = `[${'#'.repeat(filled).padEnd(BAR, '.')}]`;
  const size = change.toExponential(1).replace('.', lang === 'en' ? '.' : ',');
  return tablesWords(lang).progress(layer.join(' × '), number, layers, sweep, bar, size);
}

/** Digits in groups of three, as the language writes them. */
export function formatCount(lang: Lang, count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, lang === 'en' ? ',' : '.');
}
