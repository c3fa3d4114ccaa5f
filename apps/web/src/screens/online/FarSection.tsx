import { DEFAULT_GRACE_MS, LEAST_GRACE_MS } from '@tabuleiro/online';
import type { JSX } from 'preact';
import { RadioGroup, Select, Switch } from '../../components/Choice.js';
import { onlineWords } from '../../words/online.js';
import { wordSpan } from '../newGame/clockWords.js';
import type { FarChoice } from '../newGame/form.js';
import type { SectionProps } from '../newGame/section.js';
import { ServerNote } from './ServerNote.js';

const GRACES = [LEAST_GRACE_MS, DEFAULT_GRACE_MS, 120_000, 300_000, 900_000];

type Props = SectionProps & { readonly hasDice: boolean };

/** What is agreed only with somebody far away. */
export function FarSection({ lang, form, change, hasDice }: Props): JSX.Element {
  const { form: words } = onlineWords[lang];
  const { far } = form;
  const set = (part: Partial<FarChoice>): void => change({ far: { ...far, ...part } });
  return (
    <section class="far-terms">
      <h2>{words.heading}</h2>
      <ServerNote lang={lang} />
      {hasDice ? (
        <RadioGroup
          legend={words.fair}
          isQuiet
          value={far.dice}
          options={[
            { value: 'fair', label: words.fair, detail: words.fairHint },
            { value: 'real', label: words.real, detail: words.realHint },
          ]}
          onChange={(dice) => set({ dice: dice === 'real' ? 'real' : 'fair' })}
        />
      ) : null}
      <Switch
        label={words.watched}
        hint={words.watchedHint}
        checked={far.watched}
        onChange={(watched) => set({ watched })}
      />
      <Switch
        label={words.listed}
        hint={words.listedHint}
        checked={far.listed}
        onChange={(listed) => set({ listed })}
      />
      {form.time.kind === 'days' ? null : (
        <Select
          label={words.grace}
          hint={words.graceHint}
          value={far.grace}
          options={GRACES.map((value) => ({ value, label: wordSpan(lang, value) }))}
          onChange={(grace) => set({ grace })}
        />
      )}
    </section>
  );
}
