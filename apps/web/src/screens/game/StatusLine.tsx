import { actorOf, seatOf } from '@tabuleiro/match';
import { wordCheck, wordPlayer, wordTurn } from '@tabuleiro/words';
import { isComputer, isShared } from '../../play/names.js';
import type { Session } from '../../play/session.js';
import type { Rule } from '../../play/sessionParts.js';
import { isDieDue } from '../../play/table.js';
import { formatRoute } from '../../route.js';
import './status.css';
import { gameWords } from './words.js';

type Props = { readonly session: Session };

/** Whose turn it is, always in words (how it ended is printed large); below, why something was refused, or what happened last. */
export function StatusLine({ session }: Props) {
  const { lang } = session;
  const prompt = session.isOpen.value ? session.face.prompt?.(lang, session.present.value) : undefined;
  const isInCheck =
    session.contest.value.match.outcome === undefined && session.contest.value.position().inCheck();
  const last = session.notice.value === undefined && prompt === undefined ? lastText(session) : undefined;
  return (
    <div class="status">
      <p class="status-turn">
        {turnText(session)} {isInCheck && <strong class="status-check">{wordCheck(lang)}</strong>}
      </p>
      {prompt !== undefined && <p class="status-prompt">{prompt}</p>}
      {last !== undefined && <p class="status-last">{last}</p>}
      <div class="status-notice">
        <NoticeLine session={session} />
      </div>
    </div>
  );
}

/** Why something was refused, with the way to its rule; or what went wrong. */
export function NoticeLine({ session }: Props) {
  const notice = session.notice.value;
  const words = gameWords[session.lang];
  if (notice === undefined) return null;
  return (
    <p class={`notice notice-${notice.tone}`}>
      {notice.tone === 'refused' && <strong>{words.whyNot} </strong>}
      {notice.text()}
      {notice.rule !== undefined && (
        <>
          {' '}
          <a href={addressOf(session, notice.rule)}>{words.rule(notice.rule.clause)}</a>
        </>
      )}
    </p>
  );
}

/** The article of the manual that tells the rule. */
function addressOf({ face }: Session, { clause, piece }: Rule): string {
  const path = ['regra', face.entry.id, clause, ...(piece === undefined ? [] : [piece])];
  return formatRoute({ screen: 'manual', path });
}

/** The move that led to what the board shows. */
function lastText({ lang, face, passages, walk }: Session): string | undefined {
  const passage = passages.value[(walk.value ?? passages.value.length) - 1];
  if (passage === undefined) return undefined;
  return gameWords[lang].lastMove(face.say(lang, passage.before, passage.played.move, passage.after));
}

export function turnText(session: Session): string {
  const { contest, lang, machine } = session;
  const words = gameWords[lang];
  const { match } = contest.value;
  const by = actorOf(match);
  if (match.outcome !== undefined) return words.over;
  if (session.parts.isReader.value) return words.readOnly;
  if (match.paused) return words.paused;
  if (by === undefined) return words.over;
  if (isComputer(contest.value, by)) return isDieDue(contest.value) ? words.throwing : words.computerTurn;
  if (machine.thinking.value === 'draw') return words.computerTurn;
  if (!isShared(contest.value)) return words.yourTurn(wordPlayer(lang, by));
  const { name } = match.setup.players[seatOf(match, by)];
  return name === '' ? wordTurn(lang, by) : words.turn(name);
}
