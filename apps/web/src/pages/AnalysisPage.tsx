import type { JSX } from 'preact';
import { type HeaderProps, Page } from '../components/Page.js';
import type { GameStorage } from '../store/storage.js';
import { homeWords } from '../words/app.js';

type Props = HeaderProps & { readonly storage: GameStorage; readonly path: readonly string[] };

/** The analysis board: free moves, variations, the engine. */
export function AnalysisPage({ storage: _, path: __, ...header }: Props): JSX.Element {
  return (
    <Page {...header} title={homeWords[header.lang].analyse}>
      {null}
    </Page>
  );
}
