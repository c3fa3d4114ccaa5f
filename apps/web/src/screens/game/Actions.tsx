import { isTimed } from '@tabuleiro/match';
import { evaluate } from '../../play/asking.js';
import type { Session } from '../../play/session.js';
import { gameWords } from '../../words/app.js';
import { Act } from './Act.js';
import { Extra } from './Extra.js';
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
  if (!isHere && !isOver && !view.turns) return null;
  return (
    <section class="game-acts" aria-label={words.actions}>
      {isHere && (isTimed(match) || match.paused) && (
        <Act
          icon={match.paused ? 'resume' : 'pause'}
          kind={match.paused ? 'primary' : 'plain'}
          onClick={() => void session.pause()}
        >
          {match.paused ? words.resume : words.pause}
        </Act>
      )}
      {isHere && help.takeback > 0 && (
        <Act icon="take-back" onClick={() => void session.takeBack()} isOff={match.plies === undefined}>
          {priced(words.takeBack, help.takeback)}
        </Act>
      )}
      {isHere && help.hint > 0 && (
        <Act icon="hint" onClick={() => void session.hint()} isOff={!isOpen.value}>
          {priced(words.hint, help.hint)}
        </Act>
      )}
      {isHere && <Extra session={session} />}
      {isHere && match.matchRules.claims && (
        <Act icon="claim" onClick={() => void session.claim('perpetual')} isOff={!canClaim}>
          {words.claim}
        </Act>
      )}
      {isOver && (
        <Act icon="hint" onClick={() => void evaluate(session)}>
          {words.evaluate}
        </Act>
      )}
      {view.turns && (
        <Act icon="flip" onClick={() => session.turnBoard()}>
          {words.flip}
        </Act>
      )}
      {isHere && match.matchRules.agreement && (
        <Act
          icon="draw"
          onClick={() => void session.offerDraw()}
          isOff={!isOpen.value || match.offer !== undefined}
        >
          {words.offerDraw}
        </Act>
      )}
      {isHere && <Resign session={session} />}
    </section>
  );
}
