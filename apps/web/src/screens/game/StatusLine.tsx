import { actorOf, seatOf } from '@tabuleiro/match';
import { wordCheck, wordOutcome, wordPlayer, wordTurn } from '@tabuleiro/words';
import { isComputer, isShared } from '../../play/names.js';
import type { Session } from '../../play/session.js';
import { isDieDue } from '../../play/table.js';
import { gameWords } from './words.js';

type Props = { readonly session: Session };

/** Whose turn it is or how it ended, always in words, and why something was refused. */
export function StatusLine({ session }: Props) {
  const { lang, notice } = session;
  const words = gameWords[lang];
  const prompt = session.isOpen.value ? session.face.prompt?.(lang, session.present.value) : undefined;
  const isInCheck =
    session.contest.value.match.outcome === undefined && session.contest.value.position().inCheck();
  return (
    <div class="status">
      <p class="status-turn">
        {turnText(session)} {isInCheck && <strong class="status-check">{wordCheck(lang)}</strong>}
      </p>
      {prompt !== undefined && <p class="status-prompt">{prompt}</p>}
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
  if (!isShared(contest.value)) return words.yourTurn(wordPlayer(lang, by));
  const { name } = match.setup.players[seatOf(match, by)];
  return name === '' ? wordTurn(lang, by) : words.turn(name);
}
