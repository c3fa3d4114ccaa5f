import { type Signal, signal } from '@preact/signals';
import type { Lang } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { announce } from '../announce/announcer.js';
import { Button } from '../components/Button.js';
import { Note } from '../components/Note.js';
import { lang as current } from '../language/lang.js';
import { route } from '../route.js';
import { componentWords, pageWords } from '../words/app.js';

/** Is a part of the app missing on this page, because it could not be fetched when it was needed? */
const isMissing: Signal<boolean> = signal(false);

/**
 * Shows and announces that a part of the app could not be fetched, where the code that needed it does not handle
 * that.
 */
export function watchChunkErrors(): void {
  const failures = new WeakSet<object>();
  addEventListener('vite:preloadError', ({ payload }) => failures.add(payload));
  addEventListener('unhandledrejection', (event) => {
    if (!(event.reason instanceof Error && failures.has(event.reason))) return;
    event.preventDefault();
    isMissing.value = true;
    announce(pageWords[current.value].unfetched, 'assertive');
  });
}

export function ChunkErrorNote({ lang }: { readonly lang: Lang }): JSX.Element | null {
  useEffect(() => {
    isMissing.value = false;
  }, [route.value]);
  if (!isMissing.value) return null;
  return (
    <Note kind="warning">
      <p>{pageWords[lang].unfetched}</p>
      <Button onClick={() => location.reload()}>{componentWords[lang].reload}</Button>
    </Note>
  );
}
