import { isDieDue, type Match, opponentIn, seatOf } from '@tabuleiro/match';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Board } from '../../board/Board.js';
import { useKeptFocus } from '../../board/hooks.js';
import { Trays } from '../../board/Tray.js';
import { Sprite } from '../../look/art/Sprite.js';
import { spritesOf } from '../../look/art/sprite.js';
import { later } from '../../parts/later.js';
import { command } from '../../play/asking.js';
import { Clockwork } from '../../play/clockwork.js';
import type { Session } from '../../play/session.js';
import { Actions } from './Actions.js';
import { AfterGame } from './AfterGame.js';
import { CommandBox } from './CommandBox.js';
import './layout.css';
import { useLooking } from './looking.js';
import './print.css';
import { MoveList } from './MoveList.js';
import { PlayerBar } from './PlayerBar.js';
import { QuestionDialog } from './QuestionDialog.js';
import { Requests } from './Requests.js';
import { Sharing } from './Sharing.js';
import { StatusLine } from './StatusLine.js';

const DiceTable = later(async () => (await import('./DiceTable.js')).DiceTable);
export const EndPanel = later(async () => (await import('./EndPanel.js')).EndPanel);

type Props = {
  readonly session: Session;
  readonly onRematch: () => void;
  readonly onNewGame: () => void;
};

/** One game: the board between its two players, then what can be done, then what was played. */
export function GameScreen({ session, onRematch, onNewGame }: Props) {
  const clockwork = useMemo(() => new Clockwork(session), [session]);
  useEffect(() => {
    clockwork.start();
    void session.computer.drive();
    return () => clockwork.stop();
  }, [session, clockwork]);
  const game = useRef<HTMLDivElement>(null);
  useKeptFocus(game);
  const { lang, seats } = session;
  const settings = session.settings.value;
  const match = session.match.value;
  const bottom = session.display.bottom.value;
  const top = opponentIn(match, bottom);
  const isMirrored = settings.sharing === 'mirror' && seats.isShared(match) && session.view.turns;
  const looking = useLooking(session, clockwork);
  return (
    <div class="game" ref={game}>
      <Sprite groups={spritesOf(match.game)} />
      <Board {...looking} mirrored={isMirrored} coordinates={settings.coordinates} keys={settings.keys} />
      <div class="seat near">
        <PlayerBar session={session} clockwork={clockwork} player={bottom} />
        <Trays {...looking} of={seatOf(match, bottom)} />
        <Trays {...looking} of="nobody" />
      </div>
      <div class="seat far">
        <PlayerBar session={session} clockwork={clockwork} player={top} />
        <Trays {...looking} of={seatOf(match, top)} />
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
          onLine={(line) => void command(session, clockwork, line)}
        />
        {match.outcome === undefined ? <Sharing session={session} /> : <AfterGame session={session} />}
      </div>
      <QuestionDialog session={session} />
    </div>
  );
}

function hasDice(match: Match): boolean {
  return isDieDue(match) || match.throwCount > 0;
}
