import { type Signal, signal } from '@preact/signals';

/** Whether the engine is wanted and how many lines of it, from study to study as long as the page lives. */
export const engineWish: { readonly isOn: Signal<boolean>; readonly count: Signal<number> } = {
  isOn: signal(true),
  count: signal(3),
};
