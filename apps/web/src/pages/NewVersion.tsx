import { type Signal, signal } from '@preact/signals';
import type { Lang } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { announce } from '../announce/announcer.js';
import { Button } from '../components/Button.js';
import { Note } from '../components/Note.js';
import { newVersionNote } from '../newVersionNote.js';
import { keepOnDevice, version } from '../pwa/pageVersion.js';
import { route } from '../route.js';
import { pageWords } from '../words/app.js';

/** Do other tabs keep the new version waiting? */
const isBlocked: Signal<boolean> = signal(false);

/** Takes the new version up, or says what is in its way. */
export async function takeNewVersion(lang: Lang): Promise<void> {
  const obstacle = await version.accept();
  isBlocked.value = obstacle === 'other-tabs';
  if (isBlocked.value) announce(pageWords[lang].otherTabs, 'assertive');
}

/** Offered between games only, so that the program never changes during a game. */
export function NewVersion({ lang }: { readonly lang: Lang }): JSX.Element | null {
  const words = pageWords[lang];
  if (!version.isWaiting.value || route.value.screen === 'game') return null;
  return (
    <Note kind="info">
      <p>{isBlocked.value ? words.otherTabs : words.newVersion}</p>
      <Button onClick={() => void takeNewVersion(lang)}>{words.takeIt}</Button>
    </Note>
  );
}

/** Keeps the app on the device; from now on newer versions are offered. */
export function offerNewVersions(): void {
  newVersionNote.value = NewVersion;
  keepOnDevice();
}
