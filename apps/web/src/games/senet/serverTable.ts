import { PIECES } from '@tabuleiro/senet';
import { SHIPPED_PIECES, tableReference } from '@tabuleiro/senet-engine';

// A table that is too large for a browser stays with the server that the app came from, which gives its pages.

/** As much of `fetch` as is needed. */
export type FetchJson = (address: URL) => Promise<Pick<Response, 'ok' | 'json'>>;

/** A reference to the table of this server, for threads to open (`openServerTable`); none where no server announces one. */
export async function findServerTable(
  page?: string,
  get: FetchJson = (address) => fetch(address),
): Promise<readonly ArrayBuffer[]> {
  try {
    const here = page ?? document.baseURI;
    if (globalThis.navigator?.onLine === false || !isOwnServer(new URL(here))) return [];
    const response = await get(new URL('health', here));
    const pieces = piecesIn(response.ok ? await response.json() : undefined);
    return pieces === undefined ? [] : [tableReference(addressOf(here, pieces), 'server')];
  } catch {
    return []; // without the network, or from a server that is not ours
  }
}

/** Only a server at home has such a table: it is reached as localhost or by an address in numbers. Others are not asked at all. */
function isOwnServer({ protocol, hostname }: URL): boolean {
  return protocol.startsWith('http') && (hostname === 'localhost' || /^[\d.]+$|^\[/.test(hostname));
}

function piecesIn(answer: unknown): number | undefined {
  const said = typeof answer === 'object' && answer !== null && 'senetPieces' in answer && answer.senetPieces;
  const isTable =
    typeof said === 'number' && Number.isInteger(said) && said > SHIPPED_PIECES && said <= PIECES;
  return isTable ? said : undefined;
}

/** The pieces stand behind the address of the pages, as what follows a `?`. */
function addressOf(page: string, pieces: number): string {
  const address = new URL('senet/pages/', page);
  address.search = String(pieces);
  return address.href;
}
