import type { Lang } from '@tabuleiro/words';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { IconButton } from '../../components/Button.js';
import './command.css';
import { componentWords, gameWords } from '../../words/app.js';
import { closeWriting, takeEarlyKeys, writing } from './writing.js';

type Props = {
  readonly lang: Lang;
  /** Moves of this game as they are written. */
  readonly examples: string;
  readonly onLine: (line: string) => void;
};

/** Moves and commands in writing: an equal way to play (docs/players.md 1.1, point 10). It is opened with a key. */
export function CommandBox({ lang, examples, onLine }: Props) {
  const words = gameWords[lang];
  const [line, setLine] = useState('');
  const id = useId();
  const send = (text: string): void => {
    if (text.trim() !== '') onLine(text);
    setLine('');
  };
  const { field, close } = useFocusWhenOpened((typed) => {
    // Whoever types fast may have written several lines, and begun another.
    const lines = ((field.current?.value ?? '') + typed).split('\n');
    const rest = lines.pop() ?? '';
    for (const each of lines) send(each);
    setLine(rest);
  });
  const submit = (event: Event): void => {
    event.preventDefault();
    // What the field shows, even if it was typed a moment ago.
    send(field.current?.value ?? '');
  };
  return (
    <form
      class="command"
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
    >
      <label for={id} class="aside">
        {words.command}
      </label>
      <input
        ref={field}
        id={id}
        type="text"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        enterkeyhint="go"
        placeholder={words.commandHelp(examples)}
        value={line}
        onInput={(event) => setLine(event.currentTarget.value)}
      />
      <button type="submit" class="button">
        {words.send}
      </button>
      <IconButton icon="close" label={componentWords[lang].close} onClick={close} />
    </form>
  );
}

/**
 * Each time it is asked for, the field gets the focus and what was typed before; closed, the focus goes back to where it came
 * from. All this before anybody can do something to the field: until then every key is taken for one that came too early.
 */
function useFocusWhenOpened(onEarlyKeys: (typed: string) => void) {
  const field = useRef<HTMLInputElement>(null);
  const from = useRef<Element | null>(null);
  const opened = writing.value;
  useLayoutEffect(() => {
    if (document.activeElement !== field.current) from.current = document.activeElement;
    field.current?.focus();
    onEarlyKeys(takeEarlyKeys());
  }, [opened]);
  const close = (): void => {
    closeWriting();
    const { current } = from;
    const isThere = current instanceof HTMLElement && current.isConnected && current !== document.body;
    const way = isThere ? current : document.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]');
    way?.focus();
  };
  return { field, close };
}
