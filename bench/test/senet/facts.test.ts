import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { replay } from '@tabuleiro/game';
import { senet } from '@tabuleiro/senet';
import { SenetChooser, senetNet } from '@tabuleiro/senet-engine';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { findFacts, type SenetFacts } from '../../src/senet/facts/facts.js';
import { publishFacts } from '../../src/senet/facts/publish.js';
import { readTruth } from '../../src/tune/senet/truth.js';

const table = readTruth();

function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'senet-facts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

function find(work: string): SenetFacts {
  const chooser = new SenetChooser({ exact: table, estimate: senetNet() });
  const say = (): void => undefined;
  return findFacts({ table, chooser, work, seed: 5, games: 60, luckGames: 4, say });
}

const WORK = mkdtempSync(join(tmpdir(), 'senet-facts-'));
const facts = find(WORK);
afterAll(() => rmSync(WORK, { recursive: true }));

test('the facts of a table add up', () => {
  expect(facts.starts).toEqual([table.win(0b10, 0b100), table.win(0b1010, 0b10100)]);
  // The start is worth the mean of what the best first moves lead to.
  const best = facts.openings.map(([first]) => first.win);
  expect(Math.abs(best.reduce((sum, win) => sum + win, 0) / 5 - facts.starts[1])).toBeLessThan(2 ** -15);
  for (const moves of facts.openings) {
    for (const [i, { win, cost }] of moves.entries()) {
      expect(cost).toBeCloseTo(moves[0].win - win, 10);
      expect(cost).toBeGreaterThanOrEqual(moves[i - 1]?.cost ?? 0);
    }
  }
  expect(facts.houses.behind[26]).toBeLessThan(facts.houses.behind[25]);
  expect(facts.houses.behind[1]).toBeGreaterThan(facts.houses.behind[20]);
  expect(facts.length.histogram.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  expect(facts.habits.natural.cost).toBeLessThan(facts.habits.chance.cost);
  for (const { wins, luckShare } of facts.luck) {
    expect(wins).toBeGreaterThanOrEqual(0.5);
    expect(luckShare).toBeGreaterThan(0.5);
    expect(luckShare).toBeLessThanOrEqual(1);
  }
  expect(facts.luck[0].wins).toBeGreaterThan(facts.luck[4].wins);
});

test('a mistake is one by the rules and by the table', () => {
  const { naturalMistake, largestMistake } = facts;
  for (const { position, best, played, bestWin, playedWin } of [naturalMistake, largestMistake]) {
    const state = senet.notation.parsePosition(position);
    if (!state.ok) throw new Error(position);
    expect(bestWin - playedWin).toBeGreaterThan(0.02);
    for (const [move, win] of [
      [best, bestWin],
      [played, playedWin],
    ] as const) {
      const after = replay(senet, state.value, [move]);
      if (!after.ok) throw new Error(`${move} in ${position}`);
      const [a, b] = [1, 2].map((owner) =>
        after.value.track.reduce((set, holder, square) => set | (holder === owner ? 1 << square : 0), 0),
      );
      expect(after.value.player === 1 ? table.win(a, b) : 1 - table.win(b, a)).toBe(win);
    }
  }
  expect(largestMistake.bestWin - largestMistake.playedWin).toBeGreaterThanOrEqual(
    naturalMistake.bestWin - naturalMistake.playedWin,
  );
});

test('a run that was ended goes on where it stopped and finds the same', () => {
  const files = readdirSync(WORK);
  rmSync(join(WORK, files[files.length - 1]));
  rmSync(join(WORK, files[0]));
  expect(find(WORK)).toEqual(facts);
  expect(readdirSync(WORK)).toEqual(files);
});

test('everything that is made of them is written: the page, its plots, the data of the article', () => {
  const root = temporary();
  for (const folder of ['docs', 'apps/web/src/manual/senet'])
    mkdirSync(join(root, folder), { recursive: true });
  const files = publishFacts(root, facts);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  const page = readFileSync(join(root, 'docs/senet-solved.md'), 'utf8');
  expect(page).not.toMatch(/NaN|undefined|Infinity/);
  for (const [, alternative, picture] of page.matchAll(/!\[([^\]]*)\]\(([^)]*)\)/g)) {
    expect(alternative.length).toBeGreaterThan(40);
    expect(readFileSync(join(root, 'docs', picture), 'utf8')).toContain('<title>');
  }
});
