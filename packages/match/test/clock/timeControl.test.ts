import {
  DEFAULT_TIME_CONTROL,
  formatTimeControl,
  formatTimeControls,
  parseTimeControl,
  parseTimeControls,
  TIME_CONTROL_PRESETS,
  type TimeControl,
} from '@tabuleiro/match';
import { fuzzTexts, Random } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';
import { total } from '../play.js';

const MINUTE = 60_000;

const READINGS: readonly (readonly [string, TimeControl])[] = [
  ['none', { kind: 'none' }],
  ['Sem relógio', { kind: 'none' }],
  ['30/lance', { kind: 'perMove', ms: 30_000 }],
  ['2.5s/move', { kind: 'perMove', ms: 2500 }],
  ['10+5', total(10 * MINUTE, 5000)],
  [' 10 + 5 s ', total(10 * MINUTE, 5000)],
  ['15 KO', total(15 * MINUTE)],
  ['15ko', total(15 * MINUTE)],
  ['15', total(15 * MINUTE)],
  ['5+0', total(5 * MINUTE)],
  ['0:45+1', total(45_000, 1000)],
  ['0.5+1', total(30_000, 1000)],
  ['5+0;d3', total(5 * MINUTE, 0, 3000)],
  ['5+2; d 3s', total(5 * MINUTE, 2000, 3000)],
  [
    '90/40+30+30s',
    {
      kind: 'total',
      stages: [{ ms: 90 * MINUTE, moves: 40 }, { ms: 30 * MINUTE }],
      increment: 30_000,
      delay: 0,
    },
  ],
  [
    '120/40 + 60/20 + 15',
    {
      kind: 'total',
      stages: [{ ms: 120 * MINUTE, moves: 40 }, { ms: 60 * MINUTE, moves: 20 }, { ms: 15 * MINUTE }],
      increment: 0,
      delay: 0,
    },
  ],
];

test.each(READINGS)('"%s" names a clock', (text, form) => {
  expect(parseTimeControl(text)).toEqual({ ok: true, value: form });
  expect(parseTimeControl(formatTimeControl(form))).toEqual({ ok: true, value: form });
});

test.each(['', '0', '0+5', '10+', '10+5+', '/40', '90/40', '90/0+30', '10+-5', 'x', '1:75', '9'.repeat(400)])(
  '"%s" names no clock',
  (text) => {
    expect(parseTimeControl(text)).toEqual({ ok: false, error: { code: 'bad-clock', text } });
  },
);

test('the presets are all read, and the proposed one is among them', () => {
  for (const preset of TIME_CONTROL_PRESETS) expect(parseTimeControl(preset).ok, preset).toBe(true);
  expect(TIME_CONTROL_PRESETS).toContain(DEFAULT_TIME_CONTROL);
});

test('each player may have a clock of one’s own', () => {
  const unequal = parseTimeControls('10+5,5 KO');
  expect(unequal).toEqual({ ok: true, value: [total(10 * MINUTE, 5000), total(5 * MINUTE)] });
  expect(formatTimeControls([total(10 * MINUTE, 5000), total(5 * MINUTE)])).toBe('10+5,5 KO');
  expect(formatTimeControls([total(MINUTE), total(MINUTE)])).toBe('1 KO');
  for (const text of ['10+5,', ',5', '1,2,3']) expect(parseTimeControls(text).ok, text).toBe(false);
});

test('every form survives writing and reading', () => {
  const random = new Random(31);
  for (let i = 0; i < 2000; i++) {
    const stages = Array.from({ length: random.below(3) }, () => ({
      ms: 1 + random.below(10_000_000),
      moves: 1 + random.below(60),
    }));
    const form: TimeControl = {
      kind: 'total',
      stages: [...stages, { ms: 1 + random.below(10_000_000) }],
      increment: random.pick([0, random.below(60_000), 1000 * random.below(60)]),
      delay: random.pick([0, random.below(60_000)]),
    };
    expect(parseTimeControl(formatTimeControl(form)), formatTimeControl(form)).toEqual({
      ok: true,
      value: form,
    });
  }
});

test('odd texts are refused, never more', () => {
  for (const text of fuzzTexts(
    5,
    5000,
    READINGS.map(([sample]) => sample),
  )) {
    const form = parseTimeControl(text);
    if (form.ok) expect(parseTimeControl(formatTimeControl(form.value))).toEqual(form);
    parseTimeControls(text);
  }
});
