import { hostname } from 'node:os';

const ADDRESS = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[0-9a-f:.]+\])$/i;

/** The name in a `Host` header or an origin, without its port. */
function nameIn(host: string): string {
  return host.replace(/:\d+$/, '').toLowerCase();
}

/**
 * Is this a name of this server? An address always is. Any other name has to be known: a foreign page could else have its own name
 * lead here and talk to the server as if it came from it (DNS rebinding).
 */
export function isOwnHost(host: string | undefined, sites: readonly string[]): boolean {
  if (host === undefined) return false;
  const name = nameIn(host);
  const own = hostname().toLowerCase();
  if (ADDRESS.test(name)) return true;
  return ['localhost', own, `${own}.local`, ...sites].includes(name);
}

/** Does a request come from a page of this server, or from no page at all? */
export function isOwnOrigin(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return true;
  return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`);
}
