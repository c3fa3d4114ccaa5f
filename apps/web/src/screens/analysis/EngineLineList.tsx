import type { JSX, RefObject } from 'preact';
import type { EngineLine } from '../../analysis/engineLines.js';
import { wordStanding, writeStanding } from '../../analysis/evaluationText.js';
import { readLine } from '../../analysis/lineText.js';
import type { AnalysisSession } from '../../analysis/session.js';
import { useBoxFocus } from './boxFocus.js';

type Props = { readonly session: AnalysisSession };

type ListProps = Props & {
  /** What they stand in. */
  readonly box: RefObject<HTMLElement | null>;
};

/** The best lines so far, each a button that plays its first move; where the threat is shown they are only to be read. */
export function EngineLineList({ session, box }: ListProps): JSX.Element {
  const { lines, words } = session;
  const count = lines.count.value;
  useBoxFocus(box);
  return (
    <ol class="engine-lines" aria-label={words.engine.lines} style={{ '--count': count }}>
      {lines.lines.value.slice(0, count).map((line) => (
        <LineButton key={line.rank} session={session} line={line} />
      ))}
    </ol>
  );
}

function LineButton({ session, line }: Props & { readonly line: EngineLine }): JSX.Element | null {
  const { lang, letters, view, task, players, words } = session;
  const moves = readLine(view, task.position.value, line.moves, lang, letters);
  const [first] = moves;
  if (first === undefined) return null;
  const score = writeStanding(lang, line.standing);
  const text = moves.map((move) => move.text).join(' ');
  const spoken = moves.map((move) => move.spoken).join('; ');
  const label = words.engine.playLine(line.rank, `${wordStanding(lang, players, line.standing)}: ${spoken}`);
  const isThreat = task.isPassed.value;
  return (
    <li>
      <button
        type="button"
        class="engine-line"
        aria-label={label}
        aria-disabled={isThreat ? 'true' : undefined}
        onClick={() => !isThreat && session.play(first.move)}
      >
        <span class="line-score">{score}</span>
        <span class="line-moves">{text}</span>
      </button>
    </li>
  );
}
