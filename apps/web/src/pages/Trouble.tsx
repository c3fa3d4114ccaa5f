import type { JSX } from 'preact';
import { ButtonLink } from '../components/Button.js';
import { Note } from '../components/Note.js';
import { type HeaderProps, Page } from '../components/Page.js';
import { formatRoute } from '../route.js';
import { NotFoundScreen } from '../screens/notFound/NotFoundScreen.js';
import type { StoreError } from '../store/gameStore.js';
import { gameWords, storeWords } from '../words/app.js';

type Props = HeaderProps & { readonly error: StoreError };

/** A game that storage does not give. */
export function Trouble({ error, ...header }: Props): JSX.Element {
  if (error.problem === 'not-found') return <NotFoundScreen {...header} what="game" />;
  const words = gameWords[header.lang];
  return (
    <Page {...header} title={words.notOpened}>
      <Note kind="warning">
        <p>{storeWords[header.lang].problems[error.problem]}</p>
      </Note>
      <ButtonLink href={formatRoute({ screen: 'home' })}>{words.home}</ButtonLink>
    </Page>
  );
}
