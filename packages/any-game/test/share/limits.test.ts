import { type Annotations, type MoveTree, NO_ANNOTATIONS, plainTree } from '@tabuleiro/game';
import { Random } from '@tabuleiro/testkit';
import { describe, expect, test } from 'vitest';
import { formatStudy, parseShare, type Study } from '../../src/index.js';
import { readStudy } from '../studyRoundTrips.js';
import { find, GAMES } from '../texts.js';
import { codeOf, craftedCode, movesOf, plainStudy } from './studies.js';

const STUDIES = { quick: 50, full: 300, deep: 10_000 }[process.env.TABULEIRO_TESTS ?? 'full'] ?? 300;

const NAGS = [0, 1, 255, 999, 1000, 2 ** 32, Number.MAX_SAFE_INTEGER];
const PLACES = ['', 'e4', 'abcdefghij', '♔😀♔😀♔😀♔😀♔😀', 'abcdefghijk', '😀'.repeat(11), 'x'.repeat(5000)];
const TIMES = [0, 1, 0.25, 60_000.5, 1e-9, Number.MAX_SAFE_INTEGER, 2 ** 60, 1e300, -1, -0.5];

/** What a link may hold that was made by hand. */
function extremeStudy(base: Study, random: Random): Study {
  const annotations = (): Annotations =>
    random.below(3) > 0
      ? NO_ANNOTATIONS
      : {
          comments: random.below(2) === 0 ? ['so'] : [],
          nags: [random.pick(NAGS)],
          marks: [
            { kind: 'place', colour: 'red', place: random.pick(PLACES) },
            { kind: 'arrow', colour: 'blue', from: 'e2', to: random.pick(PLACES) },
          ],
        };
  let from = base.tree.start;
  const steps = base.tree.steps.map((step) => {
    const empty = { ...plainTree<unknown, unknown>(from), annotations: annotations() };
    from = step.state;
    return {
      ...step,
      annotations: annotations(),
      ...(random.below(4) === 0 && { clock: random.pick(TIMES) }),
      ...(random.below(4) === 0 && { spent: random.pick(TIMES) }),
      ...(random.below(8) === 0 && { variations: [empty] }),
    };
  });
  return { ...base, tree: { ...base.tree, annotations: annotations(), steps } };
}

describe.each(GAMES.map((written) => [written.game.id, written] as const))('%s', (_, written) => {
  test('[P-F10] whatever a link opens to can be kept, and read from where it was kept', async () => {
    const found = { whole: 0, damaged: 0 };
    for (let seed = 0; seed < STUDIES; seed++) {
      const random = new Random(seed);
      const code = craftedCode(extremeStudy(plainStudy(written, 1 + random.below(9), random), random));
      const shared = await parseShare(code, find);
      if (!shared.ok) throw new Error(`seed ${seed}: ${shared.error.code}`);
      const { study, problem } = shared.value;
      const text = formatStudy(study);
      expect(formatStudy(await readStudy(text)), `seed ${seed}`).toBe(text);
      if (problem === undefined) found.whole++;
      else expect(problem, `seed ${seed}`).toEqual({ code: 'damaged' });
      if (problem !== undefined) found.damaged++;
    }
    expect(Math.min(found.whole, found.damaged)).toBeGreaterThan(0);
  });
});

const empty = (tree: MoveTree<unknown, unknown>): Partial<Study['tree']['steps'][number]> => ({
  variations: [plainTree(tree.start)],
});

test.each<[string, (tree: Study['tree']) => Partial<Study['tree']['steps'][number]>]>([
  ['a glyph beyond 999', () => ({ annotations: { ...NO_ANNOTATIONS, nags: [1000] } })],
  [
    'a place of eleven letters',
    () => ({
      annotations: { ...NO_ANNOTATIONS, marks: [{ kind: 'place', colour: 'red', place: 'abcdefghijk' }] },
    }),
  ],
  ['a time below zero', () => ({ spent: -1 })],
  ['a time that is no number of ms', () => ({ clock: 1e300 })],
  ['a variation without moves', empty],
])('%s is damage: the moves are there, what is said is not', async (_, change) => {
  const study = plainStudy(GAMES[0], 12, new Random(3));
  const [first, ...others] = study.tree.steps;
  const steps = [{ ...first, ...change(study.tree) }, ...others];
  const shared = await parseShare(craftedCode({ ...study, tree: { ...study.tree, steps } }), find);
  if (!shared.ok) throw new Error(shared.error.code);
  expect(shared.value.problem).toEqual({ code: 'damaged' });
  expect(movesOf(shared.value.study)).toEqual(movesOf(study));
  expect(formatStudy(shared.value.study)).toBe(formatStudy(study));
});

test('parts of a millisecond are kept: links with them were given away', async () => {
  const study = plainStudy(GAMES[0], 2, new Random(3));
  const steps = study.tree.steps.map((step) => ({ ...step, clock: 60_000.5, spent: 0.25 }));
  const timed = { ...study, tree: { ...study.tree, steps } };
  const shared = await parseShare(await codeOf(timed), find);
  if (!shared.ok) throw new Error(shared.error.code);
  expect((await readStudy(formatStudy(shared.value.study))).tree).toEqual(timed.tree);
});
