import type { JSX } from 'preact';
import type { HeaderProps } from '../components/Page.js';
import { ImportPart } from '../library/ImportPart.js';
import { LibraryPart } from '../library/LibraryPart.js';
import { NumbersPart } from '../library/NumbersPart.js';
import type { GameStorage } from '../store/storage.js';

type Props = HeaderProps & { readonly storage: GameStorage; readonly path: readonly string[] };

/** All games and studies of this device: to find again, to bring in from files, and what they come to together. */
export function LibraryPage({ path, ...props }: Props): JSX.Element {
  const [place] = path;
  if (place === 'importar') return <ImportPart {...props} />;
  if (place === 'numeros') return <NumbersPart {...props} />;
  return <LibraryPart {...props} path={path} />;
}
