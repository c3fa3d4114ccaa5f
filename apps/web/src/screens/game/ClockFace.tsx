import type { Player } from '@tabuleiro/game';
import { actorOf } from '@tabuleiro/match';
import { computerWords } from '@tabuleiro/words';
import { type Clockwork, formatLeft } from '../../play/clockwork.js';
import { nameOf } from '../../play/names.js';
import type { Session } from '../../play/session.js';
import { gameWords } from '../../words/app.js';

type Props = { readonly session: Session; readonly clockwork: Clockwork; readonly player: Player };

/** Less than this and the clock shows it. */
const LOW = 30_000;

/** A clock that also says what its end means: in one game a loss, in another a draw (players.md, trap 5). */
export function ClockFace({ session, clockwork, player }: Props) {
  const { lang } = session;
  const match = session.match.value;
  const left = clockwork.left.value[match.players.indexOf(player)];
  if (left === undefined) return null;
  const words = gameWords[lang];
  const isRunning = match.outcome === undefined && !match.paused && actorOf(match) === player;
  const classes = ['clock', isRunning ? 'is-running' : '', left <= LOW ? 'is-low' : ''];
  return (
    <div
      class={classes.join(' ')}
      role="timer"
      aria-live="off"
      aria-label={words.clockOf(nameOf(lang, match, player))}
    >
      <span class="clock-time">{formatLeft(left, computerWords(lang).decimal)}</span>
      <span class="clock-meaning">
        {match.matchRules.flagFall === 'draw' ? words.timeIsDraw : words.timeIsLoss}
      </span>
    </div>
  );
}
