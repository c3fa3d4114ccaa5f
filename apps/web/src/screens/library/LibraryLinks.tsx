import type { Lang } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { formatRoute } from '../../route.js';
import { libraryWords } from '../../words/library.js';

const PLACES = ['list', 'importing', 'numbers'] as const;
type Place = (typeof PLACES)[number];

const PATHS: Readonly<Record<Place, readonly string[]>> = {
  list: [],
  importing: ['importar'],
  numbers: ['numeros'],
};

/** From one part of the library to another. */
export function LibraryLinks({ lang, here }: { readonly lang: Lang; readonly here: Place }): JSX.Element {
  const words = libraryWords[lang];
  const names: Readonly<Record<Place, string>> = {
    list: words.toList,
    importing: words.toImport,
    numbers: words.toNumbers,
  };
  return (
    <nav class="library-links" aria-label={words.title}>
      {PLACES.map((place) => (
        <a
          key={place}
          href={formatRoute({ screen: 'library', path: PATHS[place] })}
          aria-current={place === here ? 'page' : undefined}
        >
          {names[place]}
        </a>
      ))}
    </nav>
  );
}
