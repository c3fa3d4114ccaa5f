import { wordOutcome, wordResult } from '@tabuleiro/words';
import { Button } from '../../components/Button.js';
import { Drawing } from '../../components/Drawing.js';
import { SpriteLoader } from '../../look/art/sprites.js';
import type { Session } from '../../play/session.js';
import './end.css';
import { gameWords } from '../../words/app.js';
import { ExportSection } from './ExportSection.js';

type Props = {
  readonly session: Session;
  readonly onRematch: () => void;
  readonly onNewGame: () => void;
};

/** After the game: how it ended in words, to the person who played here alone first of all, printed like the last page of a booklet, and what to do next. */
export function EndPanel({ session, onRematch, onNewGame }: Props) {
  const { lang, match, seats } = session;
  const words = gameWords[lang];
  const { outcome } = match.value;
  if (outcome === undefined) return null;
  const own = seats.onlyHere(match.value);
  return (
    <section class="end" aria-labelledby="end-title">
      <SpriteLoader groups={['ornaments']} />
      <div class="end-print">
        <Drawing art={ornamentOf(session)} class="end-ornament" />
        <div class="end-words">
          <h2 id="end-title">{own === undefined ? words.result : wordResult(lang, outcome, own)}</h2>
          <p class="end-result">{wordOutcome(lang, outcome)}</p>
        </div>
      </div>
      <div class="end-actions">
        <Button kind="primary" onClick={onRematch}>
          {words.rematch}
        </Button>
        <Button onClick={onNewGame}>{words.newGame}</Button>
        <Button onClick={() => session.walkTo(0)}>{words.walkThrough}</Button>
      </div>
      <ExportSection session={session} />
    </section>
  );
}

/** A sun where a person here has won, a bird for a draw, a flower for a loss to the computer. */
function ornamentOf({ match, seats }: Session): string {
  const winner = match.value.outcome?.winner;
  if (winner === undefined) return 'bird';
  return seats.isHere(match.value, winner) ? 'sun' : 'cactus-flower';
}
