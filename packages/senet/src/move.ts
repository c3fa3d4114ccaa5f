/** What the die can show. */
export const THROWS = [1, 2, 3, 4, 5] as const;
/** A throw of the die. */
export type Throw = (typeof THROWS)[number];

/** A throw of the die, a step, or a skipped turn. `to` is where the piece lands: 27 falls into the water, 31 is off the board. */
export type SenetMove =
  | { readonly kind: 'throw'; readonly die: Throw }
  | { readonly kind: 'step'; readonly from: number; readonly to: number }
  | { readonly kind: 'skip' };

// Packed: a throw is its number, a step `from << 5 | to`, so steps are 32 and above; a skip is 0.
export const SKIP = 0;
export const SQUARE_BITS = 5;
export const SQUARE_MASK = 31;

export function packStep(from: number, to: number): number {
  return (from << SQUARE_BITS) | to;
}

export function pack(move: SenetMove): number {
  switch (move.kind) {
    case 'throw':
      return move.die;
    case 'step':
      return packStep(move.from, move.to);
    case 'skip':
      return SKIP;
  }
}

export function unpack(packed: number): SenetMove {
  if (packed === SKIP) return { kind: 'skip' };
  if (packed <= THROWS.length) return { kind: 'throw', die: THROWS[packed - 1] };
  return { kind: 'step', from: packed >> SQUARE_BITS, to: packed & SQUARE_MASK };
}
