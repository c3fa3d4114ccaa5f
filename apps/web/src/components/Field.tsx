import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Icon } from './Icon.js';
import '../components/field.css';

type FieldProps = {
  readonly label: string;
  readonly hint?: ComponentChildren;
  /** What is wrong and what to do; undefined when all is well. */
  readonly error?: string | undefined;
  readonly class?: string;
  /** Draws the control: it must take these. */
  readonly children: (control: Control) => ComponentChildren;
};

export type Control = {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': 'true' | undefined;
};

/** A label, a control, what helps to fill it in, and what is wrong with it, each tied to the control. */
export function Field({ label, hint, error, class: extra = '', children }: FieldProps): JSX.Element {
  const id = useId();
  const notes = [hint === undefined ? [] : [`${id}-hint`], error === undefined ? [] : [`${id}-error`]].flat();
  return (
    <div class={`field ${extra}`}>
      <label for={id}>{label}</label>
      {children({
        id,
        'aria-describedby': notes.length === 0 ? undefined : notes.join(' '),
        'aria-invalid': error === undefined ? undefined : 'true',
      })}
      {hint === undefined ? null : (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error === undefined ? null : (
        <p class="error" id={`${id}-error`}>
          <Icon name="warning" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

type TextProps = Omit<FieldProps, 'children'> & {
  readonly value: string;
  readonly onInput: (value: string) => void;
  readonly maxLength?: number;
  readonly inputMode?: 'text' | 'numeric' | 'decimal';
  readonly autocomplete?: string;
  readonly placeholder?: string;
  /** A text of several lines has this many to begin with. */
  readonly rows?: number;
};

export function TextField({ value, onInput, rows, ...rest }: TextProps): JSX.Element {
  const { maxLength, inputMode = 'text', autocomplete = 'off', placeholder, ...field } = rest;
  const common = { value, placeholder, maxLength, autocomplete, spellcheck: false };
  return (
    <Field {...field}>
      {(control) =>
        rows === undefined ? (
          <input
            type="text"
            {...control}
            {...common}
            inputMode={inputMode}
            onInput={(event) => onInput(event.currentTarget.value)}
          />
        ) : (
          <textarea
            {...control}
            {...common}
            rows={rows}
            onInput={(event) => onInput(event.currentTarget.value)}
          />
        )
      }
    </Field>
  );
}
