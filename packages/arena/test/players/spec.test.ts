import { formatSpec, parseSpec } from '@tabuleiro/arena';
import { expect, test } from 'vitest';

const EFFORT = { ms: 100 };

test.each([
  'level:5',
  'temper:800,6,60,12,5',
  'temper:800,6,60,12,5@networks/brasez.bin',
  'nodes:20000',
  'depth:8',
  'ms:100',
  'ms:100/handmade',
  'ms:100/weights',
  'nodes:5/network',
  'ms:100@a/b.bin',
  'level:3/weights',
  'level:3@a/b.bin',
  'temper:800,6,60,12,5/weights',
  'clock:10+0.1',
  'random',
  'greedy',
])('%s is read and written alike', (text) => {
  const spec = parseSpec(text, EFFORT);
  expect(spec.ok && formatSpec(spec.value)).toBe(text);
});

test('numbers of its own are seen in the text of a search', () => {
  const parameters = { razoringMargin: 250, deltaMargin: 90 };
  const text = formatSpec({ kind: 'search', effort: { nodes: 5 }, network: 'a.bin', parameters });
  expect(text).toBe('nodes:5@a.bin razoringMargin=250 deltaMargin=90');
});

test('an engine gets the effort of the match', () => {
  const spec = parseSpec('uci:stockfish --fast', EFFORT);
  expect(spec).toEqual({ ok: true, value: { kind: 'uci', command: 'stockfish --fast', effort: EFFORT } });
  expect(spec.ok && formatSpec(spec.value)).toBe('uci:stockfish --fast ms:100');
});

test.each([
  '',
  'level:0',
  'level:11',
  'level:x',
  'ms:0',
  'ms:-1',
  'ms:1.5',
  'nodes:',
  'fish',
  'uci:',
  'temper:1,2,3,4',
  'clock:x',
  'ms:5/tuned',
  'ms:5/weights/x',
  'random/weights',
  'level:3/',
  'fish@a.bin',
])('"%s" is no player', (text) => {
  expect(parseSpec(text, EFFORT)).toEqual({ ok: false, error: { code: 'bad-player', player: text } });
});
