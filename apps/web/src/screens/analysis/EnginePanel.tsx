import { wordPlayer } from '@tabuleiro/words';
import type { JSX, RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import { MOST_LINES } from '../../analysis/engineLines.js';
import { formatOutcomes, wordStanding, writeStanding } from '../../analysis/evaluationText.js';
import type { AnalysisSession } from '../../analysis/session.js';
import { useBoxFocus } from './boxFocus.js';
import { EngineLineList } from './EngineLineList.js';
import { ThrowChances } from './ThrowChances.js';
import './engine.css';

type Props = { readonly session: AnalysisSession };

/** What the engine thinks: how good the position is, its best lines, and what may be asked of it. */
export function EnginePanel({ session }: Props): JSX.Element {
  const { words, lines } = session;
  const isOn = lines.isOn.value;
  const box = useRef<HTMLElement>(null);
  return (
    <section class="engine" aria-labelledby="engine-title">
      <div class="engine-head">
        <h2 id="engine-title" class="aside">
          {words.engine.title}
        </h2>
        <button
          type="button"
          class="engine-switch"
          aria-pressed={isOn}
          onClick={() => {
            lines.isOn.value = !isOn;
          }}
        >
          {words.engine.title}
        </button>
        {isOn && <Verdict session={session} />}
        {isOn && <Deeds session={session} />}
      </div>
      {isOn && <Outcomes session={session} />}
      <section class="engine-found" aria-label={words.engine.lines} tabIndex={-1} ref={box}>
        <Found session={session} box={box} />
      </section>
    </section>
  );
}

/** The evaluation in figures and in words. */
function Verdict({ session }: Props): JSX.Element {
  const { lang, lines, players, words } = session;
  const standing = lines.standing.value;
  const depth = lines.lines.value.at(0)?.depth;
  const isExact = standing !== undefined && 'win' in standing.score;
  return (
    <p class="engine-verdict">
      <strong class="engine-score">{standing === undefined ? '…' : writeStanding(lang, standing)}</strong>
      <span class="engine-words">
        {standing === undefined ? words.engine.working : wordStanding(lang, players, standing)}
        {depth !== undefined && !isExact && <small>{words.engine.depth(depth)}</small>}
        {isExact && <small>{standing.isExact ? words.standing.exact : words.standing.estimated}</small>}
      </span>
    </p>
  );
}

/** Wins, draws and losses as a strip, and as text. */
function Outcomes({ session }: Props): JSX.Element | null {
  const { lang, lines, words } = session;
  const wdl = lines.standing.value?.wdl;
  if (wdl === undefined) return null;
  const [wins, draws, losses] = formatOutcomes(lang, wdl);
  return (
    <div
      class="engine-outcomes"
      role="img"
      aria-label={words.engine.wdl(wins, draws, losses)}
      style={{ '--wins': wdl[0], '--draws': wdl[1], '--losses': wdl[2] }}
    >
      <span class="outcome-wins">{wins}</span>
      <span class="outcome-draws">{draws}</span>
      <span class="outcome-losses">{losses}</span>
    </div>
  );
}

function Deeds({ session }: Props): JSX.Element {
  const { words, lines, task } = session;
  const { state, isDeep, count } = lines;
  const isThreat = task.isPassed.value;
  const isWorking = state.value === 'working';
  const change = (by: number): void => {
    count.value = Math.min(MOST_LINES, Math.max(1, count.value + by));
  };
  return (
    <div class="engine-deeds">
      <fieldset class="engine-count" aria-label={words.engine.lines}>
        <Step label={words.engine.fewer} isOff={count.value === 1} onClick={() => change(-1)} sign="−" />
        <output class="engine-count-text">{words.engine.lineCount(count.value)}</output>
        <Step
          label={words.engine.more}
          isOff={count.value === MOST_LINES}
          onClick={() => change(1)}
          sign="+"
        />
      </fieldset>
      <button
        type="button"
        class="chip"
        aria-pressed={isDeep.value}
        onClick={() => {
          if (isDeep.value && isWorking) lines.rest();
          else session.goDeeper();
        }}
      >
        {isDeep.value && isWorking ? words.engine.stop : words.engine.deeper}
      </button>
      <OtherProgram session={session} />
      {session.view.written.game.nullMove !== undefined && (
        <button
          type="button"
          class="chip"
          aria-pressed={isThreat}
          aria-disabled={task.noPass.value !== undefined ? 'true' : undefined}
          onClick={() => session.showThreat(!isThreat)}
        >
          {words.engine.threat}
        </button>
      )}
    </div>
  );
}

/** The program that the local server was started with may analyse in the place of ours. */
function OtherProgram({ session }: Props): JSX.Element | null {
  const { analyst, words } = session;
  const other = analyst.other.value;
  if (other === undefined) return null;
  const isOther = analyst.isOther.value;
  return (
    <button type="button" class="chip" aria-pressed={isOther} onClick={() => analyst.choose(!isOther)}>
      {words.engine.useOther(other.name)}
    </button>
  );
}

type StepProps = {
  readonly label: string;
  readonly sign: string;
  readonly isOff: boolean;
  readonly onClick: () => void;
};

function Step({ label, sign, isOff, onClick }: StepProps): JSX.Element {
  return (
    <button
      type="button"
      class="chip is-sign"
      aria-label={label}
      aria-disabled={isOff ? 'true' : undefined}
      onClick={() => !isOff && onClick()}
    >
      {sign}
    </button>
  );
}

type FoundProps = Props & { readonly box: RefObject<HTMLElement | null> };

/** The lines; or why there are none. */
function Found({ session, box }: FoundProps): JSX.Element {
  const { lang, lines, words, task, tree, players } = session;
  const { off, nothing, failed } = words.engine;
  const state = lines.state.value;
  useBoxFocus(box);
  if (tree.position.value.throws.length > 0) return <ThrowChances session={session} />;
  if (state === 'off' || state === 'nothing' || state === 'failed') {
    return <p class="engine-note">{{ off, nothing, failed }[state]}</p>;
  }
  const other = tree.position.value.player === players[0] ? players[1] : players[0];
  return (
    <>
      {task.isPassed.value && <p class="engine-note">{words.engine.threatOf(wordPlayer(lang, other))}</p>}
      <EngineLineList session={session} box={box} />
    </>
  );
}
