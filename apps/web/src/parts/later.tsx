import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { lang } from '../i18n/lang.js';
import { Button } from './Button.js';
import { Note } from './Note.js';
import { partsWords } from './words.js';

/** A page that is fetched when somebody goes there. If it cannot be, it says so and can be tried again. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return function Later(props: P): JSX.Element | null {
    const [Part, setPart] = useState<ComponentType<P>>();
    const [isLost, setLost] = useState(false);
    useEffect(() => {
      load().then(
        (part) => setPart(() => part),
        () => setLost(true),
      );
    }, []);
    if (isLost) return <Lost />;
    return Part === undefined ? null : <Part {...props} />;
  };
}

function Lost(): JSX.Element {
  const words = partsWords[lang.value];
  return (
    <main>
      <Note kind="warning">
        <p>{words.notFetched}</p>
        <Button onClick={() => location.reload()}>{words.reload}</Button>
      </Note>
    </main>
  );
}
