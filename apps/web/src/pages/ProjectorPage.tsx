import { formatInviteCode, type ListedMatch } from '@tabuleiro/online';
import { type Lang, wordGame } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { announce } from '../announce/announcer.js';
import { Button } from '../components/Button.js';
import { Note } from '../components/Note.js';
import { type HeaderProps, Page } from '../components/Page.js';
import { classroomAddresses } from '../online/classroomAddresses.js';
import { reception } from '../online/pageParts.js';
import { QrImage } from '../screens/online/QrImage.js';
import { changeSettings, settings } from '../store/settings/settingsStore.js';
import { onlineWords } from '../words/online.js';
import { projectorWords } from '../words/projector.js';
import '../screens/online/online.css';
import '../screens/online/projector.css';

/** Milliseconds between two looks at the list: nobody presses a button on a wall. */
const RENEW = 10_000;

/** For a wall: where a whole room finds the app, so large that it is read from the last row. */
export function ProjectorPage(header: HeaderProps): JSX.Element {
  const { lang } = header;
  const words = projectorWords[lang];
  const [found, setFound] = useState<readonly string[]>();
  const [chosen, setChosen] = useState<string>();
  useEffect(() => void classroomAddresses().then(setFound), []);
  const address = chosen ?? found?.[0];
  const show = (other: string): void => {
    setChosen(other);
    announce(other, 'polite');
  };
  return (
    <Page {...header} title={words.title} class="projector">
      {found === undefined ? <p role="status">{words.asking}</p> : null}
      {found !== undefined && address === undefined ? (
        <Note kind="warning" isLive>
          <p>{words.onlyHere}</p>
        </Note>
      ) : null}
      {address === undefined ? null : <Shown lang={lang} address={address} />}
      <div class="projector-foot">
        {found === undefined || address === undefined ? null : (
          <Others lang={lang} others={found.filter((other) => other !== address)} onShow={show} />
        )}
        <Ground lang={lang} />
      </div>
    </Page>
  );
}

type ShownProps = { readonly lang: Lang; readonly address: string };

/** The address across the whole wall; below it the code, what to do, and who waits. */
function Shown({ lang, address }: ShownProps): JSX.Element {
  const words = projectorWords[lang];
  const plain = shorten(address);
  return (
    <>
      <p class="projector-address" style={{ '--signs': plain.length }}>
        <span class="aside">{words.address}: </span>
        <span class="projector-scheme">http://</span>
        <strong>{plain}</strong>
      </p>
      <div class="projector-parts">
        <QrImage text={address} label={words.qr(address)} />
        <section class="projector-steps">
          <h2>{words.steps.title}</h2>
          <ol>
            {words.steps.list(onlineWords[lang].title).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
        <Waiting lang={lang} />
      </div>
    </>
  );
}

/** Open invitations, where the owner of the server wants a list. */
function Waiting({ lang }: { readonly lang: Lang }): JSX.Element | null {
  const words = projectorWords[lang].lobby;
  const [listed, setListed] = useState<readonly ListedMatch[]>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const look = async (): Promise<void> => {
      const answer = await reception.list();
      if (isGone) return;
      if (answer.ok) setListed(answer.value);
      // Where there is no list there never will be one; a server that is away comes back.
      if (answer.ok || answer.error.code !== 'no-lobby') timer = setTimeout(() => void look(), RENEW);
    };
    void look();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, []);
  if (listed === undefined) return null;
  const open = listed.flatMap(({ names, terms, code }) =>
    code === undefined ? [] : [{ code, game: wordGame(lang, terms.game), name: names[0] ?? '' }],
  );
  return (
    <section class="projector-lobby">
      <h2>{words.title}</h2>
      {open.length === 0 ? <p>{words.empty}</p> : null}
      <ul>
        {open.map(({ code, game, name }) => (
          <li key={code}>
            <span>
              <strong>{game}</strong>, {words.waits(name)}
            </span>
            <span class="projector-code">
              <span class="aside">{words.code} </span>
              {formatInviteCode(code)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type OthersProps = {
  readonly lang: Lang;
  readonly others: readonly string[];
  readonly onShow: (address: string) => void;
};

/** A computer in several networks has several addresses, and cannot know which of them the room is in. */
function Others({ lang, others, onShow }: OthersProps): JSX.Element | null {
  const words = projectorWords[lang].others;
  if (others.length === 0) return null;
  return (
    <section class="projector-others">
      <h2>{words.title}</h2>
      {others.map((other) => (
        <Button key={other} onClick={() => onShow(other)}>
          {words.show(shorten(other))}
        </Button>
      ))}
    </section>
  );
}

/** Ink on paper for a bright room, paper on ink for a dark one. */
function Ground({ lang }: { readonly lang: Lang }): JSX.Element {
  const { theme } = settings.value;
  const isDark =
    theme === 'dark' || (theme === 'system' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  const other = isDark ? 'light' : 'dark';
  return (
    <Button kind="quiet" onClick={() => void changeSettings({ theme: other })}>
      {projectorWords[lang].grounds[other]}
    </Button>
  );
}

/** As people type it: `192.168.0.10:4321`. */
function shorten(address: string): string {
  return address.replace(/^http:\/\//, '').replace(/\/$/, '');
}
