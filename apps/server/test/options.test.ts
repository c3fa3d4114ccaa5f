import { wordError } from '@tabuleiro/words';
import { expect, test } from 'vitest';
import { DEFAULT_OPTIONS, parseOptions } from '../src/options.js';

test.each([
  [[], {}],
  [['--port', '8080'], { port: 8080 }],
  [['--port=0'], { port: 0 }],
  [['--host', '0.0.0.0', '--no-open'], { host: '0.0.0.0', open: false }],
  [['--port', '1', '--port', '2'], { port: 2 }],
  [['-h'], { help: true }],
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
