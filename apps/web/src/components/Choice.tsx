import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';
import '../components/choice.css';

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

type Props<T extends string | number> = {
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
export function Choice<T extends string | number>(props: Props<T>): JSX.Element {
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
          <label class="option" key={option.value} lang={option.lang}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              aria-label={option.spoken}
              onChange={() => onChange(option.value)}
            />
            {option.picture === undefined ? null : <span class="picture">{option.picture}</span>}
            <span class="label">{option.label}</span>
            {option.detail === undefined ? null : <span class="detail">{option.detail}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
