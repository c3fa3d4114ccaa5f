import { fail, type Result } from '@tabuleiro/game';
import {
  type InvitationMessage,
  type InviteCode,
  LONGEST_NAME,
  type OnlineError,
  onlineError,
} from '@tabuleiro/online';
import { wordGame, wordOnlineError } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { announce } from '../announce/announcer.js';
import { Button, ButtonLink } from '../components/Button.js';
import { Card } from '../components/Card.js';
import { TextField } from '../components/Field.js';
import { Note } from '../components/Note.js';
import { type HeaderProps, Page } from '../components/Page.js';
import { useSingleFlight } from '../components/singleFlight.js';
import { useView } from '../games/registry.js';
import { reception, seats } from '../online/pageParts.js';
import { isServerThere } from '../online/socket.js';
import { wordTerms } from '../online/wording.js';
import { formatRoute, navigate } from '../route.js';
import { changeSettings, settings } from '../store/settings/settingsStore.js';
import { onlineWords } from '../words/online.js';
import '../screens/online/online.css';

type Props = HeaderProps & { readonly code: InviteCode };

/** An invitation: what is agreed, and the button that takes the seat. Opening the link takes nothing (O-LINK). */
export function InvitedPage({ code, ...header }: Props): JSX.Element {
  const { lang } = header;
  const words = onlineWords[lang];
  const [found, setFound] = useState<Result<InvitationMessage, OnlineError>>();
  const [failure, setFailure] = useState<OnlineError>();
  const [name, setName] = useState(settings.value.name);
  const view = useView(found?.ok ? found.value.terms.game : undefined);
  useEffect(() => {
    const look = async (): Promise<void> => {
      const own = (await seats.list()).find(({ seat }) => seat.code === code);
      if (own !== undefined) navigate({ screen: 'far', path: ['partida', own.match] }, { replace: true });
      else if (await isServerThere()) setFound(await reception.look(code));
      else setFound(fail(onlineError('unreachable')));
    };
    void look();
  }, [code]);
  const sit = useSingleFlight(async (invitation: InvitationMessage): Promise<void> => {
    setFailure(undefined);
    announce(words.invited.sitting, 'polite');
    if (await isOurs(invitation.match, code)) {
      navigate({ screen: 'far', path: ['partida', invitation.match] }, { replace: true });
      return;
    }
    const seated = await reception.sit(invitation, code, name.trim());
    if (!seated.ok) {
      setFailure(seated.error);
      // Where no answer came, the seat may be ours all the same: its key is kept.
      if (seated.error.code !== 'unreachable') await seats.remove(invitation.match);
      return;
    }
    await seats.note(invitation.match, { game: invitation.terms.game, isOver: false });
    void changeSettings({ name: name.trim() });
    navigate({ screen: 'far', path: ['partida', invitation.match] }, { replace: true });
  });
  const error = failure ?? (found?.ok === false ? found.error : undefined);
  return (
    <Page {...header} title={words.invited.title} class="far">
      {found === undefined ? <p role="status">{words.invited.looking}</p> : null}
      {error === undefined ? null : (
        <Note kind="warning" isLive>
          <p>{wordOnlineError(lang, '', error)}</p>
          <ButtonLink href={formatRoute({ screen: 'far', path: [] })}>{words.title}</ButtonLink>
        </Note>
      )}
      {found?.ok && view !== undefined ? (
        <Card title={wordGame(lang, found.value.terms.game)}>
          <p>{words.terms.from(found.value.name)}</p>
          <ul class="far-agreed" aria-label={words.terms.title}>
            {wordTerms(lang, view.written.game, found.value.terms).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {found.value.terms.dice === 'fair' ? <p class="told">{words.invited.fair}</p> : null}
          <form
            class="far-code"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              sit(found.value);
            }}
          >
            <TextField
              label={words.invited.name}
              hint={words.invited.nameHint}
              value={name}
              maxLength={LONGEST_NAME}
              autocomplete="nickname"
              onInput={setName}
            />
            <Button kind="primary" type="submit" icon="play">
              {words.invited.sit}
            </Button>
          </form>
        </Card>
      ) : null}
    </Page>
  );
}

/** Was the seat taken from here before, and only the answer lost? */
async function isOurs(match: string, code: InviteCode): Promise<boolean> {
  if ((await seats.load(match)) === undefined) return false;
  const again = await reception.look(code);
  return !again.ok && again.error.code === 'seat-taken';
}
