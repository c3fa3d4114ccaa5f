import { expect, test } from 'vitest';
import { EventLines } from '../../src/online/eventLines.js';

test('events are lines of JSON with numbers and codes, faults at once', () => {
  const written: string[] = [];
  const lines = new EventLines(
    (line) => written.push(line),
    () => new Date(0),
  );
  lines.count('message');
  lines.count('message');
  lines.count('refusal', 'stale');
  lines.count('fault', 'act');
  lines.sum({ connections: 2, rooms: 1, matches: 1 });
  lines.sum({ connections: 0, rooms: 0, matches: 0 });
  const at = '1970-01-01T00:00:00.000Z';
  expect(written.map((line) => JSON.parse(line))).toEqual([
    { at, event: 'fault', code: 'act' },
    {
      at,
      event: 'sum',
      connections: 2,
      rooms: 1,
      matches: 1,
      message: 2,
      'refusal stale': 1,
      'fault act': 1,
    },
    { at, event: 'sum', connections: 0, rooms: 0, matches: 0 },
  ]);
  for (const line of written) expect(line.endsWith('\n')).toBe(true);
});
