/** As much of `fetch` as is needed. */
export type FetchJson = (address: URL) => Promise<Pick<Response, 'ok' | 'json'>>;

/** What the server that the app came from says of itself; undefined where there is none, or it is not ours. */
export async function askHealth(
  page?: string,
  get: FetchJson = (address) => fetch(address),
): Promise<unknown> {
  try {
    const here = page ?? document.baseURI;
    if (globalThis.navigator?.onLine === false || !isOwnServer(new URL(here))) return undefined;
    const response = await get(new URL('health', here));
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined; // without the network, or from a server that is not ours
  }
}

/** Only a server at home has anything to offer: it is reached as localhost or by an address in numbers. Others are not asked at all. */
function isOwnServer({ protocol, hostname }: URL): boolean {
  return protocol.startsWith('http') && (hostname === 'localhost' || /^[\d.]+$|^\[/.test(hostname));
}
