import { isTimed } from '@tabuleiro/match';
import { evaluate } from '../../play/onDemand.js';
import type { Session } from '../../play/session.js';
import { gameWords } from '../../words/app.js';
import { ActionButton } from './Act.js';
import { ExtraQuestionButton } from './Extra.js';
import { Resign } from './Resign.js';

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
  if (!isHere && !isOver && !view.canFlip) return null;
  return (
    <section class="game-acts" aria-label={words.actions}>
      {isHere && (isTimed(match) || match.paused) && (
        <ActionButton
          icon={match.paused ? 'resume' : 'pause'}
          kind={match.paused ? 'primary' : 'plain'}
          onClick={() => void session.pause()}
        >
          {match.paused ? words.resume : words.pause}
        </ActionButton>
      )}
      {isHere && help.takeback > 0 && (
        <ActionButton
          icon="take-back"
          onClick={() => void session.takeBack()}
          isOff={match.plies === undefined}
        >
          {priced(words.takeBack, help.takeback)}
        </ActionButton>
      )}
      {isHere && help.hint > 0 && (
        <ActionButton icon="hint" onClick={() => void session.hint()} isOff={!isOpen.value}>
          {priced(words.hint, help.hint)}
        </ActionButton>
      )}
      {isHere && <ExtraQuestionButton session={session} />}
      {isHere && match.matchRules.claims && (
        <ActionButton icon="claim" onClick={() => void session.claim('perpetual')} isOff={!canClaim}>
          {words.claim}
        </ActionButton>
      )}
      {isOver && (
        <ActionButton icon="hint" onClick={() => void evaluate(session)}>
          {words.evaluate}
        </ActionButton>
      )}
      {view.canFlip && (
        <ActionButton icon="flip" onClick={() => session.turnBoard()}>
          {words.flip}
        </ActionButton>
      )}
      {isHere && match.matchRules.agreement && (
        <ActionButton
          icon="draw"
          onClick={() => void session.offerDraw()}
          isOff={!isOpen.value || match.offer !== undefined}
        >
          {words.offerDraw}
        </ActionButton>
      )}
      {isHere && <Resign session={session} />}
    </section>
  );
}
