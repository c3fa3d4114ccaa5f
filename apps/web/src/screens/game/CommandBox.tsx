import type { Lang } from '@tabuleiro/words';
import { useId, useState } from 'preact/hooks';
import './command.css';
import { gameWords } from '../../words/app.js';

type Props = {
  readonly lang: Lang;
  /** Moves of this game as they are written. */
  readonly examples: string;
  readonly onLine: (line: string) => void;
};

/** Moves and commands in writing: an equal way to play (docs/players.md 1.1, point 10). */
export function CommandBox({ lang, examples, onLine }: Props) {
  const words = gameWords[lang];
  const [line, setLine] = useState('');
  const id = useId();
  const submit = (event: Event): void => {
    event.preventDefault();
    if (line.trim() === '') return;
    onLine(line);
    setLine('');
  };
  return (
    <form class="command" onSubmit={submit}>
      <label for={id}>{words.command}</label>
      <div class="command-row">
        <input
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
      </div>
    </form>
  );
}
