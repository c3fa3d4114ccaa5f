import type { FastifyInstance } from 'fastify';
import { PROJECTOR } from './classroomText.js';
import { isOwnHost } from './online/hosts.js';

/** What the page for the projector needs to know. */
export type Classroom = {
  /** Where other devices find the app, the likeliest first; none where only this machine does. Asked anew each time: networks change. */
  readonly addresses: () => readonly string[];
  /** Names that this server has beside its addresses. */
  readonly sites: readonly string[];
};

/** Tells the app where other devices find it, at `/addresses`, and leads a short address to the page for the projector. */
export function serveClassroom(app: FastifyInstance, { addresses, sites }: Classroom): void {
  app.get('/addresses', async ({ headers }, reply) => {
    reply.header('cache-control', 'no-store');
    return isOwnHost(headers.host, sites) ? { addresses: addresses() } : reply.code(403).send('');
  });
  app.get(`/${PROJECTOR}`, async (_request, reply) =>
    reply.header('cache-control', 'no-store').redirect(`/#/longe/${PROJECTOR}`),
  );
}
