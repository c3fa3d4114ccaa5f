import { fail, type Game, ok, type Result } from '@tabuleiro/game';
import {
  DEFAULT_CLAIM_BUDGET,
  parseTimeControl,
  parseTimeControls,
  type Seat,
  type Setup,
  type TimeControl,
} from '@tabuleiro/match';
import {
  type Draws,
  type FormError,
  type FormField,
  LONGEST_NAME,
  type NewGameForm,
  type TimeChoice,
} from './form.js';

type Pair<T> = readonly [T, T];

/** What was asked for, as a match is set up; the first thing that is wrong otherwise. */
export function setupOf(rules: Game, form: NewGameForm, draws: Draws): Result<Setup, FormError> {
  const isSwapped = form.colour === 'second' || (form.colour === 'lots' && draws.lot >= 0.5);
  const clock = clocksOf(form.time, isSwapped);
  if (!clock.ok) return clock;
  const start = startOf(rules, form);
  if (!start.ok) return start;
  return ok({
    options: form.options,
    players: inOrder(seatsOf(form, draws.seed), isSwapped),
    clock: clock.value,
    help: form.help,
    budget: DEFAULT_CLAIM_BUDGET,
    ...(form.dice === undefined ? {} : { dice: form.dice }),
    ...(start.value === undefined ? {} : { start: start.value }),
  });
}

function inOrder<T>([one, other]: Pair<T>, isSwapped: boolean): Pair<T> {
  return isSwapped ? [other, one] : [one, other];
}

function seatsOf({ opponent, names, level }: NewGameForm, seed: number): Pair<Seat> {
  const [own, other] = names.map(nameOf);
  if (opponent === 'person') return [person(own), person(other)];
  if (opponent === 'remote') return [person(own), { name: '', kind: 'remote' }];
  // Without a name of its own it is called by its level, in the language of the page.
  const computer = { name: '', kind: 'computer', seed } as const;
  return [person(own), level === 'max' ? computer : { ...computer, level }];
}

const person = (name: string): Seat => ({ name, kind: 'person' });

function nameOf(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').slice(0, LONGEST_NAME);
}

/** The clocks in the order of the sides. What is typed for both as `10+5,5 KO` is in that order already. */
export function clocksOf(time: TimeChoice, isSwapped: boolean): Result<Pair<TimeControl>, FormError> {
  switch (time.kind) {
    case 'preset':
    case 'custom':
      return orError(parseTimeControls(time.text), 'custom', time.text);
    case 'perMove': // Brazilians write 2,5
      return orError(
        parseTimeControls(`${time.seconds.trim().replace(',', '.')}/lance`),
        'perMove',
        time.seconds,
      );
    case 'days':
      return byDays(time.days);
    case 'unequal':
      return unequal(time, isSwapped);
  }
}

const DAY = 86_400_000;
const MOST_DAYS = 30;

/** So many days for each move, for people who look in now and then. */
function byDays(text: string): Result<Pair<TimeControl>, FormError> {
  const days = /^\d{1,2}$/.test(text.trim()) ? Number(text) : 0;
  if (days < 1 || days > MOST_DAYS) return fail({ code: 'bad-clock', field: 'days', text: text.trim() });
  const control: TimeControl = { kind: 'perMove', ms: days * DAY };
  return ok([control, control]);
}

function unequal(
  time: Extract<TimeChoice, { kind: 'unequal' }>,
  isSwapped: boolean,
): Result<Pair<TimeControl>, FormError> {
  const own = orError(parseTimeControl(time.own), 'own', time.own);
  const other = orError(parseTimeControl(time.other), 'other', time.other);
  if (!own.ok) return own;
  return other.ok ? ok(inOrder([own.value, other.value], isSwapped)) : other;
}

function orError<T>(
  result: Result<T, unknown>,
  field: Exclude<FormField, 'position'>,
  text: string,
): Result<T, FormError> {
  return result.ok ? result : fail({ code: 'bad-clock', field, text: text.trim() });
}

/** The position to start from in its canonical text; undefined for the game's own start. */
function startOf(rules: Game, { position, options }: NewGameForm): Result<string | undefined, FormError> {
  const text = position.trim();
  if (text === '') return ok(undefined);
  const parsed = rules.notation.parsePosition(text, options);
  if (!parsed.ok) return fail({ code: 'bad-position', field: 'position', error: parsed.error });
  const turn = rules.turn(parsed.value);
  if (turn.kind === 'over') return fail({ code: 'position-over', field: 'position', outcome: turn.outcome });
  const [canonical, own] = [parsed.value, rules.start(options)].map((state) =>
    rules.notation.formatPosition(state),
  );
  return ok(canonical === own ? undefined : canonical);
}
