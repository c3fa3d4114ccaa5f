import type { Lang } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Button } from '../parts/Button.js';
import { Note } from '../parts/Note.js';
import { version } from '../pwa/page.js';
import { route } from '../route.js';
import { pageWords } from './words.js';

/** Offered between games only: nobody's program changes while they play. */
export function NewVersion({ lang }: { readonly lang: Lang }): JSX.Element | null {
  const words = pageWords[lang];
  const [isBlocked, setBlocked] = useState(false);
  if (!version.isWaiting.value || route.value.screen === 'game') return null;
  const take = async (): Promise<void> => {
    const obstacle = await version.accept();
    setBlocked(obstacle === 'other-tabs');
  };
  return (
    <Note kind="info">
      <p>{isBlocked ? words.otherTabs : words.newVersion}</p>
      <Button onClick={() => void take()}>{words.takeIt}</Button>
    </Note>
  );
}
