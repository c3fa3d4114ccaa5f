import { DEFAULT_HELP_COSTS } from '@tabuleiro/match';
import { wordOption } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { ButtonLink } from '../../components/Button.js';
import { Select, Switch } from '../../components/Choice.js';
import { TextField } from '../../components/Field.js';
import { FileButton } from '../../components/FileButton.js';
import { formatRoute } from '../../route.js';
import { newGameWords } from '../../words/newGame.js';
import { wordSpan } from './clockWords.js';
import type { SectionProps } from './section.js';

/** In milliseconds; 0 turns the help off. */
const COSTS = [0, 5_000, 10_000, 15_000, 30_000, 60_000, 120_000];

/** Hints and takebacks: for a price where the game has one and a clock runs, else allowed or not. */
export function HelpSection(props: SectionProps): JSX.Element {
  const { lang, rules, form } = props;
  const { help: words } = newGameWords[lang];
  const isPaid = rules.matchRules(form.options).paidHelp;
  const hasClock = !(form.time.kind === 'preset' && form.time.text === 'none');
  return (
    <section>
      <h2>{words.heading}</h2>
      {isPaid ? <p class="told">{hasClock ? words.paid : words.free}</p> : null}
      {isPaid && hasClock ? <Prices {...props} /> : <Permissions {...props} />}
    </section>
  );
}

function Prices({ lang, form, change }: SectionProps): JSX.Element {
  const { help: words } = newGameWords[lang];
  const options = COSTS.map((cost) => ({
    value: cost,
    label: cost === 0 ? words.off : words.costs(wordSpan(lang, cost)),
  }));
  return (
    <div class="pair">
      <Select
        label={words.hint}
        value={form.help.hint}
        options={options}
        onChange={(hint) => change({ help: { ...form.help, hint } })}
      />
      <Select
        label={words.takeback}
        value={form.help.takeback}
        options={options}
        onChange={(takeback) => change({ help: { ...form.help, takeback } })}
      />
    </div>
  );
}

/** O-HELP: between two devices there are no hints but those that are paid for. */
function Permissions({ lang, rules, form, change }: SectionProps): JSX.Element {
  const { help: words } = newGameWords[lang];
  const hasHints = form.opponent !== 'remote' || rules.matchRules(form.options).paidHelp;
  const { hint, takeback } = form.help;
  return (
    <div>
      {hasHints ? (
        <Switch
          label={words.allowHint}
          checked={hint > 0}
          onChange={(isOn) => change({ help: { takeback, hint: isOn ? DEFAULT_HELP_COSTS.hint : 0 } })}
        />
      ) : null}
      <Switch
        label={words.allowTakeback}
        checked={takeback > 0}
        onChange={(isOn) => change({ help: { hint, takeback: isOn ? DEFAULT_HELP_COSTS.takeback : 0 } })}
      />
    </div>
  );
}

/** The rules that a game lets people change. */
export function HouseSection({ lang, rules, form, change }: SectionProps): JSX.Element | null {
  const { house: words } = newGameWords[lang];
  if (rules.options.length === 0) return null;
  return (
    <section>
      <h2>{words.heading}</h2>
      <p class="told">{words.hint}</p>
      <div>
        {rules.options.map(({ name, default: usual }) => (
          <Switch
            key={name}
            label={wordOption(lang, name)}
            checked={form.options[name] ?? usual}
            onChange={(isOn) => change({ options: { ...form.options, [name]: isOn } })}
          />
        ))}
      </div>
    </section>
  );
}

type PositionProps = SectionProps & {
  /** Somebody goes to set the position up. */
  readonly onSetUp: () => void;
};

/** Few begin from somewhere else. */
export function PositionSection(props: PositionProps): JSX.Element {
  const { lang, rules, form, change, errorIn, onSetUp } = props;
  const { position: words } = newGameWords[lang];
  return (
    <section>
      <h2>{words.heading}</h2>
      <TextField
        label={words.label}
        hint={words.hint.get(rules.id)}
        error={errorIn('position')}
        value={form.position}
        rows={3}
        onInput={(position) => change({ position })}
      />
      <div class="brought">
        <ButtonLink href={formatRoute({ screen: 'editor', path: [rules.id] })} onClick={onSetUp}>
          {words.setUp}
        </ButtonLink>
        <FileButton
          label={words.open}
          accept=".fen,.bfen,.txt,text/plain"
          onText={(position) => change({ position })}
        />
      </div>
    </section>
  );
}
