import { fuzzTexts } from '@tabuleiro/testkit';
import { describe, expect, test } from 'vitest';
import { formatStudy, parseStudy, studyOfMatch, writtenNucleo } from '../src/index.js';
import { randomStudy } from './randomStudy.js';
import { checkStudyTexts, readStudy } from './studyRoundTrips.js';
import { find, GAMES, gameMatchOf } from './texts.js';

const isDeep = process.env.TABULEIRO_TESTS === 'deep';

describe.each(GAMES)('$game.id', (written) => {
  test('random studies with everything around their moves come back from their texts', async () => {
    await checkStudyTexts(written, 40, 30);
  });

  test('a mutated text gives a coded error or a study', async () => {
    const samples = [1, 2, 3, 4, 5, 6].map((seed) => formatStudy(randomStudy(written, seed, 4)));
    let studies = 0;
    for (const text of fuzzTexts(7, isDeep ? 25_000 : 600, samples)) {
      const read = await parseStudy(text, find);
      if (read.ok) studies++;
      else expect(read.error.code).toMatch(/^(bad-record|unknown-game)$/);
      if (read.ok)
        expect(formatStudy(await readStudy(formatStudy(read.value)))).toBe(formatStudy(read.value));
    }
    expect(studies).toBeGreaterThan(0);
  });

  test('the line of a match is kept by its moves', async () => {
    const study = studyOfMatch(written, gameMatchOf(written).match, ['Ana', '']);
    const text = formatStudy(study);
    expect(JSON.parse(text)).toMatchObject({
      ...{ study: 1, game: written.game.id, tags: [['White', 'Ana']], result: '*' },
      line: { moves: study.tree.steps.map(({ move }) => written.game.notation.formatMove(move)) },
    });
    expect((await readStudy(text)).tree).toEqual(study.tree);
  });
});

const line = (moves: unknown, start?: string): string =>
  JSON.stringify({
    ...{ study: 1, game: 'classico', options: {}, tags: [], result: '*' },
    ...(start === undefined ? {} : { start }),
    line: { moves },
  });

test('[C-REP] a line goes on where a repetition was not claimed', async () => {
  const shuffle = ['g1f3', 'g8f6', 'f3g1', 'f6g8'];
  const { tree, written } = await readStudy(line([...shuffle, ...shuffle, 'e2e4']));
  expect(written.game.turn(tree.steps[7].state)).toMatchObject({ outcome: { reason: 'repetition' } });
  expect(tree.steps).toHaveLength(9);
});

test('a null move is played where the side to move is not in check', async () => {
  const { tree, written } = await readStudy(line(['e2e4', '--', 'd2d4']));
  expect(written.game.notation.formatPosition(tree.steps[1].state)).toBe(
    'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2',
  );
  expect(await parseStudy(line(['e2e4', 'f7f5', 'd1h5', '--']), find)).toMatchObject({
    error: { problem: 'refused-action', path: 'line.moves[3]' },
  });
});

test.each([
  ['x', 'not-json', ''],
  ['[]', 'wrong-type', ''],
  ['{"study":2}', 'newer-version', 'study'],
  ['{"study":1}', 'missing', 'game'],
  [line(['e2e4', 'e2e4']), 'refused-action', 'line.moves[1]'],
  [
    line([{ move: 'e2e4', variations: [{ moves: ['d2d4', 'd2d4'] }] }]),
    'refused-action',
    'line.moves[0].variations[0].moves[1]',
  ],
  [line([{ move: 'e2e4', variations: [{}] }]), 'missing', 'line.moves[0].variations[0].moves'],
  [line([{ move: 'e2e4', clock: -1 }]), 'out-of-range', 'line.moves[0].clock'],
  [line([{ move: 'e2e4', clocks: 1 }]), 'unknown-key', 'line.moves[0].clocks'],
  [line([], 'x'), 'bad-position', 'start'],
  [line([]).replace('"options":{}', '"options":{"castling":true}'), 'bad-option', 'options.castling'],
  [line([]).replace('"tags":[]', '"tags":[["A","1"],["A","2"]]'), 'not-canonical', 'tags'],
])('%s is refused with %s at "%s"', async (text, problem, path) => {
  expect(await parseStudy(text, find)).toMatchObject({
    ok: false,
    error: { code: 'bad-record', problem, path },
  });
});

test('an unknown game is named; deep nesting is refused, not followed to the end of the stack', async () => {
  const unknown = line([]).replace('classico', 'go');
  expect(await parseStudy(unknown, find)).toMatchObject({ error: { code: 'unknown-game', game: 'go' } });
  const depth = 3000;
  const deep = `${'{"moves":[{"move":"e2e4","variations":['.repeat(depth)}{"moves":["d2d4"]}${']}]}'.repeat(depth)}`;
  const text = line([]).replace('{"moves":[]}', deep);
  expect(await parseStudy(text, find)).toMatchObject({ error: { code: 'bad-record', problem: 'too-long' } });
});

test('[C-CASTLE] house rules are kept, and the moves are read by them', async () => {
  const text = line(['e1g1'], '4k3/8/8/8/8/8/8/4K2R w K - 0 1')
    .replace('classico', 'nucleo')
    .replace('"options":{}', '"options":{"castling":true}');
  const study = await readStudy(text);
  expect([study.written, formatStudy(study)]).toEqual([writtenNucleo, text]);
});
