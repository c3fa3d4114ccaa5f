import type { JSX } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { Board } from '../../board/Board.js';
import { useKeptFocus } from '../../board/hooks.js';
import { Trays } from '../../board/Tray.js';
import { Sprite } from '../../look/art/Sprite.js';
import { spritesOf } from '../../look/art/sprite.js';
import { Clockwork } from '../../play/clockwork.js';
import { sideName } from '../../play/names.js';
import type { Session } from '../../play/session.js';
import { DiceTable } from '../game/DiceTable.js';
import { Extra } from '../game/Extra.js';
import { type Looking, useLooking } from '../game/looking.js';
import { QuestionDialog } from '../game/QuestionDialog.js';

/** From the top of the board down. */
const SEATS = [1, 0] as const;

type Props = {
  readonly session: Session;
  /** Where there are several on a page: which one. */
  readonly name?: string;
  /** What stands beside the board: whose turn it is, what to do. */
  readonly children: JSX.Element | JSX.Element[];
};

/** The board of a real game, to try something out on. */
export function PracticeBoard({ session, name, children }: Props): JSX.Element {
  const clockwork = useMemo(() => new Clockwork(session), [session]);
  const box = useRef<HTMLDivElement>(null);
  useKeptFocus(box);
  const { view } = session;
  const settings = session.settings.value;
  const looking = useLooking(session, clockwork);
  return (
    <div class={`practice ${view.turns ? 'square' : 'long'}`} ref={box}>
      <Board {...looking} coordinates={settings.coordinates} keys={settings.keys} />
      <div class="practice-side">
        <div class="practice-trays">
          {SEATS.map((seat) => (
            <TraysOfSeat key={seat} session={session} seat={seat} looking={looking} />
          ))}
          <Trays {...looking} of="nobody" />
        </div>
        {view.thrown === undefined ? null : (
          <DiceTable session={session} {...(name === undefined ? {} : { name })} />
        )}
        <Extra session={session} />
        {children}
      </div>
      <QuestionDialog session={session} />
      <Sprite groups={spritesOf(view.written.game.id)} />
    </div>
  );
}

type SeatProps = {
  readonly session: Session;
  readonly seat: 0 | 1;
  readonly looking: Looking;
};

/** What one player has beside the board, under the player's name: there is no bar here that says whose it is. */
function TraysOfSeat({ session, seat, looking }: SeatProps): JSX.Element | null {
  if (!looking.model.trays.some(({ side }) => side === seat)) return null;
  return (
    <div class="trays-of-seat">
      <span aria-hidden="true">{sideName(session.lang, session.match.value.players[seat])}</span>
      <Trays {...looking} of={seat} />
    </div>
  );
}
