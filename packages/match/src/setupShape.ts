import { type ClockForm, LONGEST, type Stage } from './clock.js';
import { type DiceTerms, type Help, SEAT_KINDS, type Seat, type Setup } from './setup.js';
import {
  type Flaw,
  integer,
  kinds,
  list,
  object,
  oneOf,
  pair,
  type Shape,
  table,
  text,
  where,
  yesOrNo,
} from './shape.js';

const span = integer(1, LONGEST);
const cost = integer(0, LONGEST);

export const NAME = text(200);
export const HEX = text(64, '^[0-9a-f]{64}$');

const stage = object<Stage>({ ms: span, moves: integer(1, 10_000) }, ['moves']);

const stages: Shape<readonly Stage[]> = where(
  list(stage, 1, 10),
  'Every stage but the last says for how many moves it is.',
  (found, path) => misplacedMoves(found, path),
);

function misplacedMoves(found: readonly Stage[], path: string): Flaw | undefined {
  const last = found.length - 1;
  const at = found.findIndex(({ moves }, i) => (moves === undefined) !== (i === last));
  if (at < 0) return undefined;
  return { problem: at === last ? 'unknown-key' : 'missing', path: `${path}[${at}].moves`, facts: {} };
}

export const clockFormShape: Shape<ClockForm> = kinds<ClockForm>({
  none: object({ kind: oneOf(['none']) }),
  perMove: object({ kind: oneOf(['perMove']), ms: span }),
  total: object({ kind: oneOf(['total']), stages, increment: cost, delay: cost }),
});

const seat = object<Seat>(
  { name: NAME, kind: oneOf(SEAT_KINDS), level: integer(0, 1000), seed: integer(0, 2 ** 32 - 1) },
  ['level', 'seed'],
);

const help = object<Help>({ hint: cost, takeback: cost });

const terms = object<DiceTerms>({ commit: HEX, playerSeed: text(1000) });

/** What a set-up is made of, without its dice: a record also holds their secret. */
export const SETUP_FIELDS = {
  options: table(yesOrNo),
  players: pair(seat),
  clock: pair(clockFormShape),
  help,
  budget: integer(1, 1_000_000),
  start: text(1000),
};

export const setupShape: Shape<Setup> = object<Setup>({ ...SETUP_FIELDS, dice: terms }, ['dice', 'start']);
