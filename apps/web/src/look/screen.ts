import { type ReadonlySignal, signal } from '@preact/signals';

/** Whether a media query holds, kept up to date. Where there is no screen, it does not. */
function holds(query: string): ReadonlySignal<boolean> {
  const list = 'matchMedia' in globalThis ? matchMedia(query) : undefined;
  const answer = signal(list?.matches ?? false);
  list?.addEventListener('change', () => {
    answer.value = list.matches;
  });
  return answer;
}

/** A phone held upright: everything below the board stands in one column (screens/game/layout.css asks the same). */
export const isPhone: ReadonlySignal<boolean> = holds(
  '(max-width: 39.99rem) and (max-aspect-ratio: 1249/1000)',
);

/** A screen held upright, a tablet too: a long board stands upright there. */
export const isUpright: ReadonlySignal<boolean> = holds(
  '(max-width: 59.99rem) and (max-aspect-ratio: 1249/1000)',
);
