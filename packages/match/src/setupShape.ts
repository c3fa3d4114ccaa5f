import { LONGEST_MS, type TimeControl, type TimeControlStage } from './clock.js';
import { type DiceTerms, type HelpCosts, SEAT_KINDS, type Seat, type Setup } from './setup.js';
import {
  arrayOf,
  booleanValue,
  dictionaryOf,
  integerBetween,
  objectOf,
  oneOf,
  pairOf,
  refined,
  taggedUnion,
  textUpTo,
  type ValidationError,
  type Validator,
} from './shape.js';

const span = integerBetween(1, LONGEST_MS);
const cost = integerBetween(0, LONGEST_MS);

export const NAME = textUpTo(200);
export const HEX = textUpTo(64, '^[0-9a-f]{64}$');

const stage = objectOf<TimeControlStage>({ ms: span, moves: integerBetween(1, 10_000) }, ['moves']);

const stages: Validator<readonly TimeControlStage[]> = refined(
  arrayOf(stage, 1, 10),
  'Every stage but the last says for how many moves it is.',
  (found, path) => misplacedMoves(found, path),
);

function misplacedMoves(found: readonly TimeControlStage[], path: string): ValidationError | undefined {
  const last = found.length - 1;
  const at = found.findIndex(({ moves }, i) => (moves === undefined) !== (i === last));
  if (at < 0) return undefined;
  return { problem: at === last ? 'unknown-key' : 'missing', path: `${path}[${at}].moves`, facts: {} };
}

export const timeControlValidator: Validator<TimeControl> = taggedUnion<TimeControl>({
  none: objectOf({ kind: oneOf(['none']) }),
  perMove: objectOf({ kind: oneOf(['perMove']), ms: span }),
  total: objectOf({ kind: oneOf(['total']), stages, increment: cost, delay: cost }),
});

const seat = objectOf<Seat>(
  {
    name: NAME,
    kind: oneOf(SEAT_KINDS),
    level: integerBetween(0, 1000),
    seed: integerBetween(0, 2 ** 32 - 1),
  },
  ['level', 'seed'],
);

const help = objectOf<HelpCosts>({ hint: cost, takeback: cost });

const terms = objectOf<DiceTerms>({ commit: HEX, playerSeed: textUpTo(1000) });

/** What a set-up is made of, without its dice: a record also holds their secret. */
export const SETUP_FIELDS = {
  options: dictionaryOf(booleanValue),
  players: pairOf(seat),
  clock: pairOf(timeControlValidator),
  help,
  budget: integerBetween(1, 1_000_000),
  start: textUpTo(1000),
};

export const setupValidator: Validator<Setup> = objectOf<Setup>({ ...SETUP_FIELDS, dice: terms }, [
  'dice',
  'start',
]);
