import { fail, ok, type Result } from '@tabuleiro/game';
import {
  arrayOf,
  integerBetween,
  objectOf,
  oneOf,
  refined,
  taggedUnion,
  type ValidationError,
  type Validator,
} from '../validator.js';

/** A span of thinking time; `moves` is how many moves it is meant for, missing in the last stage. */
export type TimeControlStage = { readonly ms: number; readonly moves?: number };

/**
 * How time is given to one player:
 * - `none`: no clock;
 * - `perMove`: so much for each move, never saved up (P-F2);
 * - `total`: stages of so much in all, with what each move adds (`increment`) and what each turn may use for nothing
 *   (`delay`, the simple or US delay). Sudden death, `KO`, is one stage without either.
 */
export type TimeControl =
  | { readonly kind: 'none' }
  | { readonly kind: 'perMove'; readonly ms: number }
  | {
      readonly kind: 'total';
      readonly stages: readonly TimeControlStage[];
      readonly increment: number;
      readonly delay: number;
    };

/** No span of time in a match is longer: thirty years. */
export const LONGEST_MS = 1_000_000_000_000;

const stage = objectOf<TimeControlStage>(
  { ms: integerBetween(1, LONGEST_MS), moves: integerBetween(1, 10_000) },
  ['moves'],
);

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
  perMove: objectOf({ kind: oneOf(['perMove']), ms: integerBetween(1, LONGEST_MS) }),
  total: objectOf({
    kind: oneOf(['total']),
    stages,
    increment: integerBetween(0, LONGEST_MS),
    delay: integerBetween(0, LONGEST_MS),
  }),
});

/** Why a text is no time control; `text` is the part that could not be parsed. */
export type TimeControlError = { readonly code: 'bad-clock'; readonly text: string };

/** The time controls to offer to players, in this order; `parseTimeControls` reads each. */
export const TIME_CONTROL_PRESETS = [
  'none',
  '3+2',
  '5+0',
  '5+3',
  '10+5',
  '10 KO',
  '15 KO',
  '15+10',
  '30+0',
  '60+30',
  '90+30',
  '90/40+30+30s',
] as const;
/** The preset to propose where a clock is wanted. */
export const DEFAULT_TIME_CONTROL = '10+5';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

const TIME = String.raw`(?:\d+:[0-5]\d(?:\.\d{1,3})?|\d+(?:\.\d{1,3})?)`;
const SECONDS = String.raw`\d+(?:\.\d{1,3})?`;
const NONE = /^(?:none|no clock|sem relógio|-)$/i;
const PER_MOVE = new RegExp(`^(${SECONDS}) ?s?/ ?(?:lance|move)$`, 'i');
const TOTAL = new RegExp(
  `^((?:${TIME}/\\d+ ?\\+ ?)*)(${TIME})(?: ?KO| ?\\+ ?(${SECONDS}) ?s?)?(?: ?; ?d ?(${SECONDS}) ?s?)?$`,
  'i',
);

/**
 * Parses the time control of both players: `10+5`, or one for each with a comma between, the first player's first.
 */
export function parseTimeControls(
  text: string,
): Result<readonly [TimeControl, TimeControl], TimeControlError> {
  const parts = text.split(',');
  const first = parseTimeControl(parts[0]);
  const second = parts.length === 1 ? first : parseTimeControl(parts[1]);
  if (parts.length > 2) return fail({ code: 'bad-clock', text });
  if (!first.ok) return first;
  return second.ok ? ok([first.value, second.value]) : second;
}

/** The canonical text of two time controls: one where they are equal, else both with a comma between. */
export function formatTimeControls([first, second]: readonly [TimeControl, TimeControl]): string {
  const texts = [formatTimeControl(first), formatTimeControl(second)];
  return texts[0] === texts[1] ? texts[0] : texts.join(',');
}

/** Parses `none`, `30/lance`, `10+5`, `15 KO`, `90/40+30+30s`, `5+0;d3`: docs/match.md has the whole syntax. */
export function parseTimeControl(text: string): Result<TimeControl, TimeControlError> {
  const timeControl = readTimeControl(text.trim());
  const isValid = timeControl !== undefined && timeControlValidator.check(timeControl, '') === undefined;
  return isValid ? ok(timeControl) : fail({ code: 'bad-clock', text });
}

function readTimeControl(text: string): TimeControl | undefined {
  if (NONE.test(text)) return { kind: 'none' };
  const perMove = PER_MOVE.exec(text);
  if (perMove !== null) return { kind: 'perMove', ms: readNumber(perMove[1], SECOND) };
  const found = TOTAL.exec(text);
  if (found === null) return undefined;
  const [, early, last, increment = '0', delay = '0'] = found;
  const stages = [...readStages(early), { ms: readTime(last) }];
  return {
    kind: 'total',
    stages,
    increment: readNumber(increment, SECOND),
    delay: readNumber(delay, SECOND),
  };
}

function readStages(text: string): TimeControlStage[] {
  const stages = text.matchAll(new RegExp(`(${TIME})/(\\d+)`, 'g'));
  return [...stages].map(([, time, moves]) => ({ ms: readTime(time), moves: Number(moves) }));
}

/** Minutes, or minutes and seconds split by a colon. */
function readTime(text: string): number {
  const [minutes, seconds] = text.split(':');
  if (seconds === undefined) return readNumber(minutes, MINUTE);
  return Number(minutes) * MINUTE + readNumber(seconds, SECOND);
}

/** Rounded, because 1.005 × 1000 is not whole in binary. */
function readNumber(text: string, unit: number): number {
  return Math.min(Math.round(Number(text) * unit), LONGEST_MS + 1);
}

/** The canonical text of a time control. */
export function formatTimeControl(timeControl: TimeControl): string {
  switch (timeControl.kind) {
    case 'none':
      return 'none';
    case 'perMove':
      return `${formatSeconds(timeControl.ms)}/lance`;
    case 'total': {
      const stages = timeControl.stages.map(formatStage).join('+');
      const delay = timeControl.delay === 0 ? '' : `;d${formatSeconds(timeControl.delay)}`;
      return `${stages}${formatIncrement(timeControl.increment, timeControl.stages.length)}${delay}`;
    }
  }
}

function formatIncrement(increment: number, stages: number): string {
  if (increment === 0) return stages === 1 ? ' KO' : '';
  return `+${formatSeconds(increment)}${stages === 1 ? '' : 's'}`;
}

function formatStage({ ms, moves }: TimeControlStage): string {
  return moves === undefined ? formatTime(ms) : `${formatTime(ms)}/${moves}`;
}

function formatTime(ms: number): string {
  const minutes = Math.floor(ms / MINUTE);
  const rest = ms % MINUTE;
  if (rest === 0) return String(minutes);
  const seconds = formatSeconds(rest);
  return `${minutes}:${rest < 10 * SECOND ? '0' : ''}${seconds}`;
}

function formatSeconds(ms: number): string {
  const whole = Math.floor(ms / SECOND);
  const rest = String(ms % SECOND)
    .padStart(3, '0')
    .replace(/0+$/, '');
  return rest === '' ? String(whole) : `${whole}.${rest}`;
}
