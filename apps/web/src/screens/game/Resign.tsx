import type { Player } from '@tabuleiro/game';
import { actorOf } from '@tabuleiro/match';
import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../parts/Button.js';
import { Dialog } from '../../parts/Dialog.js';
import { isComputer, isShared, nameOf } from '../../play/names.js';
import type { Session } from '../../play/session.js';
import { Act } from './Act.js';
import { gameWords } from './words.js';

type Props = { readonly session: Session };

/** Asked before it is done (WCAG 3.3.4); between two people at one device also who. */
export function Resign({ session }: Props) {
  const { contest, lang } = session;
  const words = gameWords[lang];
  const [isAsked, setAsked] = useState(false);
  const asked = session.resigning.value;
  useEffect(() => setAsked(asked > 0), [asked]);
  const players = resigners(session);
  const resign = (by: Player): void => {
    setAsked(false);
    void session.resign(by);
  };
  const [first] = players;
  return (
    <>
      <Act icon="resign" kind="danger" onClick={() => setAsked(true)}>
        {words.resign}
      </Act>
      {isAsked && (
        <Dialog title={words.resign} onClose={() => setAsked(false)}>
          <p>{words.resignAsk(nameOf(lang, contest.value, first))}</p>
          <div class="dialog-actions">
            <Button onClick={() => setAsked(false)}>{words.no}</Button>
            <Button kind="danger" onClick={() => resign(first)}>
              {words.yes}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}

/** The person at this device; of two people the one whose turn it is. */
function resigners({ contest }: Session): readonly Player[] {
  const { match } = contest.value;
  if (isShared(contest.value)) return [actorOf(match) ?? match.players[0]];
  return match.players.filter((player) => !isComputer(contest.value, player));
}
