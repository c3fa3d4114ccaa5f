import { isDieDue, type Match, opponentIn, seatOf } from '@tabuleiro/match';
import { wordGame } from '@tabuleiro/words';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Board } from '../../board/Board.js';
import type { BoardModel } from '../../board/model.js';
import { useKeptFocus } from '../../board/placeElements.js';
import { Trays } from '../../board/Tray.js';
import { lazyComponent } from '../../components/lazyComponent.js';
import { loadSprites, spritesOf } from '../../look/art/sprites.js';
import { isUpright } from '../../look/screen.js';
import { MatchClocks } from '../../play/matchClocks.js';
import { runCommand } from '../../play/onDemand.js';
import type { Session } from '../../play/session.js';
import { Actions } from './Actions.js';
import { Asked } from './Asked.js';
import './layout.css';
import { useBoardProps } from './boardProps.js';
import './print.css';
import type { ComponentType, JSX } from 'preact';
import type { AfterGameProps } from '../../games/view.js';
import { gameWords } from '../../words/app.js';
import { MoveList } from './MoveList.js';
import { PlayerBar } from './PlayerBar.js';
import { showOnlyBoard, useBoardAlone, usePageKeys } from './pageKeys.js';
import { TurnLine } from './StatusLine.js';
import { sharing } from './sharing.js';
import { writing } from './writing.js';

export const DiceTable = lazyComponent(async () => (await import('./DiePanel.js')).DiePanel);
const CommandBox = lazyComponent(async () => (await import('./CommandBox.js')).CommandBox);
const Resigning = lazyComponent(async () => (await import('./Resigning.js')).Resigning);
const ShareGame = lazyComponent(async () => (await import('../../share/ShareGame.js')).ShareGame);
const QuestionDialog = lazyComponent(async () => (await import('./QuestionDialog.js')).QuestionDialog);
export const EndPanel = lazyComponent(async () => (await import('./EndPanel.js')).EndPanel);

/** Old browsers cannot ask in a style sheet whether there are trays beside a player. */
function seatClass(edge: 'near' | 'far', trays: number): string {
  return `seat ${edge} ${trays > 0 ? 'has-tray' : ''} ${trays > 1 ? 'has-trays' : ''}`;
}

function trayCount({ trays }: BoardModel, ...owners: readonly (0 | 1 | 'nobody')[]): number {
  return trays.filter(({ side }) => owners.includes(side ?? 'nobody')).length;
}

type Props = {
  readonly session: Session;
  readonly onRematch: () => void;
  readonly onNewGame: () => void;
  readonly onAnalyse?: (() => void) | undefined;
};

/** One game: the board between its two players, then what can be done, then what was played. */
export function GameScreen({ session, onRematch, onNewGame, onAnalyse }: Props) {
  const clocks = useMemo(() => new MatchClocks(session), [session]);
  useEffect(() => {
    clocks.start();
    // Who cannot see the pieces cannot move.
    void loadSprites(spritesOf(session.match.value.game)).then(() => {
      session.begin();
      // A pawn that arrives should not have to wait; without a network it will.
      void QuestionDialog.fetch().catch(() => undefined);
    });
    return () => clocks.stop();
  }, [session, clocks]);
  const game = useRef<HTMLDivElement>(null);
  useKeptFocus(game);
  usePageKeys(session);
  useUpright(session);
  useBoardAlone(session.settings.value.onlyBoard);
  const { lang, seats } = session;
  const settings = session.settings.value;
  const match = session.match.value;
  const bottom = session.display.bottom.value;
  const top = opponentIn(match, bottom);
  const isMirrored = settings.sharing === 'mirror' && seats.isShared(match) && session.view.canFlip;
  const boardProps = useBoardProps(session, clocks);
  return (
    <div class="game" ref={game}>
      <div class="table">
        <div class="board-place">
          <Board
            {...boardProps}
            mirrored={isMirrored}
            coordinates={settings.coordinates}
            keys={settings.keys}
            onWalk={(by) => session.walkBy(by)}
          />
        </div>
        <div class={seatClass('near', trayCount(boardProps.model, seatOf(match, bottom), 'nobody'))}>
          <PlayerBar session={session} clocks={clocks} player={bottom} />
          <Trays {...boardProps} of={seatOf(match, bottom)} />
          <Trays {...boardProps} of="nobody" />
        </div>
        <div class={seatClass('far', trayCount(boardProps.model, seatOf(match, top)))}>
          <PlayerBar session={session} clocks={clocks} player={top} />
          <Trays {...boardProps} of={seatOf(match, top)} />
        </div>
        <p class="game-name" aria-hidden="true">
          {wordGame(lang, match.game)}
        </p>
        {match.outcome === undefined && <TurnLine session={session} />}
        {hasDice(match) && (
          <div class={match.setup.dice === undefined ? 'dice is-real' : 'dice'}>
            <DiceTable session={session} />
          </div>
        )}
        <div class="record">
          {match.outcome !== undefined && <EndPanel session={session} />}
          <MoveList session={session} />
          <Asked session={session} />
        </div>
        {writing.value > 0 && (
          <CommandBox
            lang={lang}
            examples={session.view.examples[lang]}
            onLine={(line) => void runCommand(session, clocks, line)}
          />
        )}
        <Actions {...{ session, onRematch, onNewGame, onAnalyse }} />
        {settings.onlyBoard && (
          <button type="button" class="button show-all" onClick={() => showOnlyBoard(session, false)}>
            {gameWords[lang].showAll}
          </button>
        )}
      </div>
      {match.outcome !== undefined && <AfterGame session={session} />}
      {session.selection.question.value !== undefined && <QuestionDialog session={session} />}
      {sharing.value && <ShareGame session={session} />}
      {session.resignAsked.value > 0 && <Resigning session={session} />}
    </div>
  );
}

/** A board that is longer than it is high stands upright on an upright screen. */
function useUpright({ view, display }: Session): void {
  const isStanding = isUpright.value && view.columns > view.rows;
  useLayoutEffect(() => display.stand(isStanding), [display, isStanding]);
}

export function hasDice(match: Match): boolean {
  return isDieDue(match) || match.throwCount > 0;
}

type AfterGamePartProps = { readonly session: Session };

/** What the game itself adds, if anything. */
export function AfterGame({ session }: AfterGamePartProps): JSX.Element | null {
  const { lang, match, live, view, walk } = session;
  const [Part, setPart] = useState<ComponentType<AfterGameProps> | undefined>(undefined);
  useEffect(() => {
    void view.afterGame?.().then((part) => setPart(() => part));
  }, [view]);
  if (Part === undefined) return null;
  return (
    <Part
      lang={lang}
      match={match.value}
      secret={live.secret}
      onGoTo={(plies) => session.walkTo(plies)}
      at={walk.ply.value}
    />
  );
}
