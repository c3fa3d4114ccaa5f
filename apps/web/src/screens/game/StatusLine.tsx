import type { Player } from '@tabuleiro/game';
import { actorOf, isDieDue, type Match, opponentIn, type SeatKind, seatOf } from '@tabuleiro/match';
import { type Lang, wordCheck, wordPlayer, wordTurn } from '@tabuleiro/words';
import { lazyComponent } from '../../components/lazyComponent.js';
import { shownCounters } from '../../play/counters.js';
import type { Rule } from '../../play/notices.js';
import { nameOf } from '../../play/playerNames.js';
import type { Session } from '../../play/session.js';
import { formatRoute } from '../../route.js';
import './status.css';
import { gameWords } from '../../words/app.js';
import type { GameWords } from '../../words/types/game.js';

export const PendingLine = lazyComponent(async () => (await import('./PendingLine.js')).PendingLine);

type Props = { readonly session: Session };

/** Beside an example of the manual: whose turn it is; below, why something was refused, or what happened last. */
export function StatusLine({ session }: Props) {
  const prompt = promptOf(session);
  const last =
    session.notices.notice.value === undefined && prompt === undefined ? lastText(session) : undefined;
  // Whose turn it is goes without saying while a move of theirs stands there.
  if (session.pending.current.value !== undefined) {
    return (
      <div class="status">
        <PendingLine session={session} />
      </div>
    );
  }
  return (
    <div class="status">
      <TurnLine session={session} />
      {prompt !== undefined && <p class="status-prompt">{prompt}</p>}
      {last !== undefined && <p class="status-last">{last}</p>}
      <div class="status-notice">
        <NoticeLine session={session} />
      </div>
    </div>
  );
}

/** Whose turn it is, always in words (how it ended is printed large). One line. */
export function TurnLine({ session }: Props) {
  const isInCheck = session.match.value.outcome === undefined && session.walk.present.value.inCheck;
  return (
    <p class="status-turn">
      {/* No space of its own at the end of a line: browsers count it as moved when something follows. */}
      {isInCheck ? `${turnText(session)} ` : turnText(session)}
      {isInCheck && <strong class="status-check">{wordCheck(session.lang)}</strong>}
      {shownCounters(session.lang, session.walk.shown.value).map(({ text, brief }) => (
        <small key={text} class="status-counter" title={text}>
          <span aria-hidden="true">{brief}</span>
          <span class="aside">{text}.</span>
        </small>
      ))}
    </p>
  );
}

/** What is to be done in an unusual situation. */
export function promptOf({ isOpen, lang, view, walk }: Session): string | undefined {
  return isOpen.value ? view.prompt?.(lang, walk.present.value) : undefined;
}

/** Why something was refused, with the way to its rule; or what went wrong. */
export function NoticeLine({ session }: { readonly session: Pick<Session, 'lang' | 'view' | 'notices'> }) {
  const notice = session.notices.notice.value;
  const words = gameWords[session.lang];
  if (notice === undefined) return null;
  return (
    <>
      <p class={`notice notice-${notice.tone} ${notice.answer === undefined ? '' : 'notice-shared'}`}>
        {notice.tone === 'refused' && <strong>{words.whyNot} </strong>}
        {notice.text()}
        {notice.rule !== undefined && (
          <>
            {' '}
            <a href={addressOf(session, notice.rule)}>{words.rule}</a>
          </>
        )}
      </p>
      {notice.answer !== undefined && <p class="notice notice-info notice-shared">{notice.answer()}</p>}
    </>
  );
}

/** The article of the manual that tells the rule. */
function addressOf({ view }: Pick<Session, 'view'>, { clause, piece }: Rule): string {
  const path = ['regra', view.written.game.id, clause, ...(piece === undefined ? [] : [piece])];
  return formatRoute({ screen: 'manual', path });
}

/** The move that led to what the board shows. */
function lastText({ lang, view, walk }: Session): string | undefined {
  const last = walk.last.value;
  return last && gameWords[lang].lastMove(view.say(lang, last));
}

/** The status while a seat that is not local is to act, by its kind. */
const AWAITED: Readonly<Record<SeatKind, (words: GameWords, name: string, isDieDue: boolean) => string>> = {
  person: (words, name) => words.turn(name),
  computer: (words, _, isDue) => (isDue ? words.throwing : words.computerTurn),
  remote: (words, name) => words.turn(name),
};

export function awaitedText(lang: Lang, match: Match, player: Player): string {
  const { kind } = match.setup.players[seatOf(match, player)];
  return AWAITED[kind](gameWords[lang], nameOf(lang, match, player), isDieDue(match));
}

export function turnText(session: Session): string {
  const { lang, seats, computer } = session;
  const words = gameWords[lang];
  const match = session.match.value;
  const by = actorOf(match);
  if (match.outcome !== undefined) return words.over;
  if (session.live.isReader.value && session.remote === undefined) return words.readOnly;
  if (match.paused) return words.paused;
  if (by === undefined) return words.over;
  const isAnswering = computer.thinking.value === 'draw' && seats.isHere(match, by);
  const awaited = isAnswering ? opponentIn(match, by) : by;
  if (!seats.isHere(match, awaited)) return awaitedText(lang, match, awaited);
  if (!seats.isShared(match)) return words.yourTurn(wordPlayer(lang, by));
  const { name } = match.setup.players[seatOf(match, by)];
  return name === '' ? wordTurn(lang, by) : words.turn(name);
}
