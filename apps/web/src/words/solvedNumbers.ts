import type { Lang } from '@tabuleiro/words';

/** How a language writes the numbers of a solved game. */
export type SolvedNumbers = {
  /** "8.560.690.670" */
  count(value: number): string;
  /** A share or a chance: "51,3 %". */
  percent(share: number, digits?: number): string;
  /** A hundredth of a chance is a point: "2,4". */
  points(chance: number, digits?: number): string;
  /** The same with its sign: "+2,4". */
  change(chance: number, digits?: number): string;
};

export function solvedNumbers(lang: Lang, percentSign: string): SolvedNumbers {
  const written = (value: number, digits: number): string =>
    value.toLocaleString(lang, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const points = (chance: number, digits = 1): string => written(100 * chance, digits);
  return {
    count: (value) => written(value, 0),
    percent: (share, digits = 1) => `${points(share, digits)}${percentSign}`,
    points,
    change: (chance, digits = 1) => `${chance < 0 ? '−' : '+'}${points(Math.abs(chance), digits)}`,
  };
}
