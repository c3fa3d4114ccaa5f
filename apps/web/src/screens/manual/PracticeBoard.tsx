import type { JSX } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { Board } from '../../board/Board.js';
import type { Intent } from '../../board/model.js';
import { useKeptFocus } from '../../board/placeElements.js';
import { Trays } from '../../board/Tray.js';
import { Drawing } from '../../components/Drawing.js';
import { SpriteLoader, spritesOf } from '../../look/art/sprites.js';
import { MatchClocks } from '../../play/matchClocks.js';
import { sideName } from '../../play/playerNames.js';
import type { Session } from '../../play/session.js';
import { manualWords } from '../../words/manual.js';
import { type SharedBoardProps, useBoardProps } from '../game/boardProps.js';
import { DiePanel } from '../game/DiePanel.js';
import { QuestionDialog } from '../game/QuestionDialog.js';

/** From the top of the board down. */
const SEATS = [1, 0] as const;

type Props = {
  readonly session: Session;
  /** Where there are several on a page: which one. */
  readonly name?: string;
  /** What a pick comes to while nothing can be chosen: before a reply, and when all is done. */
  readonly onWaitingPick?: () => void;
  /** Beside the board, or right below it: whose turn it is, what to do. */
  readonly status: JSX.Element;
  /** What else can be done. */
  readonly children: JSX.Element | JSX.Element[];
};

/** The board of a real game, to try something out on. */
export function PracticeBoard({ session, name, onWaitingPick, status, children }: Props): JSX.Element {
  const clocks = useMemo(() => new MatchClocks(session), [session]);
  const box = useRef<HTMLDivElement>(null);
  useKeptFocus(box);
  const { view } = session;
  const settings = session.settings.value;
  const shared = useBoardProps(session, clocks);
  const onIntent = (intent: Intent): void => {
    const isPick = intent.kind === 'pick' || intent.kind === 'drop';
    if (isPick && onWaitingPick !== undefined) onWaitingPick();
    else shared.onIntent(intent);
  };
  const boardProps = { ...shared, onIntent };
  const asked = session.confirmation.asked.value;
  return (
    <div class={`practice ${view.canFlip ? 'square' : 'long'}`} ref={box}>
      <Board {...boardProps} coordinates={settings.coordinates} keys={settings.keys} />
      <div class="practice-side">
        {status}
        {asked === undefined ? null : <p class="notice notice-info">{asked.text()}</p>}
        <div class="practice-trays">
          {SEATS.map((seat) => (
            <TraysOfSeat key={seat} session={session} seat={seat} boardProps={boardProps} />
          ))}
          <Trays {...boardProps} of="nobody" />
        </div>
        {view.thrown === undefined ? null : (
          <DiePanel session={session} {...(name === undefined ? {} : { name })} />
        )}
        {children}
      </div>
      <QuestionDialog session={session} />
      <SpriteLoader groups={spritesOf(view.written.game.id)} />
    </div>
  );
}

type SeatProps = {
  readonly session: Session;
  readonly seat: 0 | 1;
  readonly boardProps: SharedBoardProps;
};

/** What one player has beside the board, under the player's name: there is no bar here that says whose it is. */
function TraysOfSeat({ session, seat, boardProps }: SeatProps): JSX.Element | null {
  if (!boardProps.model.trays.some(({ side }) => side === seat)) return null;
  const { lang, view, walk } = session;
  const heaps = view.pieceRows(lang, walk.present.value).filter(({ side }) => side === seat);
  return (
    <div class="trays-of-seat">
      <span aria-hidden="true">{sideName(lang, session.match.value.players[seat])}</span>
      <Trays {...boardProps} of={seat} />
      {heaps
        .filter(({ arts }) => arts.length > 0)
        .map(({ name, arts }) => (
          <p key={name} class="practice-heap" role="img" aria-label={name}>
            {manualWords[lang].lost}
            {arts.map((art, i) => (
              <Drawing key={`${art}-${i}`} art={art} side={seat} size="1.8em" />
            ))}
          </p>
        ))}
    </div>
  );
}
