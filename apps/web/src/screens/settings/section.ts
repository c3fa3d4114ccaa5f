import type { Lang } from '@tabuleiro/words';
import type { Settings } from '../../store/settings/settings.js';

/** What every part of the page that changes settings is given. */
export type SectionProps = {
  readonly lang: Lang;
  readonly settings: Settings;
  readonly onChange: (part: Partial<Settings>) => void;
};

/** The values of a closed list with their names. */
export function named<T extends string | number>(
  values: readonly T[],
  names: Readonly<Record<T, string>>,
): readonly { readonly value: T; readonly label: string }[] {
  return values.map((value) => ({ value, label: names[value] }));
}
