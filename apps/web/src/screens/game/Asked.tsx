import type { JSX } from 'preact';
import { Button } from '../../components/Button.js';
import type { Session } from '../../play/session.js';
import { gameWords } from '../../words/app.js';
import { Requests } from './Requests.js';
import { NoticeLine, PendingLine, promptOf } from './StatusLine.js';

type Props = { readonly session: Session };

/**
 * What is asked or told now, above the bar: an offer, a question that waits, why something was refused. It takes its room
 * from the moves, never from the board, and none while there is nothing to say.
 */
export function Asked({ session }: Props): JSX.Element {
  // Asked here, not only there, so that answers vanish with the rest of the page and the focus finds its way (useKeptFocus).
  const { offer, takebackAsker } = session.match.value;
  const prompt = promptOf(session);
  const question = session.confirmation.asked.value;
  const Panel = session.remote?.Panel;
  return (
    <div class="asked">
      {Panel !== undefined && <Panel session={session} />}
      {(offer ?? takebackAsker) !== undefined && <Requests session={session} />}
      {session.pending.current.value !== undefined && <PendingLine session={session} />}
      {session.isRewound.value && <Rewound session={session} />}
      {question !== undefined && <p class="asked-back">{question.text()}</p>}
      {prompt !== undefined && <p class="status-prompt">{prompt}</p>}
      <div class="status-notice">
        <NoticeLine session={session} />
      </div>
    </div>
  );
}

/** An earlier position of a game that goes on is on the board: said, with the way back. */
function Rewound({ session }: Props): JSX.Element {
  const words = gameWords[session.lang];
  return (
    <div class="rewound">
      <p>{words.rewound}</p>
      <Button onClick={() => session.walkToPresent()}>{words.toPresent}</Button>
    </div>
  );
}
