import {
  DEFAULT_TIME_CONTROL,
  parseTimeControl,
  TIME_CONTROL_PRESETS,
  type TimeControl,
} from '@tabuleiro/match';
import type { JSX } from 'preact';
import { type ChoiceOption, RadioGroup } from '../../components/Choice.js';
import { TextField } from '../../components/Field.js';
import { newGameWords } from '../../words/newGame.js';
import { wordClock } from './clockWords.js';
import type { TimeChoice } from './form.js';
import type { SectionProps } from './section.js';

/** Presets are chosen by their text, the rest by their kind. */
const OWN_KINDS = ['days', 'perMove', 'custom', 'unequal'] as const;
type OwnKind = (typeof OWN_KINDS)[number];

const FRESH: Readonly<Record<OwnKind, TimeChoice>> = {
  days: { kind: 'days', days: '3' },
  perMove: { kind: 'perMove', seconds: '30' },
  custom: { kind: 'custom', text: DEFAULT_TIME_CONTROL },
  unequal: { kind: 'unequal', own: DEFAULT_TIME_CONTROL, other: '5 KO' },
};

const isOwn = (value: string): value is OwnKind => OWN_KINDS.some((kind) => kind === value);

/** What most people choose from; the others are folded away. */
const USUAL: readonly string[] = ['none', '5+3', '10+5', '15+10'];

export function TimeSection(props: SectionProps): JSX.Element {
  const { lang, rules, form } = props;
  const { time: words } = newGameWords[lang];
  const chosen = chosenIn(form.time);
  // Whatever was chosen among the others is seen here too.
  const values = USUAL.includes(chosen) ? USUAL : [...USUAL, chosen];
  return (
    <section class="times">
      <h2>{words.legend}</h2>
      <TimeChoices {...props} legend={words.legend} values={values} />
      {rules.matchRules(form.options).flagFall === 'draw' ? <p class="told">{words.flagDraw}</p> : null}
    </section>
  );
}

/** Every other rhythm, and what has to be filled in for it. */
export function OtherTimes(props: SectionProps): JSX.Element {
  const { time: words } = newGameWords[props.lang];
  // Nobody sits at one board for days.
  const own = OWN_KINDS.filter((kind) => kind !== 'days' || props.form.opponent === 'remote');
  const values = [...TIME_CONTROL_PRESETS.filter((text) => !USUAL.includes(text)), ...own];
  return (
    <section class="times">
      <h2>{words.others}</h2>
      <TimeChoices {...props} legend={words.others} values={values} />
      <p class="told">{words.knockout}</p>
      <OwnTime {...props} />
    </section>
  );
}

const chosenIn = (time: TimeChoice): string => (time.kind === 'preset' ? time.text : time.kind);

type ChoicesProps = SectionProps & { readonly legend: string; readonly values: readonly string[] };

function TimeChoices(props: ChoicesProps): JSX.Element {
  const { lang, form, change, legend, values } = props;
  const { time: words } = newGameWords[lang];
  return (
    <RadioGroup
      legend={legend}
      isQuiet
      shape="chips"
      value={chosenIn(form.time)}
      options={values.map((value) =>
        isOwn(value) ? { value, label: words[value] } : presetOption(props, value),
      )}
      onChange={(value) => change({ time: isOwn(value) ? FRESH[value] : { kind: 'preset', text: value } })}
    />
  );
}

function presetOption({ lang }: SectionProps, text: string): ChoiceOption<string> {
  const { time: words } = newGameWords[lang];
  const form = parseTimeControl(text);
  if (!form.ok || form.value.kind === 'none') return { value: text, label: words.none };
  const pace = paceOf(form.value);
  const detail = pace === undefined ? '' : words.paces[pace];
  // Stages make a long text: it may break before the time that each move adds.
  const label = text.replace(/\+(?=\d+s$)/, '\u200B+');
  return { value: text, label, detail, spoken: `${text}: ${wordClock(lang, form.value)}, ${detail}` };
}

function OwnTime({ lang, form, change, errorIn }: SectionProps): JSX.Element | null {
  const { time: words } = newGameWords[lang];
  const { time } = form;
  const told = (text: string): string | undefined => {
    const clock = parseTimeControl(text);
    return clock.ok ? wordClock(lang, clock.value) : undefined;
  };
  switch (time.kind) {
    case 'preset':
      return null;
    case 'perMove':
      return (
        <TextField
          label={words.seconds}
          value={time.seconds}
          inputMode="decimal"
          error={errorIn('perMove')}
          onInput={(seconds) => change({ time: { kind: 'perMove', seconds } })}
        />
      );
    case 'days':
      return (
        <TextField
          label={words.daysLabel}
          value={time.days}
          inputMode="numeric"
          error={errorIn('days')}
          onInput={(days) => change({ time: { kind: 'days', days } })}
        />
      );
    case 'custom':
      return (
        <TextField
          label={words.customLabel}
          hint={[words.customHint, told(time.text)].filter(Boolean).join(' → ')}
          value={time.text}
          error={errorIn('custom')}
          onInput={(text) => change({ time: { kind: 'custom', text } })}
        />
      );
    case 'unequal':
      return (
        <div class="pair">
          <TextField
            label={words.own}
            hint={told(time.own)}
            value={time.own}
            error={errorIn('own')}
            onInput={(own) => change({ time: { ...time, own } })}
          />
          <TextField
            label={form.opponent === 'computer' ? words.otherComputer : words.other}
            hint={told(time.other)}
            value={time.other}
            error={errorIn('other')}
            onInput={(other) => change({ time: { ...time, other } })}
          />
        </div>
      );
  }
}

export const PACES = ['blitz', 'rapid', 'classical'] as const;
export type Pace = (typeof PACES)[number];

const MINUTE = 60_000;
/** FIDE counts a game as sixty moves. */
const MOVES = 60;

/** The class of a time control as FIDE and CBX count it: 5+5 is blitz here. None without a clock or by the move. */
export function paceOf(form: TimeControl): Pace | undefined {
  if (form.kind !== 'total') return undefined;
  const given = form.stages.reduce((sum, { ms }) => sum + ms, 0);
  const minutes = (given + MOVES * form.increment) / MINUTE;
  if (minutes <= 10) return 'blitz';
  return minutes < 60 ? 'rapid' : 'classical';
}
