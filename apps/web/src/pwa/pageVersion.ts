import { Version } from './version.js';

/** The version of this page: `isWaiting` is the offer of a newer one, `accept` takes it. */
export const version = new Version({
  workers: navigator.serviceWorker,
  locks: navigator.locks,
  reload: () => location.reload(),
});

/** No service worker in development: it would serve an old build. */
export function keepOnDevice(): void {
  if (!import.meta.env.PROD) return;
  void version.keep(new URL('sw.js', document.baseURI));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void version.check();
  });
}
