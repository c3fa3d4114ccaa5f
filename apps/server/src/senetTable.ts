import type { IncomingHttpHeaders } from 'node:http';
import { SHIPPED_PIECES, TableFault } from '@tabuleiro/senet-engine';
import { type DiskTable, findTables, openTableFile } from '@tabuleiro/senet-engine/node';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isOwnHost, isOwnOrigin } from './online/hosts.js';
import { RateLimit } from './rateLimit.js';

/** A review of a long game asks for some thousand pages, one after the other. */
const PAGES_A_SECOND = 2000;

/** The largest sound table in a folder that knows more than what the app brings along; undefined if there is none. */
export function findSenetTable(folder: string): DiskTable | undefined {
  for (const { file, pieces } of findTables([folder])) {
    const table = pieces > SHIPPED_PIECES ? openTableFile(file) : undefined;
    if (table?.ok === true) return table.value;
  }
  return undefined;
}

/** How a table is served. */
export type SenetTable = {
  readonly table: DiskTable;
  /** Other names that the server is known by. */
  readonly sites: readonly string[];
  /** Told once that the table is of no use any more. */
  readonly onFault?: (fault: TableFault) => void;
  readonly limit?: RateLimit;
};

/**
 * Serves the pages of a table that is too large for a browser: `GET /senet/pages/N`, as bytes, to pages of this server alone.
 * Returns how many pieces a side it knows, for those who ask what there is: 0 once it was found to be damaged.
 */
export function serveSenetTable(app: FastifyInstance, settings: SenetTable): () => number {
  const { table, sites, onFault, limit = new RateLimit(PAGES_A_SECOND) } = settings;
  let isSound = true;
  app.get<{ Params: { page: string } }>('/senet/pages/:page', async ({ headers, params }, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isOwnPage(headers, sites)) return refuse(reply, 403, 'other-site');
    if (!limit.take()) return refuse(reply.header('retry-after', '1'), 429, 'too-many');
    if (!isSound) return refuse(reply, 503, 'damaged');
    const page = /^\d{1,9}$/.test(params.page) ? Number(params.page) : table.pageCount;
    if (page >= table.pageCount) return refuse(reply, 404, 'no-such-page');
    try {
      const bytes = Buffer.from(table.readPage(page).buffer);
      return reply.type('application/octet-stream').send(bytes);
    } catch (error) {
      if (!(error instanceof TableFault)) throw error;
      isSound = false;
      onFault?.(error);
      return refuse(reply, 503, 'damaged');
    }
  });
  app.addHook('onClose', async () => table.close());
  return () => (isSound ? table.pieces : 0);
}

/** Was it asked by a page of this server? Older browsers do not say from where they ask; then names decide. */
function isOwnPage(headers: IncomingHttpHeaders, sites: readonly string[]): boolean {
  const site = headers['sec-fetch-site'];
  const isOurs = isOwnHost(headers.host, sites) && isOwnOrigin(headers.origin, headers.host);
  return isOurs && (site === undefined || site === 'same-origin');
}

function refuse(reply: FastifyReply, status: number, code: string): FastifyReply {
  return reply.code(status).send({ error: { code } });
}
