import { Random } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';
import { linesOf, supersedes } from '../../../src/store/games/journalLines.js';
import { Device, got, WRITTEN_GAMES } from '../device.js';
import { append, keepScript, playScript } from '../scripts.js';

const script = playScript(WRITTEN_GAMES[0], 5, 8);
const { summary } = script.steps[0];

function lineOf(by: string, random: Random): string {
  const spent = random.below(1000);
  const action = random.below(3) === 0 ? { kind: 'tick', by: 'w', spent } : { kind: 'move', by, spent };
  return `${JSON.stringify(action)}\n`;
}

test.each([1, 2, 3])(
  '[P-F10] however two tabs interleave, no acknowledged line is replaced (seed %i)',
  async (seed) => {
    const random = new Random(seed);
    const device = new Device();
    const pages = [device.page(), device.page(), device.page()];
    const id = await keepScript(pages[0], script, 0);
    const acknowledged: { readonly n: number; readonly line: string }[] = [];
    const run = async (tab: number): Promise<void> => {
      let known = 0;
      for (let i = 0; i < 20; i++) {
        const line = lineOf(`tab ${tab}, ${i}`, random);
        const n = known + 1 - (random.below(4) === 0 ? 1 : 0);
        const kept = await append(pages[tab], id, n, line, summary);
        if (kept.ok) acknowledged.push({ n, line });
        if (kept.ok) known = n;
        else known = got(await pages[tab].load(id)).lines;
        for (let pause = random.below(4); pause > 0; pause--) await Promise.resolve();
      }
    };
    await Promise.all(pages.map((_, tab) => run(tab)));
    const loaded = got(await device.page().load(id));
    const lines = linesOf(loaded.journal);
    expect(loaded.flaw).toBeUndefined();
    expect(acknowledged.length).toBeGreaterThan(10);
    expect(loaded.lines).toBe(lines.length - 1);
    for (const { n, line } of acknowledged) expect(supersedes(line, lines[n]), `line ${n}`).toBe(true);
  },
);

test('[P-F10] of two tabs that play at once one is told that the game went on elsewhere', async () => {
  const device = new Device();
  const [here, there] = [device.page(), device.page()];
  const id = await keepScript(here, script, 0);
  const line = (move: string): string => `${JSON.stringify({ kind: 'move', by: 'w', spent: 0, move })}\n`;
  const results = await Promise.all([
    append(here, id, 1, line('e2e4'), summary),
    append(there, id, 1, line('d2d4'), summary),
  ]);
  expect(results).toMatchObject([{ ok: true }, { ok: false, error: { problem: 'changed-elsewhere' } }]);
  expect(linesOf(got(await there.load(id)).journal)[1]).toBe(line('e2e4'));
});

test('a game that another tab removed is not found', async () => {
  const device = new Device();
  const [here, there] = [device.page(), device.page()];
  const id = await keepScript(here, script, 2);
  got(await there.remove(id));
  expect(await append(here, id, 3, '{}\n', summary)).toMatchObject({ error: { problem: 'not-found' } });
  expect(got(await here.damaged())).toEqual([]);
});
