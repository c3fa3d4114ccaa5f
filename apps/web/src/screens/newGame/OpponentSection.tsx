import { LEVELS, type Level } from '@tabuleiro/engine';
import type { Player } from '@tabuleiro/game';
import { DEFAULT_HELP_COSTS, formatTimeControl, type HelpCosts, type TimeControl } from '@tabuleiro/match';
import { capital, computerWords, wordLevel } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type ChoiceOption, RadioGroup } from '../../components/Choice.js';
import { Drawing } from '../../components/Drawing.js';
import { TextField } from '../../components/Field.js';
import { newGameWords } from '../../words/newGame.js';
import { LONGEST_NAME, type NewGameForm, OPPONENTS, SIDE_CHOICES } from './form.js';
import type { SectionProps } from './section.js';
import { clocksOf } from './setup.js';

type Props = SectionProps & {
  readonly elo: ((level: Level) => number | undefined) | undefined;
  readonly estimate: ((control: TimeControl) => Promise<number | undefined>) | undefined;
};

/** Who plays: the computer and how well, or another person and how both are called. */
export function OpponentSection(props: Props): JSX.Element {
  const { lang, form, change } = props;
  const { opponent: words } = newGameWords[lang];
  return (
    <section>
      <h2>{words.legend}</h2>
      <RadioGroup
        legend={words.legend}
        isQuiet
        value={form.opponent}
        options={OPPONENTS.map((value) => ({
          value,
          label: words.names[value],
          detail: words.details[value],
        }))}
        onChange={(opponent) => change(changeOf(form, opponent))}
      />
      {form.opponent === 'computer' ? <LevelChoice {...props} /> : null}
      {form.opponent === 'person' ? <Names {...props} /> : null}
      {form.opponent === 'remote' ? (
        <OwnName {...{ lang, form, change }} label={newGameWords[lang].people.own} />
      ) : null}
    </section>
  );
}

/** Help between two devices has to be wished for (O-HELP), and nobody sits at one board for days. */
function changeOf(form: NewGameForm, opponent: NewGameForm['opponent']): Partial<NewGameForm> {
  if ((opponent === 'remote') === (form.opponent === 'remote')) return { opponent };
  if (opponent === 'remote') return { opponent, help: NO_HELP };
  const time: NewGameForm['time'] = form.time.kind === 'days' ? { kind: 'preset', text: 'none' } : form.time;
  return { opponent, help: DEFAULT_HELP_COSTS, time };
}

const NO_HELP: HelpCosts = { hint: 0, takeback: 0 };

/** Below these a rating reads as if it were broken: words say more. */
const LEARNING = 200;
const BEGINNING = 800;

function LevelChoice({ lang, form, change, elo, estimate }: Props): JSX.Element {
  const { level: words } = newGameWords[lang];
  const maximum = useEstimate(form, estimate);
  const told = (level: NewGameForm['level']): string =>
    [capital(wordLevel(lang, level === 'max' ? undefined : level)), strength(level)]
      .filter(Boolean)
      .join(', ');
  const strength = (level: NewGameForm['level']): string => {
    if (level === 'max') return maximum === undefined ? '' : words.maximumElo(rounded(maximum, 50));
    const rating = elo?.(level);
    if (rating === undefined) return '';
    if (rating < LEARNING) return words.learner;
    return rating < BEGINNING ? words.beginner : words.elo(rounded(rating, 10));
  };
  const rounded = (rating: number, step: number): string =>
    (Math.round(rating / step) * step).toLocaleString(lang);
  const options: readonly ChoiceOption<NewGameForm['level']>[] = [
    ...LEVELS.map((level) => ({ value: level, label: String(level), spoken: told(level) })),
    { value: 'max', label: computerWords(lang).maximum, spoken: told('max') },
  ];
  return (
    <div class="levels">
      <RadioGroup
        legend={words.legend}
        shape="tiles"
        value={form.level}
        options={options}
        onChange={(level) => change({ level })}
      />
      <p class="told" aria-live={form.level === 'max' ? 'polite' : undefined}>
        {told(form.level)}. {form.level === 'max' ? words.maximumHint : ''}
      </p>
    </div>
  );
}

/** The rating of the computer at full strength, once somebody has chosen it: until then nothing is fetched or measured. */
function useEstimate(form: NewGameForm, estimate: Props['estimate']): number | undefined {
  const [elo, setElo] = useState<number>();
  const clocks = clocksOf(form.time, form.colour === 'second');
  const control = clocks.ok ? clocks.value[form.colour === 'second' ? 0 : 1] : undefined;
  const key = control === undefined ? '' : formatTimeControl(control);
  const isWanted = form.level === 'max';
  useEffect(() => {
    let isOld = false;
    const found = isWanted && control !== undefined ? estimate?.(control) : undefined;
    void Promise.resolve(found).then((rating) => {
      if (!isOld) setElo(rating);
    });
    return () => {
      isOld = true;
    };
  }, [isWanted, key]);
  return elo;
}

/** Two people may say who is who; one of them is asked for a name further down. */
function Names({ lang, form, change }: SectionProps): JSX.Element {
  const { people: words } = newGameWords[lang];
  const [own, other] = form.names;
  return (
    <div class="pair">
      <OwnName {...{ lang, form, change }} label={words.first} />
      <TextField
        label={words.second}
        value={other}
        maxLength={LONGEST_NAME}
        onInput={(name) => change({ names: [own, name] })}
      />
    </div>
  );
}

/** The name of who plays the computer. */
export function NameSection({ lang, form, change }: SectionProps): JSX.Element | null {
  const { people: words } = newGameWords[lang];
  if (form.opponent !== 'computer') return null;
  return (
    <section>
      <h2>{words.heading}</h2>
      <OwnName {...{ lang, form, change }} label={words.own} />
    </section>
  );
}

type OwnNameProps = Pick<SectionProps, 'lang' | 'form' | 'change'> & { readonly label: string };

function OwnName({ lang, form, change, label }: OwnNameProps): JSX.Element {
  const [own, other] = form.names;
  return (
    <TextField
      label={label}
      hint={newGameWords[lang].people[form.opponent === 'remote' ? 'farHint' : 'hint']}
      value={own}
      maxLength={LONGEST_NAME}
      autocomplete="nickname"
      onInput={(name) => change({ names: [name, other] })}
    />
  );
}

const ARTS: Readonly<Record<Player, string>> = { w: 'w-king', b: 'b-king', A: 'a-cone', B: 'b-spool' };

export function SideSection({ lang, rules, form, change }: SectionProps): JSX.Element {
  const { side: words, people } = newGameWords[lang];
  const [first, second] = rules.players;
  const legend = form.opponent !== 'person' ? words.legend : `${people.first}: ${words.legend}`;
  const drawn = [
    <Drawing art={ARTS[first]} side={0} size={44} />,
    <Drawing art={ARTS[second]} side={1} size={44} />,
  ];
  const options = {
    first: { label: words.names[first], detail: words.begins, picture: drawn[0] },
    second: { label: words.names[second], detail: words.answers, picture: drawn[1] },
    lots: { label: words.lots, detail: words.lotsDetail, picture: drawn },
  };
  return (
    <section class="sides">
      <h2>{words.legend}</h2>
      <RadioGroup
        legend={legend}
        isQuiet
        value={form.colour}
        options={SIDE_CHOICES.map((value) => ({ value, ...options[value] }))}
        onChange={(colour) => change({ colour })}
      />
    </section>
  );
}
