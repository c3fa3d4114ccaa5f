import { mixSeed } from '@tabuleiro/engine';
import { THROWS } from '@tabuleiro/senet';
import type { ExactValues } from '@tabuleiro/senet-engine';
import type { Pair } from '../positions.js';
import { bestOf, type Option, optionsOf, throwsAgain } from './options.js';
import type { Choose } from './players.js';

/** One game, in chances of winning: what the throws gave to each player, what the choices of each gave away. */
export type PlayedGame = {
  readonly winner: 0 | 1;
  readonly throws: number;
  readonly steps: number;
  /** By player. */
  readonly luck: readonly [number, number];
  readonly loss: readonly [number, number];
  readonly choices: readonly [number, number];
  /** The sum of what throws changed, whichever way. */
  readonly swing: number;
};

export type Watch = {
  /** Before each throw. */
  readonly onThrow?: (pair: Pair, throws: number) => void;
  /** Where there is more than one move. */
  readonly onChoice?: (pair: Pair, die: number, options: readonly Option[]) => void;
};

/** The pieces as a game with so many a side begins: alternating from square 1 on. */
export function startOf(pieces: number): Pair {
  let own = 0;
  for (let i = 0; i < pieces; i++) own |= 1 << (2 * i + 1);
  return { own, other: own << 1 };
}

/** Plays game number `game` of a seed to its end; the first player begins. */
export function playGame(
  table: ExactValues,
  players: readonly [Choose, Choose],
  seed: number,
  game: number,
  { onThrow, onChoice }: Watch = {},
): PlayedGame {
  const luck: [number, number] = [0, 0];
  const loss: [number, number] = [0, 0];
  const choices: [number, number] = [0, 0];
  let pair = startOf(table.pieces);
  let [mover, throws, steps, swing]: [0 | 1, number, number, number] = [0, 0, 0, 0];
  for (;;) {
    onThrow?.(pair, throws);
    const before = table.win(pair.own, pair.other);
    const draw = mixSeed(seed, game, throws++);
    const die = THROWS[draw % THROWS.length];
    const options = optionsOf(table, pair, die);
    const best = bestOf(options).win;
    luck[mover] += best - before;
    swing += Math.abs(best - before);
    let chosen = options[0];
    if (options.length > 1) {
      onChoice?.(pair, die, options);
      chosen = players[mover](options, pair, die, mixSeed(draw, seed));
      choices[mover]++;
      loss[mover] += best - chosen.win;
    }
    if (chosen.from !== 0) steps++;
    if (chosen.own === 0) return { winner: mover, throws, steps, luck, loss, choices, swing };
    const isTurned = chosen.from === 0 || !throwsAgain(die);
    pair = isTurned ? { own: chosen.other, other: chosen.own } : { own: chosen.own, other: chosen.other };
    if (isTurned) mover = mover === 0 ? 1 : 0;
  }
}
