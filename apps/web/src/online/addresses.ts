import { formatLink, type OnlineLink } from '@tabuleiro/online';

/** The route of a link within the app. */
export function pathOf(link: OnlineLink): readonly string[] {
  return formatLink(link).split('/');
}

/** The whole address of a link. What it opens stands behind the `#`, which no browser sends to a server. */
export function addressOf(link: OnlineLink, page: string = location.href): string {
  const address = new URL(page);
  address.search = '';
  address.hash = `#/longe/${formatLink(link)}`;
  return address.href;
}

/** Does this address mean another computer on every other device? */
export function isOnlyHere(host: string = location.hostname): boolean {
  return host === 'localhost' || host === '[::1]' || host.startsWith('127.');
}
