import type { GameId } from '@tabuleiro/game';
import { formatInviteCode, type ListedMatch, parseInviteCode } from '@tabuleiro/online';
import { type Lang, wordGame } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { Button, ButtonLink } from '../components/Button.js';
import { Confirm } from '../components/Dialog.js';
import { TextField } from '../components/Field.js';
import { GameCover } from '../components/GameCover.js';
import { type HeaderProps, Page } from '../components/Page.js';
import { GAME_IDS } from '../games/registry.js';
import { pathOf } from '../online/addresses.js';
import { reception, seats } from '../online/pageParts.js';
import type { HeldSeat } from '../online/seatStore.js';
import { formatRoute, navigate } from '../route.js';
import { ServerNote } from '../screens/online/ServerNote.js';
import { onlineWords } from '../words/online.js';
import { projectorWords } from '../words/projector.js';
import { newGameProposal } from './navigationState.js';
import '../screens/online/online.css';

/** Where one begins: invite somebody, follow an invitation, go on with a match, see what goes on at this server. */
export function HubPage(header: HeaderProps): JSX.Element {
  const { lang } = header;
  const words = onlineWords[lang];
  const [listed, setListed] = useState<readonly ListedMatch[]>();
  const list = useCallback(async (): Promise<void> => {
    const found = await reception.list();
    setListed(found.ok ? found.value : undefined);
  }, []);
  return (
    <Page {...header} title={words.title} class="far">
      <p class="told">{words.intro}</p>
      <ServerNote lang={lang} onThere={() => void list()} />
      <div class="far-parts">
        <CodeEntry lang={lang} />
        <section>
          <h2>{words.create.title}</h2>
          <p class="told">{words.create.hint}</p>
          <ul class="far-games">
            {GAME_IDS.map((game) => (
              <li key={game}>
                <a href={formatRoute({ screen: 'new', game })} onClick={() => propose(game)}>
                  <GameCover game={game}>
                    <h3 class="slab">{wordGame(lang, game)}</h3>
                  </GameCover>
                </a>
              </li>
            ))}
          </ul>
        </section>
        <Held lang={lang} />
        {listed === undefined ? null : <Lobby lang={lang} listed={listed} onRenew={() => void list()} />}
      </div>
      <p>
        <a href={formatRoute({ screen: 'far', path: ['projetor'] })}>{projectorWords[lang].link}</a>
      </p>
    </Page>
  );
}

/** The page of a new game begins with somebody far away as the opponent. */
function propose(game: GameId): void {
  newGameProposal.value = { game, form: { opponent: 'remote', help: { hint: 0, takeback: 0 } } };
}

function CodeEntry({ lang }: { readonly lang: Lang }): JSX.Element {
  const { code: words } = onlineWords[lang];
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const go = (event: Event): void => {
    event.preventDefault();
    const code = parseInviteCode(text);
    setWrong(code === undefined);
    if (code !== undefined) navigate({ screen: 'far', path: pathOf({ kind: 'invite', code }) });
  };
  return (
    <section>
      <h2>{words.title}</h2>
      <form class="far-code" onSubmit={go} noValidate>
        <TextField
          label={words.label}
          hint={words.hint}
          error={isWrong ? words.wrong : undefined}
          value={text}
          maxLength={20}
          onInput={setText}
        />
        <Button kind="primary" type="submit">
          {words.go}
        </Button>
      </form>
    </section>
  );
}

/** The invitations and matches whose seats this device holds. */
function Held({ lang }: { readonly lang: Lang }): JSX.Element | null {
  const { mine: words } = onlineWords[lang];
  const [held, setHeld] = useState<readonly HeldSeat[]>([]);
  const [doomed, setDoomed] = useState<HeldSeat>();
  const load = useCallback(async (): Promise<void> => setHeld(await seats.list()), []);
  useEffect(() => void load(), [load]);
  const open = held.filter(({ isOver }) => !isOver);
  if (open.length === 0) return null;
  const forget = async (match: string): Promise<void> => {
    await seats.remove(match);
    await load();
  };
  return (
    <section>
      <h2>{words.title}</h2>
      <ul class="far-list">
        {open.map((seat) => (
          <li key={seat.match}>
            <span>{wordHeld(lang, seat)}</span>
            <span class="far-acts">
              <ButtonLink href={formatRoute({ screen: 'far', path: ['partida', seat.match] })}>
                {words.open}
                <span class="aside">: {wordHeld(lang, seat)}</span>
              </ButtonLink>
              <Button kind="quiet" onClick={() => setDoomed(seat)}>
                {words.forget}
                <span class="aside">: {wordHeld(lang, seat)}</span>
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {doomed === undefined ? null : (
        <Confirm
          title={words.forgetTitle}
          text={words.forgetText}
          confirm={words.forget}
          onClose={() => setDoomed(undefined)}
          onConfirm={() => {
            setDoomed(undefined);
            void forget(doomed.match);
          }}
        />
      )}
    </section>
  );
}

function wordHeld(lang: Lang, { game, seat }: HeldSeat): string {
  const { mine: words } = onlineWords[lang];
  const what = seat.code === undefined ? words.seat : words.invitation(formatInviteCode(seat.code));
  return game === undefined ? what : `${wordGame(lang, game)}: ${what}`;
}

type LobbyProps = {
  readonly lang: Lang;
  readonly listed: readonly ListedMatch[];
  readonly onRenew: () => void;
};

/** Where the owner of the server wants a list. */
function Lobby({ lang, listed, onRenew }: LobbyProps): JSX.Element {
  const { lobby: words } = onlineWords[lang];
  return (
    <section>
      <h2>{words.title}</h2>
      {listed.length === 0 ? <p class="told">{words.empty}</p> : null}
      <ul class="far-list">
        {listed.map(({ match, names, terms, code, phase }) => {
          const [first = '', second = ''] = names;
          const who = phase === 'open' ? words.waits(first) : words.plays(first, second);
          const what = `${wordGame(lang, terms.game)}. ${who}`;
          const canWatch = phase !== 'open' && terms.online.watched;
          const link = code === undefined ? undefined : pathOf({ kind: 'invite', code });
          const path = link ?? (canWatch ? pathOf({ kind: 'watch', match }) : undefined);
          return (
            <li key={match}>
              <span>
                <strong>{wordGame(lang, terms.game)}</strong>
                <br />
                {who}
              </span>
              {path === undefined ? null : (
                <ButtonLink href={formatRoute({ screen: 'far', path })}>
                  {link === undefined ? words.watch : words.look}
                  <span class="aside">: {what}</span>
                </ButtonLink>
              )}
            </li>
          );
        })}
      </ul>
      <p>
        <Button onClick={onRenew}>{words.renew}</Button>
      </p>
    </section>
  );
}
