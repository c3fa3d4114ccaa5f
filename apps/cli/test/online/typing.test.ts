import { randomInt } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { openEngine } from '@tabuleiro/engine/node';
import { expect, test } from 'vitest';
import { Terminal } from '../../src/play/terminal.js';
import { Sink } from '../harness.js';

/** A terminal whose screen is a text. */
function openTerminal() {
  const stdin = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined });
  const stdout = Object.assign(new Sink(), { columns: 80 });
  const io = {
    ...{ stdin, stdout, stderr: new Sink(), env: {}, openEngine },
    ...{ random: () => randomInt(256) / 256, now: () => new Date(0), elapsed: () => 0 },
  };
  return { stdin, stdout, terminal: new Terminal(io) };
}

test('what is said while somebody types comes above it, and what was typed stays', async () => {
  const { stdin, stdout, terminal } = openTerminal();
  const asked = terminal.ask();
  stdin.write('e2');
  await expect.poll(() => stdout.text).toContain('e2');
  const before = stdout.text.length;
  await terminal.say('Ana: Hello!');
  // To the left margin, cleared from there; then the text; then the prompt with what was typed.
  const after = stdout.text.slice(before);
  expect(after.startsWith('\u001b[1G\u001b[0JAna: Hello!\n')).toBe(true);
  expect(after.slice(after.indexOf('\n'))).toContain('> e2');
  stdin.write('e4\r');
  expect(await asked).toBe('e2e4');
  terminal.close();
});

test('a wait that is ended gives no line, and what is typed later is read by the next', async () => {
  const { stdin, terminal } = openTerminal();
  const asked = terminal.ask();
  terminal.stopWaiting();
  expect(await asked).toBeUndefined();
  const again = terminal.ask();
  stdin.write('later\r');
  expect(await again).toBe('later');
  terminal.close();
});
