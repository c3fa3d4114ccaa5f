import type { Player } from '@tabuleiro/game';
import { actorOf } from '@tabuleiro/match';
import { computerWords } from '@tabuleiro/words';
import { formatLeft, type MatchClocks } from '../../play/matchClocks.js';
import { nameOf } from '../../play/playerNames.js';
import type { Session } from '../../play/session.js';
import { gameWords } from '../../words/app.js';

type Props = { readonly session: Session; readonly clocks: MatchClocks; readonly player: Player };

/** Less than this and the clock shows it. */
const LOW = 30_000;

/** A clock that also says what its end means: in one game a loss, in another a draw (docs/players.md, trap 5). */
export function ClockFace({ session, clocks, player }: Props) {
  const { lang } = session;
  const match = session.match.value;
  const left = clocks.left.value[match.players.indexOf(player)];
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
