import type { Lang } from '@tabuleiro/words';
import type { JSX, RefObject } from 'preact';
import { useRef } from 'preact/hooks';
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
  const everything = useRef<HTMLButtonElement>(null);
  const nothing = useRef<HTMLButtonElement>(null);
  // The button that was pressed goes away: the one that does the opposite has the focus then.
  const select = (entries: readonly LibraryEntry[], opposite: RefObject<HTMLButtonElement | null>): void => {
    onSelect(entries);
    requestAnimationFrame(() => opposite.current?.focus());
  };
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
        <Button innerRef={everything} kind="quiet" onClick={() => select(found, nothing)}>
          {words.selectAll(found.length)}
        </Button>
      )}
      {count === 0 ? null : (
        <Button innerRef={nothing} kind="quiet" onClick={() => select([], everything)}>
          {words.selectNone}
        </Button>
      )}
    </div>
  );
}
