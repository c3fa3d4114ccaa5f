import { fail, ok, type Result } from '@tabuleiro/game';
import { PIECES } from '@tabuleiro/senet';
import {
  BlockLayout,
  type ExactValues,
  PagedTable,
  setTableOpener,
  type TableError,
  TableFault,
} from '@tabuleiro/senet-engine';

/** Pages that a thread keeps: 4 MB. */
const MOST_PAGES = 256;

/** How a page is asked for. The answer is waited for, as a search has no way on without it. */
export type AskPage = (address: string) => { readonly status: number; readonly bytes: unknown };

/** Opens a reference to the table of a server in this thread. */
export function openServerTable(
  reference: string,
  ask: AskPage = askAndWait,
): Result<ExactValues, TableError> {
  const [address, pieces] = reference.split('?');
  const layout =
    Number(pieces) >= 1 && Number(pieces) <= PIECES ? new BlockLayout(Number(pieces)) : undefined;
  if (layout === undefined) return fail({ code: 'not-a-table' });
  const read = (page: number): DataView => {
    const { status, bytes } = ask(`${address}${page}`);
    if (status === 200 && bytes instanceof ArrayBuffer && bytes.byteLength > 0) return new DataView(bytes);
    throw new TableFault(status === 503 ? 'damaged' : 'unavailable', `page ${page}: status ${status}`);
  };
  return ok(new PagedTable(layout, read, MOST_PAGES));
}

/** Milliseconds. */
const PATIENCE = 5000;

/** A thread may wait for an answer; a page may not. The status is 0 where none comes. */
function askAndWait(address: string): ReturnType<AskPage> {
  const request = new XMLHttpRequest();
  request.open('GET', address, false);
  request.responseType = 'arraybuffer';
  request.timeout = PATIENCE;
  try {
    request.send();
  } catch {
    return { status: 0, bytes: undefined };
  }
  return { status: request.status, bytes: request.response };
}

setTableOpener('server', (reference) => openServerTable(reference));
