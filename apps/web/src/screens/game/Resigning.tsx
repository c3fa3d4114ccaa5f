import type { Player } from '@tabuleiro/game';
import { actorOf } from '@tabuleiro/match';
import { useId, useState } from 'preact/hooks';
import { Button } from '../../components/Button.js';
import { Dialog } from '../../components/Dialog.js';
import { nameOf } from '../../play/playerNames.js';
import type { Session } from '../../play/session.js';
import { gameWords } from '../../words/app.js';

type Props = { readonly session: Session };

/** Asked before it is done (WCAG 3.3.4); between two people at one device also who. */
export function Resigning({ session }: Props) {
  const { match, lang } = session;
  const words = gameWords[lang];
  /** How often it was asked for when the dialog was closed last. */
  const [closed, setClosed] = useState(0);
  /** The player who is asked to confirm; undefined for the one who is asked first. */
  const [chosen, choose] = useState<Player>();
  const id = useId();
  const wishes = session.resignAsked.value;
  const players = resigners(session);
  const asked = chosen ?? players[0];
  if (wishes <= closed || asked === undefined || match.value.outcome !== undefined) return null;
  const close = (): void => {
    setClosed(wishes);
    choose(undefined);
  };
  const resign = (): void => {
    close();
    void session.resign(asked);
  };
  const other = players.find((player) => player !== asked);
  return (
    <Dialog title={words.resign} onClose={close}>
      <p id={id}>{words.resignAsk(nameOf(lang, match.value, asked))}</p>
      <div class="dialog-actions">
        {other !== undefined && (
          <Button kind="quiet" onClick={() => choose(other)}>
            {words.resignOther(nameOf(lang, match.value, other))}
          </Button>
        )}
        <Button describedBy={id} onClick={close}>
          {words.no}
        </Button>
        <Button kind="danger" describedBy={id} onClick={resign}>
          {words.yes}
        </Button>
      </div>
    </Dialog>
  );
}

/** The person at this device; of two people first the one whose turn it is (C-RESIGN). */
function resigners({ seats, match: { value: match } }: Session): readonly Player[] {
  const here = seats.here(match);
  const first = actorOf(match) ?? match.players[0];
  return here.includes(first) ? [first, ...here.filter((player) => player !== first)] : here;
}
