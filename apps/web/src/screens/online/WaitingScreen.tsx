import { formatInviteCode, missingSeeds } from '@tabuleiro/online';
import { type Lang, wordGame, wordVoidReason } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Button, ButtonLink } from '../../components/Button.js';
import { Card } from '../../components/Card.js';
import { Note } from '../../components/Note.js';
import { type HeaderProps, Page } from '../../components/Page.js';
import { addressOf, isOnlyHere } from '../../online/addresses.js';
import type { OnlineTable } from '../../online/onlineTable.js';
import { seats } from '../../online/pageParts.js';
import { formatRoute } from '../../route.js';
import { onlineWords } from '../../words/online.js';
import { ConnectionLine } from './ConnectionLine.js';
import { LinkCard } from './LinkCard.js';

type Props = HeaderProps & { readonly table: OnlineTable };

/** Before the match begins: the invitation to give away, or what is still missing. */
export function WaitingScreen({ table, ...header }: Props): JSX.Element {
  void table.beat.value;
  const { lang } = header;
  const words = onlineWords[lang];
  const { client } = table;
  const { online, savedSeat } = client;
  const isOpen = online?.phase === 'open' && savedSeat?.code !== undefined;
  const title = isOpen ? words.waiting.title : online === undefined ? words.waiting.opening : words.title;
  return (
    <Page {...header} title={title} class="far">
      <p>{online === undefined ? null : <strong>{wordGame(lang, online.terms.game)}</strong>}</p>
      <ConnectionLine lang={lang} table={table} />
      <NotKept lang={lang} />
      {isOpen ? <Invitation lang={lang} code={savedSeat.code ?? ''} /> : null}
      <p role="status" class="far-waits">
        {statusOf(lang, table)}
      </p>
      {online?.phase === 'void' ? (
        <ButtonLink href={formatRoute({ screen: 'far', path: [] })}>{words.title}</ButtonLink>
      ) : null}
      {savedSeat !== undefined && (online?.phase === 'open' || online?.phase === 'seated') ? (
        <p>
          <Button kind="danger" onClick={() => void table.wish(client.act({ kind: 'cancel' }))}>
            {words.waiting.cancel}
          </Button>
        </p>
      ) : null}
    </Page>
  );
}

function statusOf(lang: Lang, table: OnlineTable): string {
  const { waiting: words } = onlineWords[lang];
  const { client } = table;
  const { online } = client;
  if (online === undefined) return '';
  if (online.phase === 'void' && online.why !== undefined) return wordVoidReason(lang, online.why);
  if (online.phase === 'open') return words.waits;
  const name = table.nameAt(table.other);
  if (missingSeeds(online).length > 0) return `${words.seated(name)} ${words.dice}`;
  return words.together(name);
}

/** Link, code to say and QR code of an invitation. */
function Invitation({ lang, code }: { readonly lang: Lang; readonly code: string }): JSX.Element {
  const { waiting: words } = onlineWords[lang];
  return (
    <Card>
      <p>{words.intro}</p>
      {isOnlyHere() ? (
        <Note>
          <p>{words.onlyHere}</p>
        </Note>
      ) : null}
      <p class="far-spoken">
        <span>{words.say}</span>
        <strong class="far-spelled">
          <span aria-hidden="true">{formatInviteCode(code)}</span>
          <span class="aside">{words.saidAs(code)}</span>
        </strong>
      </p>
      <LinkCard lang={lang} label={words.link} link={addressOf({ kind: 'invite', code })} isShown />
    </Card>
  );
}

/** Where the browser keeps nothing, the key of the seat is gone with the page: said at once. */
function NotKept({ lang }: { readonly lang: Lang }): JSX.Element | null {
  const [isTold, setTold] = useState(false);
  useEffect(() => setTold(seats.trouble !== undefined), []);
  if (!isTold) return null;
  return (
    <Note kind="warning">
      <p>{onlineWords[lang].notKept}</p>
    </Note>
  );
}
