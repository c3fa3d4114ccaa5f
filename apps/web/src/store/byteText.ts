import type { Lang } from '@tabuleiro/words';

/** "3,2 MB" */
export function formatBytes(lang: Lang, bytes: number): string {
  const [unit, amount] =
    bytes < 1e6 ? ['kB', bytes / 1e3] : bytes < 1e9 ? ['MB', bytes / 1e6] : ['GB', bytes / 1e9];
  return `${amount.toLocaleString(lang, { maximumFractionDigits: 1 })} ${unit}`;
}
