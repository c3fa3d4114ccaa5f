import type { Lang } from '@tabuleiro/words';

/** As much as is known of a date of PGN: `2026.??.??` is `2026`. */
export function readDate(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})(?:\.(0[1-9]|1[0-2])(?:\.(0[1-9]|[12]\d|3[01]))?)?/.exec(text) ?? [];
  if (year === undefined) return undefined;
  return [year, month, day].filter((part) => part !== undefined).join('-');
}

const formats = new Map<string, Intl.DateTimeFormat>();

const SHAPES: readonly Intl.DateTimeFormatOptions[] = [
  { year: 'numeric' },
  { year: 'numeric', month: 'short' },
  { dateStyle: 'medium' },
];

/** "18 de nov. de 2026", or as much of it as is known. */
export function wordDate(lang: Lang, date: string): string {
  const parts = date.split('-').map(Number);
  const key = `${lang} ${parts.length}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(lang, SHAPES[parts.length - 1]);
  formats.set(key, format);
  const [year, month = 1, day = 1] = parts;
  return format.format(new Date(year, month - 1, day));
}

/** A date of PGN in the same way; what is none stands as it was written. */
export function wordPgnDate(lang: Lang, text: string): string {
  const date = readDate(text);
  return date === undefined ? text : wordDate(lang, date);
}
