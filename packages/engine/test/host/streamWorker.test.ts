import { classico } from '@tabuleiro/chess';
import { type AskStream, openBrowserEngine, streamWorker } from '@tabuleiro/engine/browser';
import { expect, test } from 'vitest';

const info = (depth: number) =>
  `{"kind":"info","id":0,"info":{"depth":${depth},"selectiveDepth":${depth},"rank":1,"score":{"cp":7},"nodes":9,"line":["e2e4"],"elapsed":1,"fullness":0}}\n`;
const RESULT =
  '{"kind":"result","id":0,"result":{"ok":true,"value":{"move":"e2e4","score":{"cp":7},"depth":2,"nodes":9,"line":["e2e4"]}}}\n';

/** A server that answers with these pieces of a stream, whatever it is asked. */
function answering(pieces: readonly string[], asked: URLSearchParams[] = [], ok = true): AskStream {
  return async (question) => {
    asked.push(question);
    const chunks = pieces.map((piece) => new TextEncoder().encode(piece));
    const read = async () => {
      const value = chunks.shift();
      return value === undefined ? { done: true } : { done: false, value };
    };
    return { ok, body: { getReader: () => ({ read }) } };
  };
}

function engineOf(ask: AskStream) {
  return openBrowserEngine(() => streamWorker(ask), { games: [classico], shared: false });
}

test('a question goes out as fields, lines come back wherever the stream is cut', async () => {
  const asked: URLSearchParams[] = [];
  const text = info(1) + info(2) + RESULT;
  const pieces = [text.slice(0, 30), text.slice(30, 31), text.slice(31, 250), text.slice(250)];
  const depths: number[] = [];
  const engine = engineOf(answering(pieces, asked));
  const line = { game: 'classico', moves: ['e2e4', 'e7e5'] };
  const answer = await engine.analyse(line, { multiPv: 3, depth: 9 }, ({ depth }) => void depths.push(depth));
  expect([depths, answer]).toMatchObject([[1, 2], { ok: true, value: { move: 'e2e4', depth: 2 } }]);
  expect(String(asked[0])).toBe('game=classico&position=start&moves=e2e4+e7e5&depth=9&multiPv=3');
  await engine.forget();
  await engine.close();
});

test.each([
  ['nothing', []],
  ['a stream that breaks off', [info(1)]],
  ['what is no JSON', ['<!doctype html>\n']],
  ['half a result', [RESULT.slice(0, 40)]],
])('%s is a worker that broke down', async (_, pieces) => {
  const engine = engineOf(answering(pieces));
  await expect(engine.analyse({ game: 'classico' }, {})).rejects.toThrow(/broke down/);
  await engine.close();
});

test('so is a refusal, and a server that is gone', async () => {
  const refused = engineOf(answering([RESULT], [], false));
  await expect(refused.analyse({ game: 'classico' }, {})).rejects.toThrow(/broke down/);
  const gone = engineOf(() => Promise.reject(new TypeError('no network')));
  await expect(gone.analyse({ game: 'classico' }, {})).rejects.toThrow(/no network/);
});

test('what is no reply is not listened to', async () => {
  const engine = engineOf(answering(['null\n{"kind":"other"}\n', RESULT]));
  expect(await engine.analyse({ game: 'classico' }, {})).toMatchObject({ ok: true, value: { move: 'e2e4' } });
});
