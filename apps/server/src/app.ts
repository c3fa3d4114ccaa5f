import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { errorPage, preferredLang } from './errorPage.js';
import { HEADERS } from './policy.js';

/** The names of these files contain a hash of their content, so that a copy never goes stale. */
const HASHED_FOLDER = 'assets';
const FOREVER = 'public, max-age=31536000, immutable';
/** A browser may keep a copy, but has to ask whether it is still valid. */
const REVALIDATE = 'no-cache';

/** Serves the files of `folder`, compressed where a `.br` or `.gz` lies beside them, and `GET /health`. */
export function openApp(folder: string): FastifyInstance {
  const app = fastify({ frameworkErrors: (_error, request, reply) => sendError(request, reply, 400) });
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
      reply.header('cache-control', path.startsWith(hashed) ? FOREVER : REVALIDATE);
    },
  });
  app.setNotFoundHandler(({ headers }, reply) =>
    reply
      .code(404)
      .header('cache-control', REVALIDATE)
      .type('text/html; charset=utf-8')
      .send(errorPage(preferredLang(headers['accept-language']), 'notFound')),
  );
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) =>
    sendError(request, reply, error.statusCode ?? 500),
  );
  return app;
}

/** Without the cause, which may name files of this machine. */
function sendError({ headers }: FastifyRequest, reply: FastifyReply, status: number): void {
  reply
    .code(status)
    .headers(HEADERS)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(errorPage(preferredLang(headers['accept-language']), 'failure'));
}
