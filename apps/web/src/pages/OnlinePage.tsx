import { type OnlineLink, parseLink } from '@tabuleiro/online';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { type HeaderProps, Page } from '../components/Page.js';
import { seats } from '../online/pageParts.js';
import { navigate } from '../route.js';
import { NotFoundScreen } from '../screens/notFound/NotFoundScreen.js';
import type { GameStorage } from '../store/storage.js';
import { onlineWords } from '../words/online.js';
import { HubPage } from './HubPage.js';
import { InvitedPage } from './InvitedPage.js';
import { ProjectorPage } from './ProjectorPage.js';
import { TablePage } from './TablePage.js';

type Props = HeaderProps & { readonly storage: GameStorage; readonly path: readonly string[] };

/** Matches between two devices: everything about them is fetched with this page, when somebody asks for it. */
export function OnlinePage({ storage, path, ...header }: Props): JSX.Element {
  const [first, second = '', ...rest] = path;
  if (first === undefined) return <HubPage {...header} />;
  if (first === 'projetor' && path.length === 1) return <ProjectorPage {...header} />;
  const watched = parseLink(`assistir/${second}`);
  if (first === 'partida' && rest.length === 0 && watched?.kind === 'watch')
    return <TablePage {...header} storage={storage} match={watched.match} as="player" />;
  const link = parseLink(path.join('/'));
  switch (link?.kind) {
    case 'invite':
      return <InvitedPage {...header} code={link.code} />;
    case 'watch':
      return <TablePage {...header} storage={storage} match={link.match} as="watcher" />;
    case 'seat':
      return <SeatLink {...header} link={link} />;
    default:
      return <NotFoundScreen {...header} what="page" />;
  }
}

type SeatLinkProps = HeaderProps & { readonly link: Extract<OnlineLink, { kind: 'seat' }> };

/** "My seat" on another device: the key is kept here, and the address that holds it is gone from the history. */
function SeatLink({ link, ...header }: SeatLinkProps): JSX.Element {
  const { match, token } = link;
  useEffect(() => {
    const take = async (): Promise<void> => {
      const held = await seats.load(match);
      if (held?.seat.token !== token) await seats.save({ match, token, name: '', pending: [] });
      navigate({ screen: 'far', path: ['partida', match] }, { replace: true });
    };
    void take();
  }, [match, token]);
  const words = onlineWords[header.lang];
  return (
    <Page {...header} title={words.title}>
      <p role="status">{words.waiting.opening}</p>
    </Page>
  );
}
