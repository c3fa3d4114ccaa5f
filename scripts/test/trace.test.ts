import { describe, expect, test } from 'vitest';
import { compare, namedIds, readIds, readUnbuilt } from '../trace.mjs';

test('ids come from the tables, with those inside the clause text and ranges filled in', () => {
  const text = [
    'P-OUTSIDE is no id: it stands in no table',
    '| id | clause |',
    '| C-MATE, C-RESIGN | wins |',
    '| B-MATE | mate; and one by B-MATE-ZONE, B-MATE-LANCE |',
    '| S-EX1 … S-EX4 | examples |',
  ].join('\n');
  expect(readIds(text)).toEqual(
    'C-MATE C-RESIGN B-MATE B-MATE-ZONE B-MATE-LANCE S-EX1 S-EX4 S-EX2 S-EX3'.split(' '),
  );
});

test('titles name one id or several, at any level', () => {
  const titles = [
    '[B-EP] takes',
    'pawns > [B-LANCE, B-PUSH] pushes',
    'of [no-id]',
    'B-ZONE without brackets',
  ];
  expect([...namedIds(titles)]).toEqual(['B-EP', 'B-LANCE', 'B-PUSH']);
});

test('all named is a success', () => {
  const { code, output } = compare(['C-EP', 'P-AI'], new Set(['C-EP', 'P-AI']));
  expect(code).toBe(0);
  expect(output).toBe('2 ids, 2 named, 0 missing');
});

test.each([
  ['a clause no test names', ['C-EP'], [], 'missing: no test names C-EP'],
  ['a test that names no clause', [], ['C-PE'], 'unknown: a test names C-PE'],
])('%s is a failure', (_, ids, named, line) => {
  const { code, output } = compare(ids, new Set(named));
  expect(code).toBe(1);
  expect(output).toContain(line);
});

describe('a part that is not built yet', () => {
  const text = [
    '# Clauses',
    '## Chess',
    '| C-EP | en passant |',
    '## Devices (`online.md`; not built yet)',
    '| O-LINK, O-SEAT | seats |',
  ].join('\n');

  test('is known by its heading', () => {
    expect(readUnbuilt(text)).toEqual([
      { heading: 'Devices (`online.md`; not built yet)', ids: ['O-LINK', 'O-SEAT'] },
    ]);
  });

  test('is listed and not counted as met', () => {
    const { code, output } = compare(readIds(text), new Set(['C-EP', 'O-SEAT']), readUnbuilt(text));
    expect(code).toBe(0);
    expect(output.split('\n')).toEqual([
      'not built yet: O-LINK',
      '3 ids, 2 named, 0 missing, 1 not built yet',
    ]);
  });

  test('does not hide a missing clause of another part', () => {
    const { code, output } = compare(readIds(text), new Set(), readUnbuilt(text));
    expect(code).toBe(1);
    expect(output).toContain('missing: no test names C-EP');
    expect(output).toContain('3 ids, 0 named, 1 missing, 2 not built yet');
  });

  test('loses the mark when tests name all of it', () => {
    const { code, output } = compare(readIds(text), new Set(readIds(text)), readUnbuilt(text));
    expect(code).toBe(1);
    expect(output).toContain('take "not built yet" off');
  });
});
