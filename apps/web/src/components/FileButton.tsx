import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { lang } from '../language/lang.js';
import { componentWords } from '../words/app.js';
import { Button } from './Button.js';
import { decodeFile } from './fileText.js';

type Props = {
  readonly label: string;
  /** As an `input` of files has it: `.pgn,.json`. */
  readonly accept: string;
  /** The text of the file that was chosen, and its name. */
  readonly onText: (text: string, name: string) => void;
  /** A file that is too large to be read at once without holding up the page; those too are read where this is not given. */
  readonly onLarge?: (file: File) => void;
};

/** In bytes. */
const LARGE = 1_000_000;

/** Opens a file of this device; nothing is sent anywhere. */
export function FileButton({ label, accept, onText, onLarge }: Props): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  const [isLost, setLost] = useState(false);
  const read = async (): Promise<void> => {
    const file = input.current?.files?.[0];
    if (file === undefined) return;
    if (onLarge !== undefined && file.size > LARGE) {
      if (input.current !== null) input.current.value = '';
      onLarge(file);
      return;
    }
    const bytes = await file.arrayBuffer().catch(() => undefined);
    // Choosing the same file again has to be told as well.
    if (input.current !== null) input.current.value = '';
    setLost(bytes === undefined);
    if (bytes !== undefined) onText(decodeFile(bytes), file.name);
  };
  return (
    <>
      <Button icon="open" onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input ref={input} type="file" accept={accept} hidden onChange={() => void read()} />
      {isLost && <p role="alert">{componentWords[lang.value].fileLost}</p>}
    </>
  );
}
