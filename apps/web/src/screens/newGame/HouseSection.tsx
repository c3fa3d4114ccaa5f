import { wordOption } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { Switch } from '../../components/Switch.js';
import { newGameWords } from '../../words/newGame.js';
import type { SectionProps } from './section.js';

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
