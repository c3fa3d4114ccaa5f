import type { ComponentChildren, JSX } from 'preact';
import { Field } from './Field.js';

type Props<T extends string | number> = {
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
}: Props<T>): JSX.Element {
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
