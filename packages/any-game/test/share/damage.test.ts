import { plainTree } from '@tabuleiro/game';
import { fuzzTexts, Random } from '@tabuleiro/testkit';
import { describe, expect, test } from 'vitest';
import { formatStudy, parseShare, SHARE_ERRORS, type Study } from '../../src/index.js';
import { randomStudy } from '../randomStudy.js';
import { readStudy } from '../studyRoundTrips.js';
import { find, GAMES } from '../texts.js';
import { codeOf, craftedCode, movesOf, openShare, plainStudy } from './studies.js';

/** Every so many letters one is changed. */
const STEP = process.env.TABULEIRO_TESTS === 'deep' ? 1 : 5;
const MUTATED = { quick: 200, full: 500, deep: 100_000 }[process.env.TABULEIRO_TESTS ?? 'full'] ?? 500;

async function codesOf(study: (i: number) => Study): Promise<string[]> {
  return Promise.all(Array.from({ length: 4 }, (_, i) => codeOf(study(i))));
}

test(`${MUTATED} mutated codes give a coded error or a game`, async () => {
  const codes: string[] = [];
  for (const written of GAMES) {
    codes.push(...(await codesOf((i) => plainStudy(written, 20 + i, new Random(i)))));
    codes.push(...(await codesOf((i) => randomStudy(written, i, 12))));
  }
  const found = new Map<string, number>();
  const count = (kind: string): unknown => found.set(kind, (found.get(kind) ?? 0) + 1);
  for (const code of fuzzTexts(23, MUTATED, codes)) {
    const shared = await parseShare(code, find);
    if (shared.ok) {
      const text = formatStudy(shared.value.study);
      expect(formatStudy(await readStudy(text)) === text, code).toBe(true);
      count(shared.value.problem?.code ?? 'whole');
    } else {
      expect(SHARE_ERRORS, code).toContain(shared.error.code);
      count(shared.error.code);
    }
  }
  for (const kind of ['whole', 'damaged', 'cut-off', 'not-shared', 'newer-share'])
    expect(found.get(kind) ?? 0, kind).toBeGreaterThan(0);
});

describe.each(GAMES.map((written) => [written.game.id, written] as const))('%s', (_, written) => {
  const study = plainStudy(written, 100, new Random(11));
  const moves = movesOf(study);

  test('a code that is cut off opens the moves before the cut', async () => {
    const code = await codeOf(study);
    let most = 0;
    for (let length = 0; length < code.length; length++) {
      const shared = await parseShare(code.slice(0, length), find);
      if (!shared.ok) {
        expect(['not-shared', 'cut-off', 'damaged']).toContain(shared.error.code);
        continue;
      }
      expect(shared.value.problem).toEqual({ code: 'cut-off' });
      const opened = movesOf(shared.value.study);
      expect(opened).toEqual(moves.slice(0, opened.length));
      expect(opened.length).toBeGreaterThanOrEqual(most);
      most = opened.length;
    }
    expect(most).toBeGreaterThanOrEqual(moves.length - 16);
  });

  test('a changed letter costs the moves behind it, seldom one more', async () => {
    const code = await codeOf(study);
    let wrong = 0;
    let kept = 0;
    for (let at = 12; at < code.length - 1; at += STEP) {
      const changed = code.slice(0, at) + (code[at] === 'A' ? 'B' : 'A') + code.slice(at + 1);
      const shared = await parseShare(changed, find);
      if (!shared.ok) continue;
      expect(shared.value.problem?.code).toMatch(/^(?:damaged|cut-off)$/);
      const opened = movesOf(shared.value.study);
      kept += opened.length;
      if (opened.some((move, i) => move !== moves[i])) wrong++;
    }
    expect(wrong).toBeLessThanOrEqual(3);
    expect((kept * STEP) / code.length).toBeGreaterThan(moves.length / 4);
  });
});

test('a damaged comment leaves the moves and the comments before it', async () => {
  const plain = plainStudy(GAMES[0], 40, new Random(2));
  const steps = plain.tree.steps.map((step, i) => ({
    ...step,
    annotations: { comments: [`Comentário número ${i}.`], nags: [], marks: [] },
  }));
  const study = { ...plain, tree: { ...plain.tree, steps } };
  const code = await codeOf(study);
  const at = Math.floor(code.length * 0.7);
  const changed = code.slice(0, at) + (code[at] === 'A' ? 'B' : 'A') + code.slice(at + 1);
  const shared = await parseShare(changed, find);
  if (!shared.ok) throw new Error(shared.error.code);
  expect(shared.value.problem).toEqual({ code: 'damaged' });
  expect(movesOf(shared.value.study)).toEqual(movesOf(study));
  const comments = shared.value.study.tree.steps.map(({ annotations }) => annotations.comments.at(0));
  const kept = comments.indexOf(undefined);
  expect(kept).toBeGreaterThanOrEqual(8);
  expect(kept % 8).toBe(0);
  for (const [i, comment] of comments.slice(0, kept).entries())
    expect(comment).toBe(`Comentário número ${i}.`);
});

test('the place to show is as near as what could be opened goes', async () => {
  const study = plainStudy(GAMES[0], 100, new Random(11));
  const code = await codeOf(study, { branches: [], ply: 100 });
  const shared = await parseShare(code.slice(0, -60), find);
  if (!shared.ok) throw new Error(shared.error.code);
  expect(shared.value.at).toEqual({ branches: [], ply: shared.value.study.tree.steps.length });
});

test('blanks within a code and what stands behind it do no harm', async () => {
  const study = plainStudy(GAMES[0], 20, new Random(4));
  const code = await codeOf(study);
  const { study: opened } = await openShare(` ${code.slice(0, 9)}\n  ${code.slice(9)}).`);
  expect(formatStudy(opened)).toBe(formatStudy(study));
});

test.each([
  ['', 'not-shared'],
  ['   ', 'not-shared'],
  ['e4 e5', 'not-shared'],
  ['1', 'cut-off'],
  ['2AAAAAAAAAAAAAA', 'newer-share'],
  ['1AAAAAAAAAAAAAA', 'damaged'],
])('%j is refused as %s', async (code, error) => {
  const shared = await parseShare(code, find);
  expect(shared).toMatchObject({ ok: false, error: { code: error } });
});

test('a game that this copy does not have is named', async () => {
  const code = await codeOf(plainStudy(GAMES[3], 10, new Random(1)));
  const shared = await parseShare(code, () => undefined);
  expect(shared).toEqual({ ok: false, error: { code: 'unknown-game', game: 'senet' } });
});

test('a house rule that the game does not have is named', async () => {
  const study = { ...plainStudy(GAMES[0], 0, new Random(1)), options: { teleport: true } };
  expect(await parseShare(await codeOf(study), find)).toEqual({
    ok: false,
    error: { code: 'unknown-option', game: 'classico', option: 'teleport' },
  });
});

test('a start that the rules refuse is told with its reason', async () => {
  const brasez = plainStudy(GAMES[2], 30, new Random(1));
  const start = brasez.tree.steps[29].state;
  const code = await codeOf({ ...brasez, tree: plainTree(start) });
  const shared = await parseShare(code, () => GAMES[0]);
  expect(shared).toMatchObject({ ok: false, error: { code: 'bad-position', game: 'classico' } });
});

test('a code that claims more than any game has ends there', async () => {
  const study = plainStudy(GAMES[0], 2, new Random(1));
  const comments = Array.from({ length: 9 }, () => 'x'.repeat(2 ** 15));
  const steps = study.tree.steps.map((step) => ({ ...step, annotations: { comments, nags: [], marks: [] } }));
  const shared = await parseShare(craftedCode({ ...study, tree: { ...study.tree, steps } }), find);
  if (!shared.ok) throw new Error(shared.error.code);
  expect(shared.value.problem).toEqual({ code: 'too-long' });
  expect(movesOf(shared.value.study)).toEqual(movesOf(study));
});
