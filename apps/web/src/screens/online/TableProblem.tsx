import type { OnlineError, SeatNumber } from '@tabuleiro/online';
import { wordGame, wordOnlineError } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { Button, ButtonLink } from '../../components/Button.js';
import { Note } from '../../components/Note.js';
import { type HeaderProps, Page } from '../../components/Page.js';
import { pathOf } from '../../online/addresses.js';
import type { OnlineTable } from '../../online/onlineTable.js';
import { wordNumber } from '../../online/wording.js';
import { formatRoute } from '../../route.js';
import { settings } from '../../store/settings/settingsStore.js';
import { onlineWords } from '../../words/online.js';
import { ConnectionLine } from './ConnectionLine.js';

/** Why a match cannot be followed at all. */
export function TableProblem({
  error,
  ...header
}: HeaderProps & { readonly error: OnlineError }): JSX.Element {
  const { lang } = header;
  const words = onlineWords[lang];
  return (
    <Page {...header} title={words.title} class="far">
      <Note kind="warning" isLive>
        <p>{wordOnlineError(lang, '', error)}</p>
      </Note>
      <p>
        <ButtonLink href={formatRoute({ screen: 'far', path: [] })}>{words.title}</ButtonLink>
      </p>
    </Page>
  );
}

/**
 * The secret of one's own seat is not here (any more): said plainly, never turned into watching in silence. The other player
 * can hand the seat back.
 */
export function LostSeat({ table, ...header }: HeaderProps & { readonly table: OnlineTable }): JSX.Element {
  void table.beat.value;
  const { lang } = header;
  const words = onlineWords[lang];
  const { client } = table;
  const { online, wishNumber, match } = client;
  const isKnown = online?.hostSeat !== undefined && online.phase !== 'over';
  const both: readonly SeatNumber[] = [0, 1];
  return (
    <Page {...header} title={words.lost.title} class="far">
      {online === undefined ? null : <p>{wordGame(lang, online.terms.game)}</p>}
      <Note kind="warning" isLive>
        <p>{words.lost.text}</p>
        <p>{words.lost.how}</p>
      </Note>
      <ConnectionLine lang={lang} table={table} />
      {wishNumber === undefined ? (
        <div class="far-acts">
          {isKnown
            ? both.map((seat) => (
                <Button key={seat} onClick={() => client.reclaim(seat, settings.value.name)}>
                  {words.lost.ask(online?.names?.[seat] ?? '', table.sideAt(seat))}
                </Button>
              ))
            : null}
        </div>
      ) : (
        <p role="status" class="far-waits">
          {words.lost.asked(wordNumber(wishNumber))}
        </p>
      )}
      {client.problem?.code === 'not-watched' ? null : (
        <p>
          <ButtonLink href={formatRoute({ screen: 'far', path: pathOf({ kind: 'watch', match }) })}>
            {words.lost.watch}
          </ButtonLink>
        </p>
      )}
    </Page>
  );
}
