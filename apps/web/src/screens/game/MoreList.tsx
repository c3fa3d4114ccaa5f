import type { JSX } from 'preact';
import type { Session } from '../../play/session.js';
import { gameWords } from '../../words/app.js';
import { ActionButton, type Deed } from './ActionButton.js';
import { exportDeeds } from './exportDeeds.js';
import { showOnlyBoard } from './pageKeys.js';
import { openWriting } from './writing.js';

type Props = {
  readonly session: Session;
  readonly deeds: readonly Deed[];
  readonly onDone: () => void;
};

/** What stands behind the three dots: what the bar has no room for, and what is rarely wanted. */
export function MoreList({ session, deeds, onDone }: Props): JSX.Element {
  const words = gameWords[session.lang];
  const { onlyBoard } = session.settings.value;
  const write: Deed = { icon: 'write', onClick: openWriting, children: words.write };
  const board: Deed = {
    ...{ icon: 'board', isPressed: onlyBoard, children: words.onlyBoard },
    onClick: () => showOnlyBoard(session, !onlyBoard),
  };
  return (
    <>
      {[...deeds, write, board, ...exportDeeds(session)].map((deed) => (
        <ActionButton
          key={deed.icon + deed.children}
          {...deed}
          onClick={() => {
            // First the focus goes back, then it may go on, to a field or a dialog. What asks back stays.
            const wasAsked = session.confirmation.asked.peek();
            if (deed.icon === 'draw' && wasAsked?.of !== 'draw') deed.onClick();
            else {
              onDone();
              deed.onClick();
            }
          }}
        />
      ))}
    </>
  );
}
