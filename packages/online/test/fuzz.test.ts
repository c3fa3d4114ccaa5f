import { expect, test } from 'vitest';
import type { ClientMessage } from '../src/protocol/clientMessages.js';
import { readClientMessage, readServerMessage } from '../src/protocol/decode.js';
import { ONLINE_ERRORS } from '../src/protocol/onlineError.js';
import { chanceOf, termsOf, World } from './sim/world.js';

/** 10⁴ messages in every run, 10⁶ in `npm run test:deep`. */
const MESSAGES = process.env.TABULEIRO_TESTS === 'deep' ? 1_000_000 : 10_000;

const KEY = '0123456789abcdef0123456789abcdef';

/** One of each kind, as a client would send it. */
function examples(match: string, after: number): readonly ClientMessage[] {
  const id = 'r1';
  return [
    { kind: 'create', id, token: KEY, name: 'Eva', terms: termsOf('classico', '5+0') },
    { kind: 'look', id, code: 'BCDF2345' },
    { kind: 'sit', id, code: 'BCDF2345', token: KEY, name: 'Eva' },
    { kind: 'lobby', id },
    { kind: 'hello', id, match, have: 0, hash: '' },
    { kind: 'hello', id, match, token: KEY, have: after, hash: KEY.slice(16) },
    { kind: 'act', id, after, wish: { kind: 'move', move: 'e2e4' } },
    { kind: 'act', id, after, wish: { kind: 'throw', move: '3' } },
    { kind: 'act', id, after, wish: { kind: 'abandoned', as: 'win' } },
    { kind: 'act', id, after, wish: { kind: 'ask', what: 'rematch', seal: KEY + KEY } },
    { kind: 'act', id, after, wish: { kind: 'hand', wish: 12 } },
    { kind: 'act', id, after, wish: { kind: 'resign' } },
    { kind: 'seed', id, seed: KEY },
    { kind: 'reclaim', id, match, seat: 1, token: KEY, name: 'Eva' },
    { kind: 'say', id, phrase: 'hello' },
    { kind: 'pong', n: 1 },
  ];
}

const ODD: readonly unknown[] = [
  ...[null, true, -1, 0.5, 2 ** 53, '', 'x'.repeat(300), '\u0000', '\ud800', [], {}, [[]], '__proto__'],
  ...['w', 'tick', 'declared', 'pause', 'begin', { kind: 'act' }, Number.MAX_VALUE],
];

/** A message with something changed, left out, added or cut off. */
function mutate(message: unknown, chance: () => number): string {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)];
  const change = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null || chance() < 0.1) return pick(ODD);
    const entries: [string, unknown][] = Object.entries(value);
    const at = Math.floor(chance() * entries.length);
    const what = chance();
    if (what < 0.15) return Object.fromEntries(entries.filter((_, i) => i !== at));
    if (what < 0.25)
      return Object.fromEntries([...entries, [pick(['by', 'spent', 'ms', 'seat', 'kind', 'x']), pick(ODD)]]);
    return Object.fromEntries(entries.map(([key, inner], i) => [key, i === at ? change(inner) : inner]));
  };
  const text = JSON.stringify(chance() < 0.9 ? change(message) : message) ?? 'undefined';
  const what = chance();
  if (what < 0.05) return text.slice(0, Math.floor(chance() * text.length));
  if (what < 0.08) return text + text;
  if (what < 0.1) return `${text.slice(0, 5)}${String.fromCharCode(chance() * 65_536)}${text.slice(6)}`;
  if (what < 0.11) return 'x'.repeat(5000);
  return text;
}

test('[O-SEAT, O-TURN] whatever a stranger sends: a coded refusal or nothing, never a crash, never a player’s action', async () => {
  const world = new World(7);
  const { limits } = world.settings;
  const free = { burst: 1e9, perSecond: 1e9 };
  world.settings = {
    ...world.settings,
    limits: { ...limits, messages: free, creates: free, wrongCodes: free },
  };
  await world.start();
  const { host, guest, match } = await world.pair(termsOf('classico', '60+0'));
  await world.until(host.act({ kind: 'move', move: 'e2e4' }));
  const before = (world.disk.lines.get(match) ?? []).map(({ text }) => text);
  const chance = chanceOf(99);
  const messages = examples(match, before.length);
  const answers: string[] = [];
  let isClosed = true;
  let client = world.server?.connect({ send: () => undefined, close: () => undefined, buffered: 0 }, 'eva');
  for (let i = 0; i < MESSAGES; i++) {
    if (isClosed) {
      isClosed = false;
      client?.lost();
      const close = (): void => {
        isClosed = true;
      };
      client = world.server?.connect({ send: (text) => answers.push(text), close, buffered: 0 }, 'eva');
    }
    client?.receive(mutate(messages[Math.floor(chance() * messages.length)], chance));
    if (i % 100 === 0) {
      await world.clock.run(1);
      checkAnswers(answers.splice(0));
    }
  }
  await world.clock.run(1000);
  checkAnswers(answers);
  expect((world.disk.lines.get(match) ?? []).map(({ text }) => text)).toEqual(before);
  expect(world.counts.filter((count) => count.startsWith('fault'))).toEqual([]);
  expect(await world.until(guest.act({ kind: 'move', move: 'e7e5' }))).toEqual({
    ok: true,
    value: undefined,
  });
});

function checkAnswers(answers: readonly string[]): void {
  for (const answer of answers) {
    const message = readServerMessage(answer);
    if (!message.ok) throw new Error(answer);
    if (message.value.kind === 'refused') expect(ONLINE_ERRORS).toContain(message.value.code);
    if (message.value.kind === 'refused') expect(message.value.code).not.toBe('internal');
  }
}

test('every message of a client is understood as it is, and refused with its field when something is wrong', () => {
  for (const message of examples(KEY, 3))
    expect(readClientMessage(JSON.stringify(message))).toEqual({ ok: true, value: message });
  expect(readClientMessage('{')).toMatchObject({ error: { code: 'not-json' } });
  expect(readClientMessage('"x"')).toMatchObject({
    error: { code: 'bad-message', facts: { problem: 'wrong-type' } },
  });
  expect(readClientMessage('{"kind":"act","id":"a","after":1,"wish":{"kind":"tick"}}')).toMatchObject({
    error: { code: 'bad-message', facts: { problem: 'not-in-list', field: 'wish.kind' } },
  });
  expect(readClientMessage(' '.repeat(5000))).toMatchObject({ error: { code: 'too-long' } });
});
