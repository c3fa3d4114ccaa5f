import type { Player } from '@tabuleiro/game';
import { actorOf, seatOf } from '@tabuleiro/match';
import type { JSX } from 'preact';
import { Drawing } from '../../components/Drawing.js';
import type { PieceRow } from '../../games/view.js';
import { formatLeft, type MatchClocks } from '../../play/matchClocks.js';
import { nameOf, sideName, titleOf } from '../../play/playerNames.js';
import type { Session } from '../../play/session.js';
import './bar.css';
import { computerWords } from '@tabuleiro/words';
import { gameWords } from '../../words/app.js';

type Props = { readonly session: Session; readonly clocks: MatchClocks; readonly player: Player };

/** One player's edge of the board: name, clock, pieces lost or brought home. */
export function PlayerBar({ session, clocks, player }: Props): JSX.Element {
  const { lang, view, walk } = session;
  const match = session.match.value;
  const seat = seatOf(match, player);
  const name = titleOf(lang, match, player);
  const side = sideName(lang, player);
  // Whatever stands in brackets, as the level does, is printed smaller.
  const [, called, note] = /^(.+?)(?: (\(.*))?$/su.exec(name) ?? [];
  const isActing = match.outcome === undefined && actorOf(match) === player;
  const hasOwnClock = match.clocks[seat].left !== undefined;
  const heaps = view.pieceRows(lang, walk.shown.value).filter((heap) => heap.side === seat);
  return (
    <section
      class={`player-bar ${isActing ? 'is-acting' : ''} ${hasOwnClock ? 'has-clock' : ''}`}
      aria-label={name}
    >
      <Drawing art={view.crests[seat]} side={seat} class="player-crest" />
      <div class="player-who">
        <strong class={`player-name ${note === undefined ? 'is-plain' : ''}`} title={name}>
          {called} {note === undefined ? null : <span class="player-note">{note}</span>}
        </strong>
        <div
          class={
            heaps.some(({ arts, lead = 0 }) => arts.length > 0 || lead > 0)
              ? 'player-line has-pieces'
              : 'player-line'
          }
        >
          {name === side ? null : <span class="player-colour">{side}</span>}
          {heaps.map((heap) => (
            <Lead key={`lead ${heap.name}`} {...heap} />
          ))}
          {heaps.map((heap) => (
            <div class="heap" key={heap.name} role="img" aria-label={heap.name}>
              {heap.arts.map((art, i) => (
                <span class="heap-piece" key={`${art}-${i}`}>
                  <Drawing art={art} side={seat} />
                </span>
              ))}
            </div>
          ))}
        </div>
      </div>
      <ClockFace session={session} clocks={clocks} player={player} />
    </section>
  );
}

/** Said with the lost pieces. Its place is kept while there are lost pieces beside it: they do not move when the lead changes. */
function Lead({ lead, arts }: PieceRow): JSX.Element | null {
  if (lead === undefined || (lead <= 0 && arts.length === 0)) return null;
  return (
    <span class="heap-lead" aria-hidden="true">
      {lead > 0 ? `+${lead}` : ''}
    </span>
  );
}

type ClockFaceProps = { readonly session: Session; readonly clocks: MatchClocks; readonly player: Player };

/** Less than this and the clock shows it. */
const LOW = 30_000;

/** A clock that also says what its end means: in one game a loss, in another a draw (docs/players.md, trap 5). */
function ClockFace({ session, clocks, player }: ClockFaceProps) {
  const { lang } = session;
  const match = session.match.value;
  const left = clocks.left.value[match.players.indexOf(player)];
  if (left === undefined) return null;
  const words = gameWords[lang];
  const [cause, meaning] = (match.matchRules.flagFall === 'draw' ? words.timeIsDraw : words.timeIsLoss).split(
    ' = ',
  );
  const isRunning = clocks.running.value === player;
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
        <span class="clock-cause">{cause} = </span>
        {meaning}
      </span>
    </div>
  );
}
