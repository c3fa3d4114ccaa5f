import { actorOf } from '@tabuleiro/match';
import { wordCheck, wordOutcome, wordPlayer } from '@tabuleiro/words';
import { isComputer, isShared, nameOf } from '../../play/names.js';
import type { Session } from '../../play/session.js';
import { isDieDue } from '../../play/table.js';
import { gameWords } from './words.js';

type Props = { readonly session: Session };

/** Whose turn it is or how it ended, always in words, and why something was refused. */
export function StatusLine({ session }: Props) {
  const { lang, notice } = session;
  const words = gameWords[lang];
  const isInCheck =
    session.contest.value.match.outcome === undefined && session.contest.value.position().inCheck();
  return (
    <div class="status">
      <p class="status-turn">
        {turnText(session)} {isInCheck && <strong class="status-check">{wordCheck(lang)}</strong>}
      </p>
      <div class="status-notice">
        {notice.value !== undefined && (
          <p class={`notice notice-${notice.value.tone}`}>
            {notice.value.tone === 'refused' && <strong>{words.whyNot} </strong>}
            {notice.value.text}
            {notice.value.rule !== undefined && (
              <span class="notice-rule"> {words.rule(notice.value.rule)}</span>
            )}
          </p>
        )}
      </div>
    </div>
  );
}

export function turnText(session: Session): string {
  const { contest, lang, machine } = session;
  const words = gameWords[lang];
  const { match } = contest.value;
  const by = actorOf(match);
  if (match.outcome !== undefined) return wordOutcome(lang, match.outcome);
  if (match.paused) return words.paused;
  if (session.parts.isReader.value) return words.readOnly;
  if (by === undefined) return words.over;
  if (isComputer(contest.value, by)) return isDieDue(contest.value) ? words.throwing : words.computerTurn;
  if (machine.thinking.value === 'draw') return words.computerTurn;
  const name = nameOf(lang, contest.value, by);
  return isShared(contest.value) ? words.turn(name) : words.yourTurn(wordPlayer(lang, by));
}
