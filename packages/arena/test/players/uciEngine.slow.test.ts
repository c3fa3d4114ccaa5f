import { UciEngine } from '@tabuleiro/arena';
import { expect, test } from 'vitest';
import { fakeCommand } from '../fake.js';

async function start(manner: string): Promise<UciEngine> {
  const engine = await UciEngine.start(fakeCommand(manner));
  if (!engine.ok) throw new Error(engine.error.code);
  return engine.value;
}

test('an engine tells its name and options, plays, and leaves when asked', async () => {
  const engine = await start('good');
  expect([engine.name, [...engine.options]]).toEqual(['Fake 1', ['uci_variant']]);
  expect([engine.setVariant('chess'), engine.setVariant('brasez')]).toEqual([true, false]);
  expect((await engine.renew()).ok).toBe(true);
  expect(await engine.go('position startpos moves e2e4', 'go nodes 1', 60_000)).toEqual({
    ok: true,
    value: { move: 'g8f6', score: { cp: 12 } },
  });
  await engine.close();
  expect(engine.isAlive).toBe(false);
  await engine.close();
});

test.each([
  ['no-such-program-here', 'no-start', /ENOENT/],
  [fakeCommand('absent'), 'no-start', /exit 1/],
  ['', 'no-start', /./],
])('%s cannot be started', async (command, code, cause) => {
  const engine = await UciEngine.start(command);
  expect(engine).toEqual({
    ok: false,
    error: { code, engine: command, cause: expect.stringMatching(cause) },
  });
});

test('an engine that does not greet is not waited for', async () => {
  const engine = await UciEngine.start(fakeCommand('deaf'), 300);
  expect(engine).toMatchObject({ ok: false, error: { code: 'silent' } });
});

test.each([
  ['mute', 'silent', false],
  ['late', 'late', true],
  ['dies', 'died', false],
  ['none', 'no-move', true],
])('an engine that is %s fails with %s', async (manner, code, isAlive) => {
  const engine = await start(manner);
  const answer = await engine.go('position startpos', 'go nodes 1', manner === 'dies' ? 60_000 : 200);
  expect(answer).toMatchObject({ ok: false, error: { code } });
  expect(engine.isAlive).toBe(isAlive);
  await engine.close();
  expect(await engine.go('position startpos', 'go nodes 1', 200)).toMatchObject({ error: { code: 'died' } });
});

test.each(['babbles', 'offers'])('an engine that %s without end is ended, not kept', async (manner) => {
  const engine = await UciEngine.start(fakeCommand(manner), 60_000);
  expect(engine).toEqual({ ok: false, error: { code: 'flood', engine: fakeCommand(manner), cause: '' } });
});

test('an engine that answers with an endless line is ended, and says so to whoever asks again', async () => {
  const engine = await start('floods');
  const flood = { ok: false, error: { code: 'flood' } };
  expect(await engine.go('position startpos', 'go nodes 1', 60_000)).toMatchObject(flood);
  expect(engine.isAlive).toBe(false);
  expect(await engine.renew()).toMatchObject(flood);
  await engine.close();
});

test('an engine that complains without end plays all the same', async () => {
  const engine = await start('loud');
  expect(await engine.go('position startpos', 'go nodes 1', 60_000)).toMatchObject({ ok: true });
  await engine.close();
});
