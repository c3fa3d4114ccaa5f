import { Version } from './version.js';

/** The version of this page: `isWaiting` is the offer of a newer one, `accept` takes it. */
export const version = new Version({
  workers: navigator.serviceWorker,
  locks: navigator.locks,
  reload: () => location.reload(),
});

/** In development nothing is kept, or yesterday's program would be served today. */
export function keepOnDevice(): void {
  if (!import.meta.env.PROD) return;
  void version.keep(new URL('sw.js', document.baseURI));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void version.check();
  });
}
