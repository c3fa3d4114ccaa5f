import type { Player } from '@tabuleiro/game';
import { actorOf } from '@tabuleiro/match';
import { useEffect, useId, useState } from 'preact/hooks';
import { Button } from '../../components/Button.js';
import { Dialog } from '../../components/Dialog.js';
import { nameOf } from '../../play/playerNames.js';
import type { Session } from '../../play/session.js';
import { gameWords } from '../../words/app.js';
import { ActionButton } from './Act.js';

type Props = { readonly session: Session };

/** Asked before it is done (WCAG 3.3.4); between two people at one device also who. */
export function Resign({ session }: Props) {
  const { match, lang } = session;
  const words = gameWords[lang];
  /** Who is asked whether they really want to; nobody while the dialog is closed. */
  const [asked, ask] = useState<Player>();
  const id = useId();
  const wishes = session.resignAsked.value;
  useEffect(() => {
    if (wishes > 0) ask(resigners(session)[0]);
  }, [wishes]);
  const close = (): void => ask(undefined);
  const resign = (by: Player): void => {
    close();
    void session.resign(by);
  };
  const other = asked && resigners(session).find((player) => player !== asked);
  return (
    <>
      <ActionButton icon="resign" kind="danger" onClick={() => ask(resigners(session)[0])}>
        {words.resign}
      </ActionButton>
      {asked !== undefined && (
        <Dialog title={words.resign} onClose={close}>
          <p id={id}>{words.resignAsk(nameOf(lang, match.value, asked))}</p>
          <div class="dialog-actions">
            {other !== undefined && (
              <Button kind="quiet" onClick={() => ask(other)}>
                {words.resignOther(nameOf(lang, match.value, other))}
              </Button>
            )}
            <Button describedBy={id} onClick={close}>
              {words.no}
            </Button>
            <Button kind="danger" describedBy={id} onClick={() => resign(asked)}>
              {words.yes}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}

/** The person at this device; of two people first the one whose turn it is (C-RESIGN). */
function resigners({ seats, match: { value: match } }: Session): readonly Player[] {
  const here = seats.here(match);
  const first = actorOf(match) ?? match.players[0];
  return here.includes(first) ? [first, ...here.filter((player) => player !== first)] : here;
}
