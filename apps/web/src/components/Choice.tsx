import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';
import '../components/choice.css';
import { Field } from './Field.js';
import './field.css';

export type ChoiceOption<T extends string | number> = {
  readonly value: T;
  readonly label: string;
  /** A second, smaller line. */
  readonly detail?: string;
  /** Said to screen readers instead of label and detail. */
  readonly spoken?: string;
  readonly picture?: ComponentChildren;
  /** The language of the label, where it is not that of the page. */
  readonly lang?: string;
};

type ChoiceProps<T extends string | number> = {
  readonly legend: string;
  /** Is the legend only for screen readers, because a heading says the same? */
  readonly isQuiet?: boolean;
  readonly hint?: ComponentChildren;
  readonly value: T;
  readonly options: readonly ChoiceOption<T>[];
  readonly onChange: (value: T) => void;
  /** `cards` have room for words, `tiles` for a number, `chips` for something between. */
  readonly shape?: 'cards' | 'tiles' | 'chips';
};

/** One of several, all in view: a group of radio buttons, each as large as what it says. */
export function RadioGroup<T extends string | number>(props: ChoiceProps<T>): JSX.Element {
  const { legend, isQuiet = false, hint, value, options, onChange, shape = 'cards' } = props;
  const id = useId();
  return (
    <fieldset class={`choice ${shape}`} aria-describedby={hint === undefined ? undefined : `${id}-hint`}>
      <legend class={isQuiet ? 'aside' : undefined}>{legend}</legend>
      {hint === undefined ? null : (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div class="choices">
        {options.map((option) => (
          <label
            class={option.value === value ? 'option is-checked' : 'option'}
            key={option.value}
            lang={option.lang}
          >
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              aria-label={option.spoken}
              onChange={() => onChange(option.value)}
            />
            <span class="focus-ring" aria-hidden="true" />
            {option.picture === undefined ? null : <span class="picture">{option.picture}</span>}
            <span class="label">{option.label}</span>
            {option.detail === undefined ? null : <span class="detail">{option.detail}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type SelectProps<T extends string | number> = {
  readonly label: string;
  readonly hint?: ComponentChildren;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly onChange: (value: T) => void;
};

export function Select<T extends string | number>({
  label,
  hint,
  value,
  options,
  onChange,
}: SelectProps<T>): JSX.Element {
  const choose = (index: number): void => {
    const chosen = options.at(index);
    if (chosen !== undefined) onChange(chosen.value);
  };
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <select {...control} onChange={(event) => choose(event.currentTarget.selectedIndex)}>
          {options.map((option) => (
            <option key={option.value} value={option.value} selected={option.value === value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

type SwitchProps = {
  readonly label: string;
  readonly hint?: ComponentChildren;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
};

/** On or off, at once. */
export function Switch({ label, hint, checked, onChange }: SwitchProps): JSX.Element {
  const id = useId();
  return (
    <div class="switch">
      <input
        type="checkbox"
        role="switch"
        id={id}
        checked={checked}
        aria-checked={checked}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <label for={id}>{label}</label>
      {hint === undefined ? null : (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
