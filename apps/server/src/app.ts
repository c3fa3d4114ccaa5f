import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { noticePage, preferredLang } from './notice.js';
import { HEADERS } from './policy.js';

/** The build puts a hash of their content into the names of these files, so a copy never goes stale. */
const HASHED_FOLDER = 'assets';
const FOREVER = 'public, max-age=31536000, immutable';
/** A copy may be kept, but is used only after asking. */
const ASK_FIRST = 'no-cache';

/** Serves the files of `folder`, compressed where a `.br` or `.gz` lies beside them, and `GET /health`. */
export function openApp(folder: string): FastifyInstance {
  const app = fastify({ frameworkErrors: (_error, request, reply) => refuse(request, reply, 400) });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(HEADERS);
  });
  app.get('/health', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { ok: true };
  });
  const hashed = join(folder, HASHED_FOLDER) + sep;
  app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.startsWith(hashed) ? FOREVER : ASK_FIRST);
    },
  });
  app.setNotFoundHandler(({ headers }, reply) =>
    reply
      .code(404)
      .header('cache-control', ASK_FIRST)
      .type('text/html; charset=utf-8')
      .send(noticePage(preferredLang(headers['accept-language']), 'notFound')),
  );
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) =>
    refuse(request, reply, error.statusCode ?? 500),
  );
  return app;
}

/** Says nothing of the cause: it may name files of this machine. */
function refuse({ headers }: FastifyRequest, reply: FastifyReply, status: number): void {
  reply
    .code(status)
    .headers(HEADERS)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(noticePage(preferredLang(headers['accept-language']), 'failure'));
}
