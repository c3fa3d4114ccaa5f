import type { GameLine } from './engine.js';

/** The fields of a line and no others: whatever else an object carries goes no further (P-NF5). */
export function bareLine({ game, options, position, moves }: GameLine): GameLine {
  return {
    game,
    ...(options === undefined ? {} : { options: { ...options } }),
    ...(position === undefined ? {} : { position }),
    ...(moves === undefined ? {} : { moves: [...moves] }),
  };
}
