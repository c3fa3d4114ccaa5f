import type { Lang } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { Button } from '../../components/Button.js';
import type { LibraryEntry } from '../../library/entry.js';
import { libraryWords } from '../../words/library.js';

type Props = {
  readonly lang: Lang;
  readonly found: readonly LibraryEntry[];
  readonly all: number;
  readonly selected: readonly LibraryEntry[];
  readonly onSelect: (entries: readonly LibraryEntry[]) => void;
  readonly onRemove: () => void;
};

/** How many there are, and what can be done with those that are chosen. It stays in view as long as some are. */
export function SelectionBar({ lang, found, all, selected, onSelect, onRemove }: Props): JSX.Element {
  const words = libraryWords[lang];
  const count = selected.length;
  return (
    <div class={count === 0 ? 'selection-bar' : 'selection-bar is-used'}>
      <p role="status">
        {words.found(found.length, all)}
        {count === 0 ? null : <strong> · {words.selected(count)}</strong>}
      </p>
      {count === 0 ? null : (
        <Button kind="danger" icon="trash" onClick={onRemove}>
          {words.removeSelected(count)}
        </Button>
      )}
      {found.length === 0 || count === found.length ? null : (
        <Button kind="quiet" onClick={() => onSelect(found)}>
          {words.selectAll(found.length)}
        </Button>
      )}
      {count === 0 ? null : (
        <Button kind="quiet" onClick={() => onSelect([])}>
          {words.selectNone}
        </Button>
      )}
    </div>
  );
}
