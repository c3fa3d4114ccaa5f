import type { SenetChooser, SenetLevel } from '@tabuleiro/senet-engine';
import { senetLevelParametersOf } from '@tabuleiro/senet-engine';
import { type Pair, stateOf } from '../positions.js';
import { bestOf, isExit, isFall, type Option } from './options.js';

/** Picks one of several moves; `draw` is a whole number of chance, the same for the same game and throw. */
export type Choose = (options: readonly Option[], pair: Pair, die: number, draw: number) => Option;

export const perfect: Choose = (options) => bestOf(options);

export const byChance: Choose = (options, _pair, _die, draw) => options[draw % options.length];

/** Always the piece that is furthest ahead; options come by square. */
export const foremost: Choose = (options) => options[options.length - 1];

/** Always the piece that is furthest behind. */
export const hindmost: Choose = (options) => options[0];

/**
 * What most people do: take a piece off the board; else swap with the foremost piece that can; else move the foremost, but not
 * into the water if there is another.
 */
export const natural: Choose = (options, { other }) => {
  const exits = options.filter(isExit);
  if (exits.length > 0) return exits[exits.length - 1];
  const swaps = options.filter((option) => option.other !== other);
  if (swaps.length > 0) return swaps[swaps.length - 1];
  const dry = options.filter((option) => !isFall(option));
  return dry[dry.length - 1] ?? options[options.length - 1];
};

export function atLevel(chooser: SenetChooser, level: SenetLevel): Choose {
  const parameters = senetLevelParametersOf(level);
  return (options, pair, die, draw) => {
    const { move } = chooser.choose(stateOf(pair, 'A', die), parameters, draw);
    const from = move?.kind === 'step' ? move.from : 0;
    return options.find((option) => option.from === from) ?? options[0];
  };
}
