import { isReply, type WorkerLike, type WorkerReply, type WorkerRequest } from './protocol.js';

type AnalyseRequest = Extract<WorkerRequest, { kind: 'analyse' }>;

/** As much of a `Response` as is needed. */
export type StreamResponse = {
  readonly ok: boolean;
  readonly body: {
    getReader(): { read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }> };
  } | null;
};

/** Asks another program; the replies of a worker come back as lines of JSON. Aborting the signal is how it is stopped. */
export type AskStream = (question: URLSearchParams, signal: AbortSignal) => Promise<StreamResponse>;

/**
 * A worker that only analyses, behind a server: another program that was attached to it. A stream that ends before the result
 * is a worker that broke down.
 */
export function streamWorker(ask: AskStream): WorkerLike {
  const messages: ((event: { data: unknown }) => void)[] = [];
  const errors: ((event: { message: string }) => void)[] = [];
  const ending = new AbortController();
  const tell = (reply: WorkerReply): void => {
    for (const listener of messages) listener({ data: reply });
  };
  const follow = async (request: AnalyseRequest): Promise<void> => {
    try {
      if (await pass(await ask(questionOf(request), ending.signal), request.id, tell)) return;
      throw new Error('the answer was cut off');
    } catch (thrown) {
      if (ending.signal.aborted) return;
      for (const listener of errors) listener({ message: String(thrown) });
    }
  };
  return {
    // Memory and data files are for workers of our own.
    postMessage(request) {
      if (request.kind === 'analyse') void follow(request);
      else if (request.kind === 'forget') tell({ kind: 'forgotten', id: request.id });
    },
    addEventListener(
      type: 'message' | 'error',
      listener: (event: { data: unknown; message: string }) => void,
    ) {
      if (type === 'message') messages.push(({ data }) => listener({ data, message: '' }));
      else errors.push(({ message }) => listener({ data: undefined, message }));
    },
    terminate: () => ending.abort(),
  };
}

/** The names of its fields stand in the server too (`attachedEngine.ts`). */
function questionOf({ line, limits }: AnalyseRequest): URLSearchParams {
  const { game, position = 'start', moves = [] } = line;
  const question = new URLSearchParams({ game, position, moves: moves.join(' ') });
  const { depth, nodes, moveTime, multiPv } = limits;
  for (const [name, value] of Object.entries({ depth, nodes, moveTime, multiPv }))
    if (value !== undefined) question.set(name, String(value));
  return question;
}

/** Passes the replies on; true once the result has come. */
async function pass(
  response: StreamResponse,
  id: number,
  tell: (reply: WorkerReply) => void,
): Promise<boolean> {
  const reader = response.ok ? response.body?.getReader() : undefined;
  if (reader === undefined) return false;
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    const lines = (rest + decoder.decode(value, { stream: !done })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const reply: unknown = JSON.parse(line);
      if (!isReply(reply) || reply.kind === 'problem') continue;
      tell({ ...reply, id });
      if (reply.kind === 'result') return true;
    }
    if (done) return false;
  }
}
