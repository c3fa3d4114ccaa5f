import type { JSX } from 'preact';
import type { Session } from '../../play/session.js';
import { gameWords } from '../../words/app.js';

export const WALK_STEPS = ['first', 'previous', 'next', 'last'] as const;
type WalkStep = (typeof WALK_STEPS)[number];

type Props = { readonly session: Session; readonly of: readonly WalkStep[] };

/** Back and forth through what was played. */
export function WalkSteps({ session, of }: Props): JSX.Element {
  const words = gameWords[session.lang];
  const at = session.walk.ply.value;
  const most = session.walk.line.value.length;
  const to = { first: 0, previous: at - 1, next: at + 1, last: most };
  return (
    <fieldset class="walker" aria-label={words.walkThrough}>
      {of.map((step) => {
        const isOff = at === (step === 'first' || step === 'previous' ? 0 : most);
        return (
          <button
            key={step}
            type="button"
            class={`walker-step ${step}`}
            aria-label={words[step]}
            title={words[step]}
            aria-disabled={isOff}
            onClick={() => (isOff ? undefined : session.walkTo(to[step]))}
          />
        );
      })}
    </fieldset>
  );
}
