import { wordOutcome, wordResult } from '@tabuleiro/words';
import { Drawing } from '../../components/Drawing.js';
import { SpriteLoader } from '../../look/art/sprites.js';
import type { Session } from '../../play/session.js';
import './end.css';
import { gameWords } from '../../words/app.js';
import { sharing } from './sharing.js';

type Props = { readonly session: Session };

/**
 * After the game: how it ended in words, to the person who played here alone first of all, printed like the last page of
 * a booklet. What to do next stands in the bar.
 */
export function EndPanel({ session }: Props) {
  const { lang, match, seats } = session;
  const { outcome } = match.value;
  if (outcome === undefined) return null;
  const own = seats.onlyHere(match.value);
  return (
    <section class="end" aria-labelledby="end-title">
      <SpriteLoader groups={['ornaments']} />
      <Drawing art={ornamentOf(session)} class="end-ornament" />
      <div class="end-words">
        <h2 id="end-title" class={own === undefined ? 'aside' : ''}>
          {own === undefined ? gameWords[lang].result : wordResult(lang, outcome, own)}
        </h2>
        <p class={own === undefined ? 'end-result' : 'end-result is-reason'}>{wordOutcome(lang, outcome)}</p>
      </div>
      <button
        type="button"
        class="end-share act-share"
        aria-label={gameWords[lang].share}
        title={gameWords[lang].share}
        onClick={() => {
          sharing.value = true;
        }}
      >
        <span class="act-icon" aria-hidden="true" />
      </button>
    </section>
  );
}

/** A sun where a person here has won, a bird for a draw, a flower for a loss to the computer. */
function ornamentOf({ match, seats }: Session): string {
  const winner = match.value.outcome?.winner;
  if (winner === undefined) return 'bird';
  return seats.isHere(match.value, winner) ? 'sun' : 'cactus-flower';
}
