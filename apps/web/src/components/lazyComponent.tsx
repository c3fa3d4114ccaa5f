import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { lang } from '../language/lang.js';
import { componentWords } from '../words/app.js';
import { Button } from './Button.js';
import { Note } from './Note.js';

/** A component that is loaded on demand. `fetch` loads it ahead of time, so that the layout does not jump. */
type LazyComponent<P> = ComponentType<P> & { readonly fetch: () => Promise<void> };

/** A page that is fetched when it is first shown. If that fails, it says so and offers to reload. */
export function lazyComponent<P extends object>(load: () => Promise<ComponentType<P>>): LazyComponent<P> {
  let known: ComponentType<P> | undefined;
  const fetch = async (): Promise<void> => {
    known = await load();
  };
  function LaterPart(props: P): JSX.Element | null {
    const [Part, setPart] = useState<ComponentType<P> | undefined>(() => known);
    const [isLost, setLost] = useState(false);
    useEffect(() => {
      if (Part !== undefined) return;
      fetch().then(
        () => setPart(() => known),
        () => setLost(true),
      );
    }, []);
    if (isLost) return <LoadFailure why={componentWords[lang.value].notFetched} />;
    return Part === undefined ? null : <Part {...props} />;
  }
  return Object.assign(LaterPart, { fetch });
}

/** In the place of a page that cannot be shown. */
export function LoadFailure({ why }: { readonly why: string }): JSX.Element {
  return (
    <main>
      <Note kind="warning">
        <p>{why}</p>
        <Button onClick={() => location.reload()}>{componentWords[lang.value].reload}</Button>
      </Note>
    </main>
  );
}
