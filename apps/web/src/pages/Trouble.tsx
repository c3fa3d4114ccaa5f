import type { JSX } from 'preact';
import { ButtonLink } from '../parts/Button.js';
import type { HeaderProps } from '../parts/Header.js';
import { Note } from '../parts/Note.js';
import { Page } from '../parts/Page.js';
import { formatRoute } from '../route.js';
import { NotFound } from '../screens/NotFound.js';
import type { StoreError } from '../store/gameStore.js';
import { gameWords, storeWords } from '../words/app.js';

type Props = HeaderProps & { readonly error: StoreError };

/** A game that storage does not give. */
export function Trouble({ error, ...header }: Props): JSX.Element {
  if (error.problem === 'not-found') return <NotFound {...header} what="game" />;
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
