import { type MoveTree, TREE_START, type TreeBranch } from '@tabuleiro/game';
import { Random } from '@tabuleiro/testkit';
import { describe, expect, test } from 'vitest';
import { formatShare, formatStudy, type Study } from '../../src/index.js';
import { randomStudy } from '../randomStudy.js';
import { GAMES } from '../texts.js';
import { codeOf, oddStudy, openShare, plainStudy } from './studies.js';

const PLAIN = { quick: 20, full: 100, deep: 1000 }[process.env.TABULEIRO_TESTS ?? 'full'] ?? 100;
const ANNOTATED = PLAIN / 5;
const PLIES = 120;

/** The longest code of 60 moves without any text, by game: the numbers of docs/notation.md. */
const LONGEST: Readonly<Record<string, number>> = { classico: 160, nucleo: 160, brasez: 160, senet: 100 };

async function expectRoundTrip(study: Study, name: string): Promise<string> {
  const code = await codeOf(study);
  const opened = await openShare(code);
  expect(formatStudy(opened.study) === formatStudy(study), `${name}: ${code}`).toBe(true);
  return code;
}

describe.each(GAMES.map((written) => [written.game.id, written] as const))('%s', (id, written) => {
  test(`${PLAIN} random games of 60 moves fit in a link and come back`, async () => {
    const random = new Random(2300);
    const lengths: number[] = [];
    for (let i = 0; i < PLAIN; i++) {
      const code = await expectRoundTrip(plainStudy(written, PLIES, random), `game ${i}`);
      expect(code).toMatch(/^1[\w-]+$/);
      lengths.push(code.length);
    }
    expect(Math.max(...lengths)).toBeLessThanOrEqual(LONGEST[id]);
  });

  test(`${ANNOTATED} games with variations, texts and clocks come back`, async () => {
    for (let seed = 0; seed < ANNOTATED; seed++) {
      await expectRoundTrip(randomStudy(written, seed, 30), `seed ${seed}`);
      await expectRoundTrip(oddStudy(written, new Random(seed)), `odd seed ${seed}`);
    }
  });

  test('a code tells which point is to be shown', async () => {
    for (let seed = 0; seed < 10; seed++) {
      const study = randomStudy(written, seed, 30);
      const at = { branches: branchesIn(study.tree), ply: seed % 2 };
      const { at: shown } = await openShare(await codeOf(study, at));
      expect(shown).toEqual(at);
    }
  });

  test('a position alone is a short code', async () => {
    const study = plainStudy(written, 30, new Random(5));
    const start = study.tree.steps[29].state;
    const code = await expectRoundTrip({ ...study, tree: { ...study.tree, start, steps: [] } }, id);
    expect(code.length).toBeLessThanOrEqual(110);
  });
});

/** Into the first variation of the first move that has one with moves. */
function branchesIn({ steps }: MoveTree<unknown, unknown>): readonly TreeBranch[] {
  for (const [ply, { variations }] of steps.entries()) {
    const variation = variations.findIndex((line) => line.steps.length > 0);
    if (variation >= 0) return [{ ply, variation }];
  }
  return TREE_START.branches;
}

test('clocks cost little more than the moves', async () => {
  const [written] = GAMES;
  const random = new Random(7);
  const study = plainStudy(written, PLIES, random);
  const left = [600_000, 600_000];
  const steps = study.tree.steps.map((step, i) => {
    const spent = 500 + random.below(9000);
    left[i % 2] += 3000 - spent;
    return { ...step, spent, clock: left[i % 2] };
  });
  const code = await expectRoundTrip({ ...study, tree: { ...study.tree, steps } }, 'clocks');
  expect(code.length).toBeLessThanOrEqual(600);
});

test('a game of a tournament with comments fits in a link', async () => {
  const study = plainStudy(GAMES[0], PLIES, new Random(8));
  const comment = 'As brancas estão melhor, mas aqui deviam ter rocado: o rei fica exposto na coluna aberta.';
  const steps = study.tree.steps.map((step, i) =>
    i % 20 === 10 ? { ...step, annotations: { comments: [comment], nags: [6], marks: [] } } : step,
  );
  const tags = new Map([
    ['White', 'Adélia Prado'],
    ['Black', 'Sebastião Gonçalves'],
    ['Event', 'Torneio aberto de Ouro Preto'],
    ['Date', '2026.10.31'],
  ]);
  const code = await expectRoundTrip({ ...study, tags, tree: { ...study.tree, steps } }, 'comments');
  expect(code.length).toBeLessThanOrEqual(600);
});

test.each([
  ['a comment of 300,000 letters', 1, 300_000],
  ['a thousand comments', 1000, 300],
])('a study with %s has no link: nothing is left out in silence', async (_, count, length) => {
  const study = plainStudy(GAMES[0], 10, new Random(9));
  const comments = Array.from({ length: count }, () => 'x'.repeat(length));
  const tree = { ...study.tree, annotations: { comments, nags: [], marks: [] } };
  expect(await formatShare({ ...study, tree })).toEqual({ ok: false, error: { code: 'too-long' } });
  const shorter = { ...tree, annotations: { comments: ['x'.repeat(200_000)], nags: [], marks: [] } };
  await expectRoundTrip({ ...study, tree: shorter }, '200,000 letters');
});
