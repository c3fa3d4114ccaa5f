import { isDieDue, type Match, opponentIn, seatOf } from '@tabuleiro/match';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Board } from '../../board/Board.js';
import type { BoardModel } from '../../board/model.js';
import { useKeptFocus } from '../../board/placeElements.js';
import { Trays } from '../../board/Tray.js';
import { lazyComponent } from '../../components/lazyComponent.js';
import { loadSprites, spritesOf } from '../../look/art/sprites.js';
import { MatchClocks } from '../../play/matchClocks.js';
import { runCommand } from '../../play/onDemand.js';
import type { Session } from '../../play/session.js';
import { Actions } from './Actions.js';
import { CommandBox } from './CommandBox.js';
import './layout.css';
import { useBoardProps } from './boardProps.js';
import './print.css';
import type { ComponentType, JSX } from 'preact';
import type { AfterGameProps } from '../../games/view.js';
import { ExportSection } from './ExportSection.js';
import { MoveList } from './MoveList.js';
import { PlayerBar } from './PlayerBar.js';
import { QuestionDialog } from './QuestionDialog.js';
import { Requests } from './Requests.js';
import { StatusLine } from './StatusLine.js';

export const DiceTable = lazyComponent(async () => (await import('./DiePanel.js')).DiePanel);
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
};

/** One game: the board between its two players, then what can be done, then what was played. */
export function GameScreen({ session, onRematch, onNewGame }: Props) {
  const clocks = useMemo(() => new MatchClocks(session), [session]);
  useEffect(() => {
    clocks.start();
    // Who cannot see the pieces cannot move.
    void loadSprites(spritesOf(session.match.value.game)).then(() => session.begin());
    return () => clocks.stop();
  }, [session, clocks]);
  const game = useRef<HTMLDivElement>(null);
  useKeptFocus(game);
  const { lang, seats } = session;
  const settings = session.settings.value;
  const match = session.match.value;
  const bottom = session.display.bottom.value;
  const top = opponentIn(match, bottom);
  const isMirrored = settings.sharing === 'mirror' && seats.isShared(match) && session.view.canFlip;
  const boardProps = useBoardProps(session, clocks);
  return (
    <div class="game" ref={game}>
      <Board {...boardProps} mirrored={isMirrored} coordinates={settings.coordinates} keys={settings.keys} />
      <div class={seatClass('near', trayCount(boardProps.model, seatOf(match, bottom), 'nobody'))}>
        <PlayerBar session={session} clocks={clocks} player={bottom} />
        <Trays {...boardProps} of={seatOf(match, bottom)} />
        <Trays {...boardProps} of="nobody" />
      </div>
      <div class={seatClass('far', trayCount(boardProps.model, seatOf(match, top)))}>
        <PlayerBar session={session} clocks={clocks} player={top} />
        <Trays {...boardProps} of={seatOf(match, top)} />
      </div>
      <div class="game-side">
        {match.outcome !== undefined && (
          <EndPanel session={session} onRematch={onRematch} onNewGame={onNewGame} />
        )}
        <div class="talk">
          <StatusLine session={session} />
          <Requests session={session} />
        </div>
        {hasDice(match) && (
          <div class={match.setup.dice === undefined ? 'dice is-real' : 'dice'}>
            <DiceTable session={session} />
          </div>
        )}
        <Actions session={session} />
        <MoveList session={session} />
        <CommandBox
          lang={lang}
          examples={session.view.examples[lang]}
          onLine={(line) => void runCommand(session, clocks, line)}
        />
        {match.outcome === undefined ? <ExportSection session={session} /> : <AfterGame session={session} />}
      </div>
      <QuestionDialog session={session} />
    </div>
  );
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
