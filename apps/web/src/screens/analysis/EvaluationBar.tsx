import type { JSX } from 'preact';
import { wordStanding } from '../../analysis/evaluationText.js';
import type { AnalysisSession } from '../../analysis/session.js';
import './bar.css';

type Props = { readonly session: AnalysisSession };

/** How much of a game either side may expect, as a bar beside the board: the nearer side's part is at its lower end. */
export function EvaluationBar({ session }: Props): JSX.Element | null {
  const { lang, lines, players, words, board } = session;
  const standing = lines.standing.value;
  if (!lines.isOn.value) return null;
  const share = standing?.share ?? 0.5;
  const isFlipped = board.bottom.value !== players[0];
  const text = standing === undefined ? words.engine.working : wordStanding(lang, players, standing);
  return (
    <div
      class={`evaluation-bar ${isFlipped ? 'is-flipped' : ''} ${standing === undefined ? 'is-unknown' : ''}`}
      role="img"
      aria-label={words.engine.bar(text)}
      style={{ '--share': `${(share * 100).toFixed(1)}%` }}
    >
      <span class="evaluation-part" />
      <span class="evaluation-middle" />
    </div>
  );
}
