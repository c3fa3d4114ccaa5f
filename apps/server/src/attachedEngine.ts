import type { IncomingHttpHeaders } from 'node:http';
import { PassThrough } from 'node:stream';
import { writtenClassico } from '@tabuleiro/any-game';
import type { UciAnalyst } from '@tabuleiro/arena';
import { type AnalysisLimits, type GameLine, replayLine } from '@tabuleiro/engine';
import { fail, type GameId, ok, type Result } from '@tabuleiro/game';
import { integerBetween, type Validator } from '@tabuleiro/match';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isOwnHost, isOwnOrigin } from './online/hosts.js';

/** Another program that analyses classic chess for the pages of this machine. */
export type AttachedEngine = {
  readonly analyst: Pick<UciAnalyst, 'analyse' | 'close'>;
  /** As it calls itself. */
  readonly name: string;
};

const { game } = writtenClassico;
/** The game that programs of others know. */
export const ENGINE_GAME: GameId = game.id;

/** Nobody looks at one position for longer than an hour: a page that forgot to stop does not heat the room all night. */
const LONGEST = 3_600_000;

const RANGES: Readonly<Record<'depth' | 'nodes' | 'moveTime' | 'multiPv', Validator<number>>> = {
  depth: integerBetween(1, 200),
  nodes: integerBetween(1, Number.MAX_SAFE_INTEGER),
  moveTime: integerBetween(1, LONGEST),
  multiPv: integerBetween(1, 10),
};

/** A page of another site cannot send this without asking first, which it is refused. */
export const ASKING: readonly [string, string] = ['x-tabuleiro', 'engine'];

/**
 * Serves an engine at `GET /engine`: what a worker of ours would reply, as lines of JSON, until the client leaves. One question
 * at a time, the newest: it is one process. Only pages of this machine may ask.
 */
export function serveEngine(app: FastifyInstance, { analyst }: AttachedEngine): void {
  let running: AbortController | undefined;
  app.get<{ Querystring: Record<string, unknown> }>('/engine', async ({ headers, ip, query }, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isOnThisMachine(ip) || !isOwnPage(headers)) return refuse(reply, 403, 'other-site');
    const question = readQuestion(query);
    if (!question.ok) return refuse(reply, 400, question.error);
    running?.abort();
    const asked = new AbortController();
    running = asked;
    reply.raw.on('close', () => asked.abort());
    const lines = new PassThrough();
    const tell = (message: object): void => {
      if (!lines.destroyed) lines.write(`${JSON.stringify(message)}\n`);
    };
    lines.on('error', () => asked.abort());
    const { line, limits } = question.value;
    void analyst
      .analyse(line, limits, (info) => tell({ kind: 'info', id: 0, info }), asked.signal)
      .then((result) => {
        // Whatever failed, the client sees an answer without a result.
        if (result.ok) tell({ kind: 'result', id: 0, result });
        lines.end();
      });
    return reply.type('application/x-ndjson').send(lines);
  });
  app.addHook('onClose', async () => {
    running?.abort();
    await analyst.close();
  });
}

type Question = { readonly line: GameLine; readonly limits: AnalysisLimits };

/** Everything that the engine is told has been through the rules. */
function readQuestion(query: Record<string, unknown>): Result<Question, string> {
  if (query.game !== game.id) return fail('unknown-game');
  const { position = 'start', moves = '' } = query;
  if (typeof position !== 'string' || typeof moves !== 'string') return fail('bad-question');
  const texts = moves.split(' ').filter((move) => move !== '');
  const line = { game: game.id, position, moves: texts };
  const state = replayLine(game, line);
  if (!state.ok) return fail(state.error.code);
  const limits = readLimits(query);
  if (!limits.ok) return limits;
  const start = position === 'start' ? position : canonical(position);
  return ok({ line: { ...line, position: start }, limits: limits.value });
}

function canonical(position: string): string {
  const read = game.notation.parsePosition(position);
  return read.ok ? game.notation.formatPosition(read.value) : position;
}

function readLimits(query: Record<string, unknown>): Result<AnalysisLimits, string> {
  const limits: Record<string, number> = {};
  for (const [name, range] of Object.entries(RANGES)) {
    const given = query[name];
    if (given === undefined) continue;
    const value = range.read(Number(given), name);
    if (!value.ok) return fail('bad-question');
    limits[name] = value.value;
  }
  const isBounded = 'depth' in limits || 'nodes' in limits || 'moveTime' in limits;
  return ok(isBounded ? limits : { ...limits, moveTime: LONGEST });
}

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

/** Does the connection come from this very machine? */
function isOnThisMachine(address: string): boolean {
  return LOOPBACK.test(address);
}

/** A page of this server, by name, by origin and by what only such a page can send. */
function isOwnPage(headers: IncomingHttpHeaders): boolean {
  const [name, value] = ASKING;
  const site = headers['sec-fetch-site'];
  const isOurs = isOwnHost(headers.host, []) && isOwnOrigin(headers.origin, headers.host);
  return isOurs && headers[name] === value && (site === undefined || site === 'same-origin');
}

function refuse(reply: FastifyReply, status: number, code: string): FastifyReply {
  return reply.code(status).send({ error: { code } });
}
