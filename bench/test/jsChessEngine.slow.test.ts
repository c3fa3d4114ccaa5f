import { fileURLToPath } from 'node:url';
import { UciEngine } from '@tabuleiro/arena';
import { expect, test } from 'vitest';

const SCRIPT = fileURLToPath(new URL('../src/jsChessEngine.ts', import.meta.url));
const COMMAND = `"${process.execPath}" --conditions=@tabuleiro/source --import tsx "${SCRIPT}" 2`;

test('js-chess-engine answers as a program that speaks UCI, with a queen where it promotes', async () => {
  const engine = await UciEngine.start(COMMAND, 120_000);
  if (!engine.ok) throw new Error(engine.error.cause);
  const mate = 'position startpos moves f2f3 e7e5 g2g4';
  expect(await engine.value.go(mate, 'go depth 1', 120_000)).toEqual({ ok: true, value: { move: 'd8h4' } });
  const moves = 'a2a4 b7b5 a4b5 a7a6 b5a6 g8f6 a6a7 f6g8';
  const answer = await engine.value.go(`position startpos moves ${moves}`, 'go depth 1', 120_000);
  expect(answer).toEqual({ ok: true, value: { move: 'a7b8q' } });
  await engine.value.close();
});
