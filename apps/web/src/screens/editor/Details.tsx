import type { GameOption } from '@tabuleiro/game';
import { wordOption } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { RadioGroup, Select, Switch } from '../../components/Choice.js';
import { Drawing } from '../../components/Drawing.js';
import { Field } from '../../components/Field.js';
import type { Control } from '../../editor/draft.js';
import type { PositionEditor } from '../../editor/editor.js';
import { editorWords } from '../../words/editor.js';

type Props = { readonly editor: PositionEditor };

/** What a position has besides its board. */
export function Details({ editor }: Props): JSX.Element {
  const { lang, form, step } = editor;
  const controls = form.controls(lang, editor.draft.value, step.value.options);
  return (
    <section class="editor-details">
      <h2>{editorWords[lang].details}</h2>
      <div class="editor-controls">
        {controls.map((control) => (
          <ControlField key={`${control.field} ${control.label}`} editor={editor} control={control} />
        ))}
      </div>
      <HouseRules editor={editor} />
    </section>
  );
}

function ControlField({ editor, control }: Props & { readonly control: Control }): JSX.Element {
  const { label, hint } = control;
  const change = (make: (draft: unknown) => unknown): void => editor.change(make(editor.draft.value));
  switch (control.kind) {
    case 'choice':
    case 'select': {
      const options = control.options.map(({ id, label: text }) => ({ value: id, label: text }));
      const choose = (value: string): void => {
        const chosen = control.options.find(({ id }) => id === value);
        if (chosen !== undefined) change(chosen.change);
      };
      const common = { hint, value: control.value, options, onChange: choose };
      return control.kind === 'choice' ? (
        <RadioGroup legend={label} shape="chips" {...common} />
      ) : (
        <Select label={label} {...common} />
      );
    }
    case 'switches':
      return <Switches editor={editor} control={control} />;
    case 'counts':
      return <Counts editor={editor} control={control} />;
    case 'number':
      return <NumberField editor={editor} control={control} />;
    case 'told':
      return (
        <p class="told">
          <strong>{label}:</strong> {control.value}
        </p>
      );
  }
}

type Part<K extends Control['kind']> = Props & { readonly control: Extract<Control, { kind: K }> };

/** Several that are on or off, as close as the choices of a group. */
function Switches({ editor, control }: Part<'switches'>): JSX.Element {
  return (
    <fieldset class="choice chips">
      <legend>{control.label}</legend>
      <div
        class={`choices ${control.switches.every(({ label }) => label.length < 4) ? 'is-short' : 'is-long'}`}
      >
        {control.switches.map(({ id, label, isOn, change }) => (
          <label key={id} class={isOn ? 'option is-checked' : 'option'}>
            <input
              type="checkbox"
              checked={isOn}
              onChange={(event) => editor.change(change(editor.draft.value, event.currentTarget.checked))}
            />
            <span class="focus-ring" aria-hidden="true" />
            <span class="label">{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** How many there are of each, with a step down and a step up. */
function Counts({ editor, control }: Part<'counts'>): JSX.Element {
  const words = editorWords[editor.lang];
  return (
    <fieldset class="choice counts">
      <legend>{control.label}</legend>
      <div class="choices">
        {control.counts.map(({ id, label, man, value, change }) => {
          const step = (by: 1 | -1): void =>
            editor.change(change(editor.draft.value, Math.max(0, value + by)), `${label}: ${value + by}`);
          return (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset would frame each of them
            <div key={id} class="count" role="group" aria-label={`${label}: ${value}`}>
              {man === undefined ? null : <Drawing art={man.art} side={man.side} size="1.9em" />}
              <span class="count-value">{value}</span>
              <button
                type="button"
                class="count-step"
                aria-label={words.fewer(label)}
                aria-disabled={value === 0}
                onClick={() => (value > 0 ? step(-1) : undefined)}
              >
                −
              </button>
              <button type="button" class="count-step" aria-label={words.more(label)} onClick={() => step(1)}>
                +
              </button>
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

/** Whatever is typed counts, that it may be told what is wrong with it; what parts the fields of a text is no part of one. */
function NumberField({ editor, control }: Part<'number'>): JSX.Element {
  const { label, hint, value, field } = control;
  const found = editor.judgement.value;
  const isWrong =
    found.kind === 'impossible' && found.error.field === field && String(found.error.facts.text) === value;
  return (
    <Field label={label} hint={hint} error={isWrong ? editor.verdict.value : undefined} class="number">
      {(part) => (
        <input
          type="text"
          inputMode="numeric"
          autocomplete="off"
          maxLength={12}
          {...part}
          value={value}
          onInput={(event) => {
            const typed = event.currentTarget.value.replaceAll(/[\s,/]/g, '');
            event.currentTarget.value = typed;
            editor.change(control.change(editor.draft.value, typed));
          }}
        />
      )}
    </Field>
  );
}

/** They decide what is possible, and go with the position. */
function HouseRules({ editor }: Props): JSX.Element | null {
  const { lang, view, step } = editor;
  const words = editorWords[lang];
  const { text, options } = step.value;
  const all: readonly GameOption[] = view.written.game.options;
  if (all.length === 0) return null;
  return (
    <details class="folded">
      <summary>{words.house}</summary>
      <p class="hint">{words.houseHint}</p>
      {all.map(({ name, default: usual }) => (
        <Switch
          key={name}
          label={wordOption(lang, name)}
          checked={options[name] ?? usual}
          onChange={(isOn) => editor.take(text, { ...options, [name]: isOn })}
        />
      ))}
    </details>
  );
}
