import type { Session } from '../../play/session.js';
import { gameWords } from '../../words/app.js';

type Props = { readonly session: Session; readonly at: number; readonly most: number };

/** Back and forth through what was played. */
export function MoveNavigation({ session, at, most }: Props) {
  const words = gameWords[session.lang];
  const steps = [
    { label: words.first, sign: 'first', to: 0, off: at === 0 },
    { label: words.previous, sign: 'previous', to: at - 1, off: at === 0 },
    { label: words.next, sign: 'next', to: at + 1, off: at === most },
    { label: words.last, sign: 'last', to: most, off: at === most },
  ];
  return (
    <fieldset class="walker" aria-label={words.walkThrough}>
      {steps.map(({ label, sign, to, off }) => (
        <button
          key={label}
          type="button"
          class={`walker-step ${sign}`}
          aria-label={label}
          title={label}
          aria-disabled={off}
          onClick={() => (off ? undefined : session.walkTo(to))}
        />
      ))}
    </fieldset>
  );
}
