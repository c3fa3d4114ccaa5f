import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Action } from '@tabuleiro/match';
import { expect, test } from 'vitest';
import { keepCopy } from '../../../src/store/games/gameVersions.js';
import { linesOf } from '../../../src/store/games/journalLines.js';
import { openGame, openJournal, openUpTo } from '../../../src/store/games/openGame.js';
import { Device, find, got, WRITTEN_GAMES } from '../device.js';
import { keepScript, lineBehind, linesAfter, playScript } from '../scripts.js';

const [classico, , , senet] = WRITTEN_GAMES;
const script = playScript(classico, 7, 25);
const lines = linesAfter(script);
const journal = lines.join('');

async function damageOf(text: string): Promise<unknown> {
  const opened = await openJournal(find, text);
  if (opened.ok) throw new Error('it opened');
  const { problem, line } = opened.error;
  return { problem, line };
}

test('[P-F10] a damaged journal is refused with its line', async () => {
  const third = lines.slice(0, 3).join('');
  expect(await damageOf('')).toEqual({ problem: 'refused', line: 1 });
  expect(await damageOf('\n')).toEqual({ problem: 'refused', line: 1 });
  expect(await damageOf(lines[0].trimEnd())).toEqual({ problem: 'refused', line: 1 });
  expect(await damageOf(lines[0].replace('classico', 'damas'))).toEqual({ problem: 'unknown-game', line: 1 });
  expect(await damageOf(`${third}\n${lines[3]}`)).toEqual({ problem: 'refused', line: 4 });
  expect(await damageOf(`${third}{}\n${lines[3]}`)).toEqual({ problem: 'refused', line: 4 });
  expect(await damageOf(journal.slice(0, -1))).toEqual({ problem: 'torn', line: lines.length });
});

test('[P-F10] a move for which there was no time left is not replayed as something else', async () => {
  const [header] = lines;
  const journalOf = (...actions: readonly Action[]): string => {
    const all = [header];
    for (const action of actions) all.push(lineBehind(all[all.length - 1], action));
    return all.join('');
  };
  const tick = (spent: number): Action => ({ kind: 'tick', by: 'w', spent });
  const hour = 3_600_000;
  const late: Action = { kind: 'move', by: 'w', spent: hour, move: 'e2e4' };
  expect((await openJournal(find, journalOf(tick(hour)))).ok).toBe(true);
  expect((await openJournal(find, journalOf(tick(5), tick(hour)))).ok).toBe(true);
  expect(await damageOf(journalOf(late))).toEqual({ problem: 'refused', line: 2 });
  const [second, third] = [2, 3].map((number) => ({ problem: 'refused', line: number }));
  expect(await damageOf(journalOf(tick(5), late))).toEqual(third);
  expect(await damageOf(`${journalOf(late)}{`)).toEqual(second);
  // The rules themselves refuse only what comes after it.
  expect(await damageOf(journalOf(late, tick(5)))).toEqual(second);
});

test('a journal of a newer version is refused as such', async () => {
  const opened = await openJournal(find, journal.replace('"version":2', '"version":3'));
  expect(opened).toMatchObject({ error: { problem: 'refused', error: { problem: 'newer-version' } } });
});

test('[P-F10] a game whose dice cannot be thrown any more does not open as if it could go on', async () => {
  const fair = linesAfter(playScript(senet, 2, 10)).join('');
  expect((await openJournal(find, fair)).ok).toBe(true);
  const without = fair.replace(/,"secret":"\w+"/, '');
  expect(await damageOf(without)).toEqual({ problem: 'no-secret', line: 1 });
});

test('[P-F10] a lost line is reported, the game stays as it is, and what comes before opens as a copy', async () => {
  const device = new Device();
  const page = device.page();
  const id = await keepScript(page, script);
  await device.tamper((transaction) => transaction.objectStore('lines').delete([id, 4]));
  const was = await device.dump();
  const loaded = got(await page.load(id));
  expect(loaded.flaw).toBe(5);
  const opened = await openGame(find, loaded);
  if (opened.ok) throw new Error('it opened');
  expect(opened.error).toEqual({ code: 'damaged-game', problem: 'lost-line', line: 5, game: 'classico' });
  expect(await device.dump()).toEqual(was);
  const part = await openUpTo(find, loaded.journal, opened.error);
  if (part === undefined) throw new Error('nothing opened');
  const copy = got(await keepCopy(page, part, loaded, device.now()));
  expect(copy.id).toBe(`${id}~2`);
  expect(linesOf(got(await page.load(copy.id)).journal)).toEqual(lines.slice(0, 4));
  expect((await openGame(find, got(await page.load(copy.id)))).ok).toBe(true);
  expect(got(await page.load(id))).toEqual(loaded);
});

test('[P-F10] a line lost at the end does not pass for a shorter game', async () => {
  const device = new Device();
  const page = device.page();
  const id = await keepScript(page, script);
  const last = lines.length - 1;
  await device.tamper((transaction) => transaction.objectStore('lines').delete([id, last]));
  const loaded = got(await page.load(id));
  expect(await openGame(find, loaded)).toMatchObject({ error: { problem: 'lost-line', line: last + 1 } });
  expect(loaded.journal).toBe(`${lines.slice(0, -1).join('')}\n`);
});

test.each([
  ['a number', 7],
  ['two lines', `${lines[2]}${lines[3]}`],
  ['half a line', lines[2].slice(0, -1)],
])('[P-F10] a line that became %s is reported', async (_, spoiled) => {
  const device = new Device();
  const page = device.page();
  const id = await keepScript(page, script);
  await device.tamper((transaction) => transaction.objectStore('lines').put(spoiled, [id, 2]));
  const opened = await openGame(find, got(await page.load(id)));
  expect(opened).toMatchObject({ ok: false, error: { line: 3 } });
});

test('a line too many is reported', async () => {
  const device = new Device();
  const page = device.page();
  const id = await keepScript(page, script, 2);
  const count = linesAfter(script, 2).length;
  await device.tamper((transaction) => transaction.objectStore('lines').put(lines[count], [id, count]));
  const opened = await openGame(find, got(await page.load(id)));
  expect(opened).toMatchObject({ ok: false, error: { problem: 'lost-line', line: count + 1 } });
});

test('[P-F10] a journal with ticks one by one opens as a copy that has a line for each action', async () => {
  const [header] = lines;
  const tick = (behind: string, spent: number): string =>
    lineBehind(behind, { kind: 'tick', by: 'w', spent });
  const first = tick(header, 1);
  const text = [header, first, tick(first, 2)].join('');
  const opened = await openGame(find, { journal: text, lines: 2 });
  if (opened.ok) throw new Error('it opened');
  expect(opened.error.problem).toBe('recounted');
  const part = await openUpTo(find, text, opened.error);
  if (part === undefined) throw new Error('nothing opened');
  const page = new Device().page();
  const copy = got(await keepCopy(page, part, { id: 'x', created: 1 }, 2));
  expect(linesOf(got(await page.load(copy.id)).journal)).toEqual([header, tick(header, 3)]);
});

const GOLDEN = join(import.meta.dirname, '../../../../../packages/match/test/data/golden');
const NAMES = ['classico-unfinished', 'nucleo-help', 'brasez-resign', 'senet-fair', 'senet-real'];

test.each(NAMES.flatMap((name) => [`v1/${name}`, `v2/${name}`]))(
  '[P-F10] the golden journal %s opens up to every line',
  async (name) => {
    const text = readFileSync(join(GOLDEN, `${name}.jsonl`), 'utf8');
    const all = linesOf(text);
    for (let count = 1; count <= all.length; count += 7) {
      const opened = await openJournal(find, all.slice(0, count).join(''));
      expect(opened.ok && (opened.value.gameMatch.match.actions?.length ?? 0)).toBe(count - 1);
    }
  },
);
