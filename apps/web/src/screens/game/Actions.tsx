import type { Player } from '@tabuleiro/game';
import { actorOf } from '@tabuleiro/match';
import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../parts/Button.js';
import { Dialog } from '../../parts/Dialog.js';
import { isComputer, isShared, nameOf } from '../../play/names.js';
import type { Session } from '../../play/session.js';
import { isTimed } from '../../play/table.js';
import { gameWords } from './words.js';

type Props = { readonly session: Session };

/** Everything that can be done besides moving; what this game does not allow is not offered. */
export function Actions({ session }: Props) {
  const { contest, lang, isOpen } = session;
  const words = gameWords[lang];
  const { match } = contest.value;
  const { help } = match.setup;
  const isOver = match.outcome !== undefined;
  const isHere = !session.parts.isReader.value;
  const priced = (label: string, cost: number): string =>
    match.conduct.paidHelp && isTimed(contest.value) ? words.costs(label, cost / 1000) : label;
  const canClaim = isOpen.value && contest.value.position().claims().length > 0;
  return (
    <section class="actions" aria-label={words.actions}>
      {!isOver && isHere && help.takeback > 0 && (
        <Button onClick={() => void session.takeBack()} disabled={match.plies === undefined}>
          {priced(words.takeBack, help.takeback)}
        </Button>
      )}
      {!isOver && isHere && help.hint > 0 && (
        <Button onClick={() => void session.hint()} disabled={!isOpen.value}>
          {priced(words.hint, help.hint)}
        </Button>
      )}
      {!isOver && isHere && match.conduct.agreement && (
        <Button
          onClick={() => void session.offerDraw()}
          disabled={!isOpen.value || match.offer !== undefined}
        >
          {words.offerDraw}
        </Button>
      )}
      {session.extra.value !== undefined && (
        <Toggle
          isOn={session.isAsking.value}
          onToggle={() => {
            session.isAsking.value = !session.isAsking.value;
          }}
        >
          {session.extra.value.title}
        </Toggle>
      )}
      {canClaim && <Button onClick={() => void session.claim('perpetual')}>{words.claim}</Button>}
      {!isOver && isHere && isTimed(contest.value) && (
        <Button onClick={() => void session.pause()}>{match.paused ? words.resume : words.pause}</Button>
      )}
      {session.face.turns && <Button onClick={() => session.turnBoard()}>{words.flip}</Button>}
      {!isOver && isHere && <Resign session={session} />}
    </section>
  );
}

type ToggleProps = { readonly isOn: boolean; readonly onToggle: () => void; readonly children: string };

/** Stays pressed for one move. */
function Toggle({ isOn, onToggle, children }: ToggleProps) {
  return (
    <button
      type="button"
      class={`button ${isOn ? 'primary' : 'plain'}`}
      aria-pressed={isOn}
      onClick={onToggle}
    >
      <span>{children}</span>
    </button>
  );
}

/** Asked before it is done (WCAG 3.3.4); between two people at one device also who. */
function Resign({ session }: Props) {
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
      <Button kind="danger" onClick={() => setAsked(true)}>
        {words.resign}
      </Button>
      {isAsked && (
        <Dialog title={words.resign} onClose={() => setAsked(false)}>
          <p>{words.resignAsk(nameOf(lang, contest.value, first))}</p>
          <div class="dialog-actions">
            <Button kind="danger" onClick={() => resign(first)}>
              {words.yes}
            </Button>
            <Button onClick={() => setAsked(false)}>{words.no}</Button>
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
