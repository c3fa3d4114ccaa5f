import { PIECES } from '@tabuleiro/senet';
import { SHIPPED_PIECES, tableReference } from '@tabuleiro/senet-engine';
import { askHealth, type FetchJson } from '../../ownServer.js';

// A table that is too large for a browser stays with the server that the app came from, which gives its pages.

/** A reference to the table of this server, for threads to open (`openServerTable`); none where no server announces one. */
export async function findServerTable(page?: string, get?: FetchJson): Promise<readonly ArrayBuffer[]> {
  const pieces = piecesIn(await askHealth(page, get));
  return pieces === undefined ? [] : [tableReference(addressOf(page ?? document.baseURI, pieces), 'server')];
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
