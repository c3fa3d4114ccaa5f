import { SeededRandom } from '@tabuleiro/arena';
import { LAST, senet, THROWS, WATER } from '@tabuleiro/senet';
import type { ExactValues } from '@tabuleiro/senet-engine';
import { type Pair, scatter, stateOf } from '../positions.js';
import { bestOf, formatOption, type Option, optionsOf } from './options.js';
import type { Choose } from './players.js';

/** A choice that costs much: what is best, what was chosen, and how likely a win is after each. */
export type Mistake = {
  readonly position: string;
  readonly best: string;
  readonly played: string;
  readonly bestWin: number;
  readonly playedWin: number;
};

type Place = Pair & { readonly die: number; readonly cost: number };

/** Positions from which the search for a larger mistake begins: the best of so many that chance picks, each. */
const STARTS = 150;
const TRIES = 250;

/** Chooses what is worst. */
export const worstOf: Choose = (options) =>
  options.reduce((one, other) => (other.win < one.win ? other : one));

export function describeMistake(table: ExactValues, pair: Pair, die: number, choose: Choose): Mistake {
  const options = optionsOf(table, pair, die);
  const [best, played] = [bestOf(options), choose(options, pair, die, 0)];
  return {
    position: senet.notation.formatPosition(stateOf(pair, 'A', die)),
    ...{ best: formatOption(best), played: formatOption(played) },
    ...{ bestWin: best.win, playedWin: played.win },
  };
}

/**
 * The position in which the worst legal move costs most, as far as climbing finds it: from the best of many that chance picks,
 * one piece is put elsewhere, or another number thrown, as long as that makes the mistake larger.
 */
export function findLargestMistake(
  table: ExactValues,
  seed: number,
  say: (line: string) => void,
): { readonly pair: Pair; readonly die: number } {
  const random = new SeededRandom(seed);
  let largest: Place = { own: 0, other: 0, die: 1, cost: -1 };
  for (let start = 0; start < STARTS; start++) {
    const top = climb(table, drawStart(table, random));
    if (top.cost > largest.cost) largest = top;
    say(`largest mistake: ${start + 1} of ${STARTS} climbs, ${largest.cost.toFixed(4)}`);
  }
  return { pair: { own: largest.own, other: largest.other }, die: largest.die };
}

function drawStart(table: ExactValues, random: SeededRandom): Place {
  let found: Place | undefined;
  for (let i = 0; i < TRIES; i++) {
    const own = scatter(random, 1 + random.below(table.pieces), 0);
    const place = placeOf(table, { own, other: scatter(random, 1 + random.below(table.pieces), own) });
    if (found === undefined || place.cost > found.cost) found = place;
  }
  return found as Place;
}

function climb(table: ExactValues, start: Place): Place {
  for (let here = start; ; ) {
    let next = here;
    for (const pair of neighboursOf(here)) {
      const place = placeOf(table, pair);
      if (place.cost > next.cost) next = place;
    }
    if (next === here) return here;
    here = next;
  }
}

/** The throw with which a mistake costs most. */
function placeOf(table: ExactValues, pair: Pair): Place {
  let place: Place = { ...pair, die: 1, cost: 0 };
  for (const die of THROWS) {
    const options = optionsOf(table, pair, die);
    const cost = rangeOf(options);
    if (cost > place.cost) place = { ...pair, die, cost };
  }
  return place;
}

function rangeOf(options: readonly Option[]): number {
  const wins = options.map(({ win }) => win);
  return Math.max(...wins) - Math.min(...wins);
}

/** With one piece elsewhere. */
function* neighboursOf({ own, other }: Pair): Generator<Pair> {
  const taken = own | other;
  for (let from = 1; from <= LAST; from++) {
    const bit = 1 << from;
    if ((taken & bit) === 0) continue;
    for (let to = 1; to <= LAST; to++) {
      if (to === WATER || (taken >> to) & 1) continue;
      const change = bit | (1 << to);
      yield (own & bit) === 0 ? { own, other: other ^ change } : { own: own ^ change, other };
    }
  }
}
