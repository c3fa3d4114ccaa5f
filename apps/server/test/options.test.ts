import { DEFAULT_SETTINGS } from '@tabuleiro/online/server';
import { wordError } from '@tabuleiro/words';
import { expect, test } from 'vitest';
import { onlineSettings } from '../src/online/settings.js';
import { DEFAULT_OPTIONS, parseOptions } from '../src/options.js';

test.each([
  [[], {}],
  [['--port', '8080'], { port: 8080 }],
  [['--port=0'], { port: 0 }],
  [['--host', '0.0.0.0', '--no-open'], { host: '0.0.0.0', open: false }],
  [['--port', '1', '--port', '2'], { port: 2 }],
  [['-h'], { help: true }],
  [['--log'], { log: true }],
  [['--store', 'postgres://h/x', '--bus=redis://h'], { store: 'postgres://h/x', bus: 'redis://h' }],
  [['--store=postgresql://h/x'], { store: 'postgresql://h/x' }],
  [['--lobby', '--site', 'Jogos.Escola.br', '--site=b'], { lobby: true, sites: ['jogos.escola.br', 'b'] }],
  [['--keep-finished', '3', '--keep-open=1'], { keep: { finished: 3, open: 1 } }],
])('%j', (args, expected) => {
  expect(parseOptions(args)).toEqual({ ok: true, value: { ...DEFAULT_OPTIONS, ...expected } });
});

test.each([
  [['--port'], 'no-flag-value'],
  [['--host='], 'no-flag-value'],
  [['--port', 'x'], 'bad-option'],
  [['--port', '65536'], 'bad-option'],
  [['--port', '-1'], 'bad-option'],
  [['--port', '4.5'], 'bad-option'],
  [['--open'], 'unknown-flag'],
  [['--site'], 'no-flag-value'],
  [['--store', 'mysql://h'], 'bad-option'],
  [['--store', 'x'], 'bad-option'],
  [['--store=postgres://h/x', '--bus', 'http://h'], 'bad-option'],
  [['--bus', 'redis://h'], 'bus-alone'],
  [['--engine', 'stockfish', '--host', '0.0.0.0'], 'engine-shared'],
  [['--host', 'localhost', '--engine', 'stockfish'], 'engine-shared'],
  [['--lobby=yes'], 'flag-value'],
  [['--keep-open', '0'], 'bad-option'],
  [['--keep-unfinished', 'x'], 'bad-option'],
  [['-x'], 'unknown-flag'],
  [['--no-open=yes'], 'flag-value'],
  [['brasez'], 'extra-argument'],
  [['--', '--port'], 'extra-argument'],
])('%j is refused: %s', (args, code) => {
  const parsed = parseOptions(args);
  expect(parsed).toMatchObject({ ok: false, error: { code } });
  if (!parsed.ok)
    for (const lang of ['pt-BR', 'en'] as const) expect(wordError(lang, parsed.error)).toMatch(/\.$/);
});

test('days become milliseconds, and what is not said stays as it is', () => {
  const { keep, lobby } = onlineSettings({ lobby: true, keep: { open: 2 } });
  expect(lobby).toBe(true);
  expect(keep).toEqual({ ...DEFAULT_SETTINGS.keep, open: 2 * 86_400_000 });
});
