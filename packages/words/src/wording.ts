import type { Facts } from '@tabuleiro/game';

/** One sentence per code. The facts are those the code's author promises. */
export type Wording = Readonly<Record<string, (facts: Facts) => string>>;

/** A fact as it comes from a refusal: the name of a piece, a square, a colour, a number. */
export type Fact = Facts[string];

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
