import type { Lang } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { announce } from '../../announce/announcer.js';
import { Button } from '../../components/Button.js';
import { TextField } from '../../components/Field.js';
import { FileButton } from '../../components/FileButton.js';
import { homeWords } from '../../words/app.js';

type Props = {
  readonly lang: Lang;
  readonly onOpen: (text: string, name: string | undefined) => void;
  /** A file of more than some hundred games. */
  readonly onLarge: (file: File) => void;
  readonly error: string | undefined;
};

export function OpenSection({ lang, onOpen, onLarge, error }: Props): JSX.Element {
  const words = homeWords[lang].open;
  const [text, setText] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const open = (event: Event): void => {
    event.preventDefault();
    setEmpty(text.trim() === '');
    if (text.trim() === '') announce(words.empty, 'assertive');
    else onOpen(text, undefined);
  };
  return (
    <section class="open">
      <h2>{words.title}</h2>
      <form onSubmit={open}>
        <TextField
          label={words.label}
          hint={words.hint}
          error={isEmpty ? words.empty : error}
          value={text}
          rows={4}
          onInput={(typed) => {
            setText(typed);
            setEmpty(false);
          }}
        />
        <div class="acts">
          <Button type="submit">{words.go}</Button>
          <FileButton
            label={words.file}
            accept=".pgn,.fen,.bfen,.json,.jsonl,.txt"
            onText={onOpen}
            onLarge={onLarge}
          />
        </div>
      </form>
    </section>
  );
}
