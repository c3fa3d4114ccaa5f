/** How far a match has come: `open` waits for a guest, `seated` for seeds or for both to be there. */
export const PHASES = ['open', 'seated', 'playing', 'over', 'void'] as const;
/** One of `PHASES`. */
export type Phase = (typeof PHASES)[number];
