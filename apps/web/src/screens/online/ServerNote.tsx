import type { Lang } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { Button } from '../../components/Button.js';
import { Note } from '../../components/Note.js';
import { isServerThere } from '../../online/socket.js';
import { onlineWords } from '../../words/online.js';

type Props = { readonly lang: Lang; readonly onThere?: () => void };

/** Asks whether this page has a server of matches, and says kindly what to do where it has none. */
export function ServerNote({ lang, onThere }: Props): JSX.Element | null {
  const words = onlineWords[lang].server;
  const [state, setState] = useState<'asking' | 'there' | 'missing'>('asking');
  const ask = useCallback(async (): Promise<void> => {
    setState('asking');
    const isThere = await isServerThere();
    setState(isThere ? 'there' : 'missing');
    if (isThere) onThere?.();
  }, []);
  useEffect(() => void ask(), [ask]);
  if (state === 'there') return null;
  if (state === 'asking') return <p class="told">{words.asking}</p>;
  return (
    <Note kind="warning" isLive>
      <p>
        <strong>{words.missing}</strong>
      </p>
      <p>{words.whatToDo}</p>
      <Button onClick={() => void ask()}>{words.again}</Button>
    </Note>
  );
}
