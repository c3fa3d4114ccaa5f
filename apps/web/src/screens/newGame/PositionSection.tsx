import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { TextField } from '../../components/Field.js';
import { FileButton } from '../../components/FileButton.js';
import { newGameWords } from '../../words/newGame.js';
import type { SectionProps } from './section.js';

/** Few begin from somewhere else: it is folded away, unless a position is there already. */
export function PositionSection({ lang, rules, form, change, errorIn }: SectionProps): JSX.Element {
  const { position: words } = newGameWords[lang];
  const [isOpen, setOpen] = useState(form.position !== '');
  return (
    <details
      class="folded"
      open={isOpen || errorIn('position') !== undefined}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{words.heading}</summary>
      <TextField
        label={words.label}
        hint={words.hint.get(rules.id)}
        error={errorIn('position')}
        value={form.position}
        rows={3}
        onInput={(position) => change({ position })}
      />
      <FileButton
        label={words.open}
        accept=".fen,.bfen,.txt,text/plain"
        onText={(position) => change({ position })}
      />
    </details>
  );
}
