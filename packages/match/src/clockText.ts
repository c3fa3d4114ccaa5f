import { fail, ok, type Result } from '@tabuleiro/game';
import { LONGEST_MS, type TimeControl, type TimeControlStage } from './clock.js';
import { timeControlValidator } from './setupShape.js';

export type TimeControlError = { readonly code: 'bad-clock'; readonly text: string };

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** What players are offered, in this order; `10+5` is the one to propose where a clock is wanted. */
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
export const DEFAULT_TIME_CONTROL = '10+5';

const TIME = String.raw`(?:\d+:[0-5]\d(?:\.\d{1,3})?|\d+(?:\.\d{1,3})?)`;
const SECONDS = String.raw`\d+(?:\.\d{1,3})?`;
const NONE = /^(?:none|no clock|sem relógio|-)$/i;
const PER_MOVE = new RegExp(`^(${SECONDS}) ?s?/ ?(?:lance|move)$`, 'i');
const TOTAL = new RegExp(
  `^((?:${TIME}/\\d+ ?\\+ ?)*)(${TIME})(?: ?KO| ?\\+ ?(${SECONDS}) ?s?)?(?: ?; ?d ?(${SECONDS}) ?s?)?$`,
  'i',
);

/** Reads a clock for both players: `10+5`, or one for each split by a comma, the first player's first. */
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

export function formatTimeControls([first, second]: readonly [TimeControl, TimeControl]): string {
  const texts = [formatTimeControl(first), formatTimeControl(second)];
  return texts[0] === texts[1] ? texts[0] : texts.join(',');
}

/** Reads `none`, `30/lance`, `10+5`, `15 KO`, `90/40+30+30s`, `5+0;d3`: docs/match.md says how they are written. */
export function parseTimeControl(text: string): Result<TimeControl, TimeControlError> {
  const form = readForm(text.trim());
  const isSound = form !== undefined && timeControlValidator.check(form, '') === undefined;
  return isSound ? ok(form) : fail({ code: 'bad-clock', text });
}

function readForm(text: string): TimeControl | undefined {
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

/** The one canonical text of a form. */
export function formatTimeControl(form: TimeControl): string {
  switch (form.kind) {
    case 'none':
      return 'none';
    case 'perMove':
      return `${formatSeconds(form.ms)}/lance`;
    case 'total': {
      const stages = form.stages.map(formatStage).join('+');
      const delay = form.delay === 0 ? '' : `;d${formatSeconds(form.delay)}`;
      return `${stages}${formatIncrement(form.increment, form.stages.length)}${delay}`;
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
