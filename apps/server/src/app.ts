import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type AttachedEngine, ENGINE_GAME, serveEngine } from './attachedEngine.js';
import { clientRefusal } from './clientRefusal.js';
import { type ErrorPage, errorPage, preferredLang } from './errorPage.js';
import type { OnlineHost } from './online/onlineHost.js';
import { serveOnline } from './online/socketRoute.js';
import { HEADERS } from './policy.js';
import { type Classroom, serveClassroom } from './projector.js';
import { type SenetTable, serveSenetTable } from './senetTable.js';

/** The names of these files contain a hash of their content, so that a copy never goes stale. */
const HASHED_FOLDER = 'assets';
const FOREVER = 'public, max-age=31536000, immutable';
/** A browser may keep a copy, but has to ask whether it is still valid. */
const REVALIDATE = 'no-cache';

/** How long a client may take, in milliseconds: somebody who sends byte by byte would else hold a connection for ever. */
export type TimeLimits = {
  /** From the connection to the end of the headers. */
  readonly headers: number;
  /** To the end of the body; at least as long. */
  readonly request: number;
  /** How often connections are looked at. */
  readonly check: number;
};

/** Generous: a request of the app is some hundred bytes. */
const TIME_LIMITS: TimeLimits = { headers: 20_000, request: 30_000, check: 5000 };

const METHODS: readonly string[] = ['GET', 'HEAD'];

export type AppSettings = {
  readonly limits?: TimeLimits | undefined;
  /** Matches between devices. */
  readonly online?: OnlineHost | undefined;
  /** Where other devices of the room find the app. */
  readonly classroom?: Classroom | undefined;
  /** A large table of Senet, for the computer of the app. */
  readonly senet?: SenetTable | undefined;
  /** Another program that analyses for the pages of this machine. */
  readonly engine?: AttachedEngine | undefined;
};

/**
 * Serves the files of `folder`, compressed where a `.br` or `.gz` lies beside them, `GET /health`, which also says of which table of
 * Senet there are pages and which engine analyses, and matches between devices.
 */
export function openApp(folder: string, settings: AppSettings = {}): FastifyInstance {
  const { limits = TIME_LIMITS, online, classroom, senet, engine } = settings;
  const app = fastify({
    http: { headersTimeout: limits.headers, connectionsCheckingInterval: limits.check },
    requestTimeout: limits.request,
    clientErrorHandler: (error, socket) => {
      if (socket.writable) socket.write(clientRefusal(error.code));
      socket.destroy();
    },
    frameworkErrors: (_error, request, reply) => sendError(request, reply, 400),
  });
  // Before any body is read, whatever the address.
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS);
    if (METHODS.includes(request.method)) return;
    reply.headers({ allow: METHODS.join(', '), connection: 'close' });
    sendError(request, reply, 405, 'wrongMethod');
    return reply;
  });
  const senetPieces = senet === undefined ? () => 0 : serveSenetTable(app, senet);
  app.get('/health', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return {
      ok: true,
      ...(senetPieces() > 0 && { senetPieces: senetPieces() }),
      ...(engine !== undefined && { engine: { name: engine.name, game: ENGINE_GAME } }),
    };
  });
  if (online !== undefined) serveOnline(app, online);
  if (engine !== undefined) serveEngine(app, engine);
  if (classroom !== undefined) serveClassroom(app, classroom);
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
function sendError(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  status: number,
  page: ErrorPage = 'failure',
): void {
  reply
    .code(status)
    .headers(HEADERS)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(errorPage(preferredLang(headers['accept-language']), page));
}
