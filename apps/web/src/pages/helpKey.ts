import type { Chord } from '../chord.js';
import { isHelpOpen } from '../help.js';
import { settings } from '../store/settings/settingsStore.js';

/** The same as on every board. */
export const HELP_CHORD: Chord = { key: '?' };

/** The help opens from anywhere on any page, except where one writes. */
export function hearHelpKey(event: KeyboardEvent): void {
  const { key, target, ctrlKey, altKey, metaKey } = event;
  const isWriting =
    target instanceof Element &&
    target.closest('input:not([type=checkbox], [type=radio]), textarea, select, dialog') !== null;
  if (event.defaultPrevented || isWriting || ctrlKey || altKey || metaKey) return;
  if (key !== HELP_CHORD.key || !settings.value.keys) return;
  event.preventDefault();
  isHelpOpen.value = true;
}
