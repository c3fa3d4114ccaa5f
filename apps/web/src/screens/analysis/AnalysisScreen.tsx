import { wordCheck, wordGame, wordTurn } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { useCallback, useEffect, useRef } from 'preact/hooks';
import type { AnalysisSession } from '../../analysis/session.js';
import { Board } from '../../board/Board.js';
import type { Intent } from '../../board/model.js';
import { useKeptFocus } from '../../board/placeElements.js';
import { lazyComponent } from '../../components/lazyComponent.js';
import { isHelpOpen } from '../../help.js';
import { loadSprites, spritesOf } from '../../look/art/sprites.js';
import { inTurn } from '../../play/inTurn.js';
import { changeSettings } from '../../store/settings/settingsStore.js';
import type { SharedBoardProps } from '../game/boardProps.js';
import { QuestionDialog } from '../game/QuestionDialog.js';
import { NoticeLine, PendingLine } from '../game/StatusLine.js';
import { writing } from '../game/writing.js';
import '../game/layout.css';
import { useAnalysisKeys } from './analysisKeys.js';
import { EnginePanel } from './EnginePanel.js';
import { EvaluationBar } from './EvaluationBar.js';
import { Notes } from './Notes.js';
import { SideStrip } from './SideStrip.js';
import { Tools } from './Tools.js';
import { TreePart } from './TreePart.js';
import './analysis.css';

const CommandBox = lazyComponent(async () => (await import('../game/CommandBox.js')).CommandBox);

type Props = { readonly session: AnalysisSession };

/** The analysis board: the board as in a game, beside it what the engine thinks, the tree, and what can be said of it. */
export function AnalysisScreen({ session }: Props): JSX.Element {
  const root = useRef<HTMLDivElement>(null);
  const { view, lang, board, choice, settings } = session;
  useKeptFocus(root);
  useAnalysisKeys(session);
  useEffect(() => void loadSprites(spritesOf(view.written.game.id)), [view]);
  useKept(session);
  const onIntent = useIntents(session);
  const { speech, targets, coordinates } = settings.value;
  const shared = { model: board.model.value, speech, targets, readOnly: !choice.isOpen.value, onIntent };
  const { players } = session;
  const bottom = board.bottom.value === players[0] ? 0 : 1;
  return (
    <div class={coordinates ? 'analysis has-letters' : 'analysis'} ref={root}>
      <BoardPlace session={session} board={shared} />
      <SideStrip session={session} seat={bottom} edge="near" board={shared} />
      <EvaluationBar session={session} />
      <SideStrip session={session} seat={bottom === 0 ? 1 : 0} edge="far" board={shared} />
      <div class="analysis-panel">
        <Heading session={session} />
        <Asked session={session} />
        <EnginePanel session={session} />
        <TreePart session={session} />
        <Notes session={session} />
        <Tools session={session} />
      </div>
      {writing.value > 0 && (
        <CommandBox
          lang={lang}
          examples={view.examples[lang]}
          onLine={(line) => void runLine(session, line)}
        />
      )}
      <WalkBar session={session} />
      {choice.selection.question.value !== undefined && <QuestionDialog session={choice} />}
    </div>
  );
}

type PlaceProps = Props & { readonly board: SharedBoardProps };

/** The board with what is drawn on it: what the engine proposes comes often, and nothing else is drawn anew for it. */
function BoardPlace({ session, board }: PlaceProps): JSX.Element {
  const { drawing, lines, arrows, settings } = session;
  const { coordinates, keys } = settings.value;
  const drawn = {
    marks: drawing.marks.value,
    arrows: lines.isOn.value ? arrows.value : [],
    onMarks: drawing.draw.bind(drawing),
  };
  return (
    <div class="board-place">
      <Board
        {...board}
        coordinates={coordinates}
        keys={keys}
        drawing={drawn}
        onWalk={(by) => session.walk(by)}
      />
    </div>
  );
}

/** What is asked or told now; nothing takes room while there is nothing. */
function Asked({ session }: Props): JSX.Element | null {
  const { choice, notices } = session;
  const isPending = choice.pending.current.value !== undefined;
  if (!isPending && notices.notice.value === undefined) return null;
  return (
    <div class="asked">
      {isPending && <PendingLine session={choice} />}
      <div class="status-notice">
        <NoticeLine session={session} />
      </div>
    </div>
  );
}

/** Who leaves the page leaves nothing behind that is not kept. */
function useKept({ kept }: AnalysisSession): void {
  useEffect(() => {
    const onHidden = (): void => {
      if (document.visibilityState === 'hidden') void kept?.finish();
    };
    document.addEventListener('visibilitychange', onHidden);
    return () => document.removeEventListener('visibilitychange', onHidden);
  }, [kept]);
}

/** Which game, which opening, whose turn. */
function Heading({ session }: Props): JSX.Element {
  const { lang, view, opening, tree, words } = session;
  const name = opening.name.value;
  const { player, inCheck, outcome } = tree.position.value;
  const turn = player === undefined ? words.over : wordTurn(lang, player);
  return (
    <div class="analysis-head">
      <p class="game-name" aria-hidden="true">
        {wordGame(lang, view.written.game.id)}
      </p>
      {name !== undefined && (
        <p class="analysis-opening">
          {name.name} <small>{name.code}</small>
        </p>
      )}
      <p class="analysis-turn">
        {turn} {inCheck && outcome === undefined && <strong class="status-check">{wordCheck(lang)}</strong>}
      </p>
      <Keeping session={session} />
    </div>
  );
}

/** Whether what was changed is on the disk. */
function Keeping({ session }: Props): JSX.Element | null {
  const { kept, words } = session;
  const keeping = kept?.keeping.value;
  if (keeping === undefined || keeping === 'unchanged') return null;
  const text = { pending: '…', kept: words.tools.kept, failed: words.tools.notKept }[keeping];
  return <p class={keeping === 'failed' ? 'keeping is-failed' : 'keeping'}>{text}</p>;
}

/** Back and forth, where the thumb is. */
function WalkBar({ session }: Props): JSX.Element {
  const { tools, edit } = session.words;
  const { canUndo, canRedo } = session.tree;
  return (
    <fieldset class="walker analysis-walk" aria-label={tools.walk}>
      <WalkStep step="first" label={tools.first} onClick={() => session.toEdge('start')} />
      <WalkStep step="previous" label={tools.previous} onClick={() => session.walk(-1)} />
      <WalkStep step="next" label={tools.next} onClick={() => session.walk(1)} />
      <WalkStep step="last" label={tools.last} onClick={() => session.toEdge('end')} />
      <WalkStep step="undo" label={edit.undo} isOff={!canUndo.value} onClick={() => session.undo()} />
      <WalkStep step="redo" label={edit.redo} isOff={!canRedo.value} onClick={() => session.redo()} />
    </fieldset>
  );
}

type StepProps = {
  readonly step: string;
  readonly label: string;
  readonly isOff?: boolean;
  readonly onClick: () => void;
};

function WalkStep({ step, label, isOff = false, onClick }: StepProps): JSX.Element {
  return (
    <button
      type="button"
      class={`walker-step ${step}`}
      aria-label={label}
      title={label}
      aria-disabled={isOff ? 'true' : undefined}
      onClick={onClick}
    />
  );
}

/** What the board reports; what answers is fetched when it is first asked. */
function useIntents(session: AnalysisSession): (intent: Intent) => void {
  return useCallback(
    (intent: Intent): void => {
      if (intent.kind === 'query') void answer(session, intent);
      else if (intent.kind === 'sound') void changeSettings({ sound: !session.settings.value.sound });
      else if (intent.kind === 'help') isHelpOpen.value = true;
      else session.handle(intent);
    },
    [session],
  );
}

async function answer(
  session: AnalysisSession,
  { query, place }: Extract<Intent, { kind: 'query' }>,
): Promise<void> {
  const { answerQuery } = await import('../../analysis/answers.js');
  // The key of the clocks, which are not here, tells the opening.
  if (query === 'clocks') await session.opening.settled();
  session.notices.say(answerQuery(session, query, place));
}

function runLine(session: AnalysisSession, line: string): Promise<void> {
  return inTurn(session, async () => {
    const { runTypedLine } = await import('../../analysis/typedLine.js');
    runTypedLine(session, line);
  });
}
