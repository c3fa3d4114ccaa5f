import type { PendingWish } from '@tabuleiro/online';
import type { Lang } from '@tabuleiro/words';
import type { ComponentChildren, JSX } from 'preact';
import { Button } from '../../components/Button.js';
import type { OnlineTable } from '../../online/onlineTable.js';
import { wordAge, wordNumber } from '../../online/wording.js';
import type { Session } from '../../play/session.js';
import { onlineWords } from '../../words/online.js';
import { ConnectionLine, Sign } from './ConnectionLine.js';

type Props = { readonly table: OnlineTable; readonly session: Session };

/** The connection, the other player, and what is asked or waits between the two devices. Above the moves, one line while all is well. */
export function OnlinePanel({ table, session }: Props): JSX.Element {
  void table.beat.value;
  const { lang } = session;
  const words = onlineWords[lang];
  // After the end a good connection is not worth the room.
  const isQuiet = table.client.online?.phase === 'over' && table.client.connection.kind === 'linked';
  return (
    <div class="online-panel">
      {isQuiet ? null : (
        <p class="online-line">
          <ConnectionLine lang={lang} table={table} />
          {session.remote?.isPlayer === false ? (
            <span>{words.watching}</span>
          ) : (
            <Other lang={lang} table={table} />
          )}
        </p>
      )}
      <Unsent table={table} session={session} />
      <AskedFor lang={lang} table={table} />
      <MayClaim lang={lang} table={table} />
      <SeatWishes lang={lang} table={table} />
    </div>
  );
}

type PartProps = { readonly lang: Lang; readonly table: OnlineTable };

/** Is the other player's device there? */
function Other({ lang, table }: PartProps): JSX.Element | null {
  const { other: words } = onlineWords[lang];
  const { other, client } = table;
  const { kind } = client.connection;
  // Without a connection nobody here knows.
  const isKnown = kind === 'linked' || kind === 'slow';
  if (!isKnown || other === undefined || client.online?.phase !== 'playing') return null;
  const gone = table.news.absenceOf(other);
  const name = table.nameAt(other);
  const isLong = client.online.terms.online.grace === undefined;
  const text =
    gone === undefined ? words.here(name) : isLong ? words.away(name) : words.gone(name, wordAge(lang, gone));
  return (
    <span class="connection">
      <Sign kind={gone === undefined ? 'linked' : 'gone'} />
      <span>{text}</span>
    </span>
  );
}

/** What was done while the connection is gone waits here, and can be taken back until it is sent. */
function Unsent({ table, session }: Props): JSX.Element | null {
  const waiting = table.waiting.value;
  if (waiting === undefined) return null;
  const { unsent: words } = onlineWords[session.lang];
  const what = wordWish(session, waiting);
  if (waiting.state === 'sent') return <p class="online-ask">{words.sent(what)}</p>;
  return (
    <Question text={words.waiting(what)}>
      <Button onClick={() => table.withdraw(waiting.id)}>{words.takeBack}</Button>
    </Question>
  );
}

function wordWish(session: Session, { wish }: PendingWish): string {
  const { unsent: words } = onlineWords[session.lang];
  if (wish.kind !== 'move') return words.request;
  const position = session.walk.present.value;
  const move = position.moveCalled(wish.move);
  return move === undefined ? wish.move : session.view.written.format(position.state, move, session.letters);
}

/** A pause or a rematch that one player wishes for. */
function AskedFor({ lang, table }: PartProps): JSX.Element | null {
  const { asks: words } = onlineWords[lang];
  const { client } = table;
  const asked = client.online?.asked;
  if (asked === undefined || client.savedSeat === undefined) return null;
  const { what } = asked;
  if (asked.seat === client.seat)
    return <p class="online-ask">{what === 'pause' ? words.sentPause : words.sentRematch}</p>;
  const agree = (): void =>
    void table.wish(what === 'rematch' ? client.askRematch() : client.act({ kind: 'ask', what }));
  return (
    <Question isAbove text={words[what](table.nameAt(asked.seat))}>
      <Button kind="primary" onClick={agree}>
        {words.yes}
      </Button>
      <Button onClick={() => void table.wish(client.act({ kind: 'deny', what }))}>{words.no}</Button>
    </Question>
  );
}

/** O-GONE: after the grace the player who stayed may claim, and need not. */
function MayClaim({ lang, table }: PartProps): JSX.Element | null {
  const { other: words } = onlineWords[lang];
  const { other, client } = table;
  if (!table.news.mayClaim) return null;
  return (
    <Question isAbove text={words.mayClaim(table.nameAt(other))}>
      <Button onClick={() => void table.wish(client.act({ kind: 'abandoned', as: 'win' }))}>
        {words.win}
      </Button>
      <Button onClick={() => void table.wish(client.act({ kind: 'abandoned', as: 'draw' }))}>
        {words.draw}
      </Button>
    </Question>
  );
}

/** Somebody who has lost the key of the other seat asks for it. */
function SeatWishes({ lang, table }: PartProps): JSX.Element | null {
  const { seatWish: words } = onlineWords[lang];
  const { client } = table;
  if (client.savedSeat === undefined || client.wishes.length === 0) return null;
  return (
    <>
      {client.wishes.map(({ wish, name }) => (
        <Question key={wish} text={`${words.from(name, wordNumber(wish))} ${words.compare}`}>
          <Button onClick={() => void table.wish(client.act({ kind: 'hand', wish }))}>{words.hand}</Button>
        </Question>
      ))}
    </>
  );
}

type QuestionProps = {
  readonly text: string;
  /** Do its answers stand below it, in a row of their own? */
  readonly isAbove?: boolean;
  readonly children: ComponentChildren;
};

function Question({ text, isAbove = false, children }: QuestionProps): JSX.Element {
  return (
    <section class={isAbove ? 'online-ask is-above' : 'online-ask'} aria-label={text}>
      <p>{text}</p>
      {children}
    </section>
  );
}
