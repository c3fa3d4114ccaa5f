import type { Lang } from '@tabuleiro/words';

const MINUS = '−';
/** A no-break space keeps the sign at its number. */
const UNIT = '\u00a0%';

/** "4,2 %". */
export function formatChance(lang: Lang, chance: number): string {
  const percent = (Math.abs(chance) * 100).toLocaleString(lang, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return `${chance < 0 && !/^0[.,]0$/.test(percent) ? MINUS : ''}${percent}${UNIT}`;
}

/** "+4,2 %", "−4,2 %". */
export function formatChange(lang: Lang, change: number): string {
  const text = formatChance(lang, change);
  return text.startsWith(MINUS) ? text : `+${text}`;
}
