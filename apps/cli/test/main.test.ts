import { expect, test } from 'vitest';
import { COMMANDS } from '../src/commandLine/invocation.js';
import { runCli } from './harness.js';

test('without a command there is help, and that is no error', async () => {
  const { code, out, err } = await runCli([]);
  expect([code, err]).toEqual([0, '']);
  for (const { name } of COMMANDS) expect(out).toContain(`\n  ${name}`);
});

test.each([['--version'], ['-V'], ['version'], ['perft', '--version'], ['play', 'senet', '--version']])(
  'the version: %s %s',
  async (...argv) => {
    expect(await runCli(argv)).toEqual({ code: 0, out: 'tabuleiro 0.1.0\n', err: '' });
  },
);

test('every command has help in both languages, asked for in three ways', async () => {
  for (const { name } of COMMANDS) {
    const texts = [];
    for (const argv of [
      ['help', name],
      [name, '--help'],
      ['--help', name],
      [name, '-h'],
    ]) {
      const { code, out } = await runCli(argv);
      expect([code, out]).toEqual([0, expect.stringContaining(`tabuleiro ${name}`)]);
      texts.push(out);
    }
    expect(new Set(texts).size).toBe(1);
    const portuguese = await runCli(['help', name, '--lang', 'pt-BR']);
    expect(portuguese.out).toContain('Uso:');
    expect(portuguese.out).not.toBe(texts[0]);
  }
});

test.each([
  [['fly'], 'unknown-command'],
  [['help', 'fly'], 'unknown-command'],
  [['--fly'], 'unknown-flag'],
  [['perft', '--fly', 'senet', '1'], 'unknown-flag'],
  [['perft', 'senet', '1', '--bare=yes'], 'flag-value'],
  [['perft', 'senet', '1', '--option'], 'no-flag-value'],
  [['perft', 'senet', '1', '--lang'], 'no-flag-value'],
  [['perft', 'senet'], 'missing-argument'],
  [['explain', 'senet', 'start'], 'missing-argument'],
  [['perft', 'senet', '1', 'start', 'more'], 'extra-argument'],
  [['inspect', 'file.jsonl'], 'extra-argument'],
  [['perft', 'senet', '1', '--lang', 'fr'], 'bad-lang'],
  [['perft', 'go', '1'], 'unknown-game'],
  [['perft', 'senet', '-1'], 'bad-depth'],
  [['perft', 'senet', '1.5'], 'bad-depth'],
  [['perft', 'senet', ''], 'bad-depth'],
  [['perft', 'senet', 'two'], 'bad-depth'],
  [['perft', 'senet', '51'], 'bad-depth'],
  [['perft', 'senet', '99999999999'], 'bad-depth'],
  [['perft', 'senet', '1', 'nonsense'], 'bad-position'],
  [['perft', 'senet', '1', '--option', 'castling=true'], 'bad-option'],
  [['perft', 'nucleo', '1', '--option', 'castling=yes'], 'bad-option'],
  [['perft', 'nucleo', '1', '--option', 'castling'], 'bad-option'],
  [['perft', 'nucleo', '1', '--option', '__proto__=true'], 'bad-option'],
  [['explain', 'senet', '-', '-'], 'stdin-twice'],
])('%j is refused with %s, in words, on the error stream', async (argv, code) => {
  const english = await runCli(argv);
  expect(english).toEqual({ code: 2, out: '', err: expect.stringMatching(/^tabuleiro: .+ \[[a-z-]+\]\n$/) });
  expect(english.err).toContain(`[${code}]`);
  const portuguese = await runCli(argv, { env: { LC_ALL: 'pt_BR.UTF-8' } });
  expect(portuguese.err).toContain(`[${code}]`);
  expect(portuguese.err).not.toBe(english.err);
});

test('house rules are listed with their defaults', async () => {
  const { out } = await runCli(['perft', '--help']);
  expect(out).toContain('nucleo: castling=false');
  expect(out).toContain('Castling is allowed');
});

test('--lang may stand anywhere and wins over the environment', async () => {
  for (const argv of [
    ['--lang', 'pt-BR', 'perft', 'go', '1'],
    ['perft', '--lang=pt', 'go', '1'],
    ['perft', 'go', '1', '--lang', 'pt-BR'],
  ]) {
    expect((await runCli(argv)).err).toContain('Os jogos são');
  }
});

test('after -- everything is an argument', async () => {
  expect((await runCli(['perft', '--', 'senet', '1'])).out).toBe('5\n');
  expect((await runCli(['perft', 'senet', '1', '--', '--bare'])).err).toContain('[bad-position]');
});
