/** A key with what is held down with it; `key` as the browser tells it, letters in lower case. */
export type Chord = { readonly key: string; readonly ctrl?: boolean; readonly shift?: boolean };

export type ChordPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** What a screen does with keys: handling, help and tests all go by it. */
export type ChordTable<D extends string> = Readonly<Record<D, readonly Chord[]>>;

/** Which of these a key press asks for; on a Mac, Command is Ctrl. */
export function deedOf<D extends string>(
  deeds: readonly D[],
  chords: ChordTable<D>,
  press: ChordPress,
): D | undefined {
  return deeds.find((deed) => chords[deed].some((chord) => isPressed(chord, press)));
}

/** Shift matters with Ctrl alone: without it, it only belongs to the way some keyboards write a character. */
function isPressed({ key, ctrl = false, shift = false }: Chord, press: ChordPress): boolean {
  const isCtrl = press.ctrlKey || press.metaKey;
  if (press.altKey || isCtrl !== ctrl) return false;
  return press.key.toLowerCase() === key.toLowerCase() && (!ctrl || press.shiftKey === shift);
}

const NAMES: ReadonlyMap<string, string> = new Map([
  ['ArrowLeft', '←'],
  ['ArrowRight', '→'],
  ['ArrowUp', '↑'],
  ['ArrowDown', '↓'],
]);

/** As it is written on keys: `Ctrl+Shift+Z`. */
export function nameChord({ key, ctrl, shift }: Chord): string {
  const name = NAMES.get(key) ?? (key.length === 1 ? key.toUpperCase() : key);
  return [...(ctrl === true ? ['Ctrl'] : []), ...(shift === true ? ['Shift'] : []), name].join('+');
}

/** A character, which may be switched off (WCAG 2.1.4). */
export function isCharacter({ key, ctrlKey, metaKey }: ChordPress): boolean {
  return key.length === 1 && !ctrlKey && !metaKey;
}
