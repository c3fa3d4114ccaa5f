import type { Level } from '@tabuleiro/engine';
import type { Game } from '@tabuleiro/game';
import type { DiceTerms, Setup, TimeControl } from '@tabuleiro/match';
import { wordGame } from '@tabuleiro/words';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../../components/Button.js';
import { Note } from '../../components/Note.js';
import { type HeaderProps, Page } from '../../components/Page.js';
import { SpriteLoader, spritesOf } from '../../look/art/sprites.js';
import { formatRoute } from '../../route.js';
import { type Draws, type NewGameForm, plainForm } from './form.js';
import { MoreSection } from './MoreSection.js';
import { NameSection, OpponentSection, SideSection } from './OpponentSection.js';
import { HelpSection, HouseSection, PositionSection } from './RulesSections.js';
import { Summary } from './Summary.js';
import { type SectionProps, useFault } from './section.js';
import { setupOf } from './setup.js';
import { OtherTimes, TimeSection } from './TimeSection.js';
import './newGame.css';
import { newGameWords } from '../../words/newGame.js';

export type NewGameProps = HeaderProps & {
  readonly rules: Game;
  /** The name last given at this device. */
  readonly name: string;
  /** The rating of a level, where the game has been measured. */
  readonly elo?: (level: Level) => number | undefined;
  /** The rating of the computer at full strength on this device, where that can be told. */
  readonly estimate?: (control: TimeControl) => Promise<number | undefined>;
  /** The choice of dice, for a game that has some, and what it came to: nothing for a real die. */
  readonly dice?: ComponentChildren;
  readonly diceTerms?: DiceTerms;
  /** What is already known, such as a position that was pasted on the home page. */
  readonly initial?: Partial<NewGameForm>;
  /** Asked for random numbers once, when the game starts. */
  /** What is agreed only with somebody far away, and the choice of dice there. */
  readonly far: (section: SectionProps) => ComponentChildren;
  readonly draw: () => Draws;
  readonly onStart: (setup: Setup, form: NewGameForm) => void;
  /** Somebody goes to set up the position, and comes back to this form. */
  readonly onSetUp: (form: NewGameForm) => void;
  /** Why the game could not be begun, in words. */
  readonly failure?: string;
};

/** House rules that are not told stay as they are proposed. */
function filledForm(plain: NewGameForm, initial: Partial<NewGameForm> = {}): NewGameForm {
  return { ...plain, ...initial, options: { ...plain.options, ...initial.options } };
}

/** Everything before a game on one page: it can be started at once; what few change is folded away. */
export function NewGameScreen(props: NewGameProps): JSX.Element {
  const {
    rules,
    name,
    elo,
    estimate,
    dice,
    diceTerms,
    initial,
    far,
    draw,
    onStart,
    onSetUp,
    failure,
    ...header
  } = props;
  const { lang } = header;
  const [form, setForm] = useState<NewGameForm>(() => filledForm(plainForm(rules, name), initial));
  const [tries, setTries] = useState(0);
  const page = useRef<HTMLFormElement>(null);
  const isSeeking = useRef(false);
  const words = newGameWords[lang];
  const complete = { ...form, dice: form.opponent === 'remote' ? undefined : diceTerms };
  const checked = setupOf(rules, complete, { lot: 0, seed: 0 });
  const error = tries > 0 && !checked.ok ? checked.error : undefined;
  const fault = useFault(lang, rules.id, error);
  // The sentence may come a little later than the try; typing afterwards does not move the focus again.
  useEffect(() => {
    if (fault === undefined || !isSeeking.current) return;
    isSeeking.current = false;
    focusFault(page.current);
  }, [fault, tries]);
  const section: SectionProps = {
    lang,
    rules,
    form,
    change: (part) => setForm((old) => ({ ...old, ...part })),
    errorIn: (field) => (error?.field === field ? fault : undefined),
  };
  const start = (event: Event): void => {
    event.preventDefault();
    const setup = setupOf(rules, complete, draw());
    if (setup.ok) onStart(setup.value, complete);
    else {
      isSeeking.current = true;
      setTries(tries + 1);
    }
  };
  return (
    <Page
      {...header}
      title={words.title(wordGame(lang, rules.id))}
      heading={wordGame(lang, rules.id)}
      class="new-game"
    >
      <SpriteLoader groups={spritesOf(rules.id)} />
      <p class="rules">
        <a href={formatRoute({ screen: 'manual', path: [rules.id] })}>{words.rules}</a>
      </p>
      <form ref={page} onSubmit={start} noValidate>
        <Summary {...section} checked={checked} failure={failure} />
        <div class="choosing">
          <OpponentSection {...section} elo={elo} estimate={estimate} />
          <SideSection {...section} />
          <TimeSection {...section} />
          {form.opponent === 'remote' ? far(section) : null}
          <MoreSection lang={lang} isAsked={isChosen(initial)} hasFault={error !== undefined}>
            <OtherTimes {...section} />
            {dice === undefined || form.opponent === 'remote' ? null : (
              <section>
                <h2>{words.dice}</h2>
                {dice}
              </section>
            )}
            <HouseSection {...section} />
            <HelpSection {...section} />
            <NameSection {...section} />
            <PositionSection {...section} onSetUp={() => onSetUp(form)} />
          </MoreSection>
          <div class="last">
            {fault === undefined ? null : (
              <Note kind="warning">
                <p>{fault}</p>
              </Note>
            )}
            <Button kind="primary" type="submit" icon="play">
              {form.opponent === 'remote' ? words.invite : words.start}
            </Button>
          </div>
        </div>
      </form>
    </Page>
  );
}

/** Is something of what is folded away already chosen? */
function isChosen({ position = '' }: Partial<NewGameForm> = {}): boolean {
  return position !== '';
}

function focusFault(form: HTMLFormElement | null): void {
  const fault = form?.querySelector('[aria-invalid="true"]');
  if (fault instanceof HTMLElement) fault.focus();
}
