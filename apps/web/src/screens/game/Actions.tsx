import type { Player } from '@tabuleiro/game';
import { actorOf, isTimed } from '@tabuleiro/match';
import type { JSX } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import { Button } from '../../components/Button.js';
import { Dialog } from '../../components/Dialog.js';
import { evaluate } from '../../play/onDemand.js';
import { nameOf } from '../../play/playerNames.js';
import type { Session } from '../../play/session.js';
import { gameWords } from '../../words/app.js';
import './acts.css';

type Props = { readonly session: Session };

/** Everything that can be done besides moving; what this game does not allow is not offered. */
export function Actions({ session }: Props) {
  const { lang, isOpen, view } = session;
  const words = gameWords[lang];
  const match = session.match.value;
  const { help } = match.setup;
  const isOver = match.outcome !== undefined;
  const isHere = !isOver && !session.live.isReader.value;
  const priced = (label: string, cost: number): string =>
    match.matchRules.paidHelp && isTimed(match) ? words.costs(label, cost / 1000) : label;
  const canClaim = isOpen.value && (view.written.game.claims?.(match.state) ?? []).length > 0;
  const offered = {
    clock: isHere && (isTimed(match) || match.paused),
    takeback: isHere && help.takeback > 0,
    hint: isHere && help.hint > 0,
    claim: isHere && match.matchRules.claims,
    evaluation: isOver,
    flip: view.canFlip,
    draw: isHere && match.matchRules.agreement,
    resign: isHere,
  };
  if (!isHere && !isOver && !view.canFlip) return null;
  return (
    <section class={layoutOf(offered)} aria-label={words.actions}>
      {offered.clock && (
        <ActionButton
          icon={match.paused ? 'resume' : 'pause'}
          kind={match.paused ? 'primary' : 'plain'}
          onClick={() => void session.pause()}
        >
          {match.paused ? words.resume : words.pause}
        </ActionButton>
      )}
      {offered.takeback && (
        <ActionButton
          icon="take-back"
          onClick={() => void session.takeBack()}
          isOff={match.plies === undefined}
        >
          {priced(words.takeBack, help.takeback)}
        </ActionButton>
      )}
      {offered.hint && (
        <ActionButton icon="hint" onClick={() => void session.hint()} isOff={!isOpen.value}>
          {priced(words.hint, help.hint)}
        </ActionButton>
      )}
      {offered.claim && (
        <ActionButton icon="claim" onClick={() => void session.claim('perpetual')} isOff={!canClaim}>
          {words.claim}
        </ActionButton>
      )}
      {offered.evaluation && (
        <ActionButton icon="hint" onClick={() => void evaluate(session)}>
          {words.evaluate}
        </ActionButton>
      )}
      {offered.flip && (
        <ActionButton icon="flip" onClick={() => session.turnBoard()}>
          {words.flip}
        </ActionButton>
      )}
      {offered.draw && (
        <ActionButton
          icon="draw"
          onClick={() => void session.offerDraw()}
          isOff={!isOpen.value || match.offer !== undefined}
        >
          {words.offerDraw}
        </ActionButton>
      )}
      {offered.resign && <Resign session={session} />}
    </section>
  );
}

/** How many buttons there are decides how they are laid out; old browsers cannot count them in a style sheet. */
function layoutOf(offered: Readonly<Record<string, boolean>>): string {
  const count = Object.values(offered).filter(Boolean).length;
  return [
    'game-acts',
    ...[5, 6, 7].filter((least) => count >= least).map((least) => `at-least-${least}`),
    ...(count === 1 ? ['is-one'] : []),
    ...(offered.clock ? ['has-clock'] : []),
  ].join(' ');
}

type ResignProps = { readonly session: Session };

/** Asked before it is done (WCAG 3.3.4); between two people at one device also who. */
export function Resign({ session }: ResignProps) {
  const { match, lang } = session;
  const words = gameWords[lang];
  /** The player who is asked to confirm; undefined while the dialog is closed. */
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

/** Each is a file of art/icons. */
type ActionIcon = 'take-back' | 'hint' | 'draw' | 'flip' | 'resign' | 'pause' | 'resume' | 'claim';

type ActionButtonProps = {
  readonly icon: ActionIcon;
  readonly kind?: 'plain' | 'primary' | 'danger';
  /** It stays where it is and keeps the focus while it cannot be used. */
  readonly isOff?: boolean;
  readonly onClick: () => void;
  readonly children: string;
};

/** One of the things that can be done besides moving: a small picture over its word. */
function ActionButton({
  icon,
  kind = 'plain',
  isOff = false,
  onClick,
  children,
}: ActionButtonProps): JSX.Element {
  return (
    <button
      type="button"
      class={`act ${kind} act-${icon}`}
      aria-disabled={isOff ? 'true' : undefined}
      onClick={() => {
        if (!isOff) onClick();
      }}
    >
      <span class="act-icon" aria-hidden="true" />
      <span>{children}</span>
    </button>
  );
}
