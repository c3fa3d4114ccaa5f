import { fail, ok, type Result } from '@tabuleiro/game';
import { formatLink, type MatchId, type OnlineLink, parseLink } from '@tabuleiro/online';
import type { CodedError } from '@tabuleiro/words';

/** What an address opens. `table` is the page of a match in the app: a seat of this device. */
export type Target = OnlineLink | { readonly kind: 'table'; readonly match: MatchId };

/** A server by the address of its app, and what is to be opened there; without a target only the server is named. */
export type OnlineAddress = { readonly server: string; readonly target?: Target };

const ROUTE = '#/longe/';
const TABLE = 'partida/';
const PROTOCOLS: readonly string[] = ['http:', 'https:'];

/** The links that the app makes, and the bare address of a server. */
export function parseAddress(text: string): Result<OnlineAddress, CodedError> {
  const url = readUrl(text.trim());
  if (url === undefined) return fail({ code: 'bad-link' });
  const { hash } = url;
  const server = new URL('.', `${url.origin}${url.pathname}`).href;
  if (hash === '' || hash === '#' || hash === '#/') return ok({ server });
  const target = hash.startsWith(ROUTE) ? parseTarget(hash.slice(ROUTE.length)) : undefined;
  return target === undefined ? fail({ code: 'bad-link' }) : ok({ server, target });
}

function readUrl(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  return PROTOCOLS.includes(url.protocol) && url.username === '' && url.password === '' ? url : undefined;
}

function parseTarget(path: string): Target | undefined {
  if (!path.startsWith(TABLE)) return parseLink(path);
  const watched = parseLink(`assistir/${path.slice(TABLE.length)}`);
  return watched?.kind === 'watch' ? { kind: 'table', match: watched.match } : undefined;
}

/** The same as the app has it. */
export function formatAddress(server: string, target: Target): string {
  return `${server}${ROUTE}${target.kind === 'table' ? `${TABLE}${target.match}` : formatLink(target)}`;
}

/** Where the server of an app is spoken to. */
export function socketAddress(server: string): string {
  const address = new URL('online', server);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
}
