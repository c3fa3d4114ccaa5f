import {
  OUTCOME_MODELS,
  type OutcomeModel,
  openInThreadEngine,
  SEARCHED_GAMES,
  type WinDrawLoss,
  winDrawLoss,
} from '@tabuleiro/engine';
import { expect, test } from 'vitest';

const MODELS: readonly (readonly [string, OutcomeModel])[] = Object.entries(OUTCOME_MODELS).flatMap(
  ([game, models]) =>
    Object.entries(models).map(([evaluation, model]) => [`${game} ${evaluation}`, model] as const),
);
const PIECES = [2, 3, 7, 8, 13, 16, 21, 24, 31, 32, 36];

/** From −4,000 to 4,000 centipawns. */
function told(model: OutcomeModel, pieces: number): WinDrawLoss[] {
  return Array.from({ length: 801 }, (_, i) => {
    const wdl = winDrawLoss(model, { cp: (i - 400) * 10 }, pieces);
    if (wdl === undefined) throw new Error('nothing is told');
    return wdl;
  });
}

test('every game that is searched has a model of its weights', () => {
  expect(SEARCHED_GAMES.filter((game) => OUTCOME_MODELS[game]?.weights === undefined)).toEqual([]);
});

test.each(MODELS)('%s: whole numbers, a thousand in all, the same for both sides', (_, model) => {
  for (const pieces of PIECES) {
    const all = told(model, pieces);
    for (const [i, { win, draw, loss }] of all.entries()) {
      expect([win, draw, loss].every((part) => Number.isInteger(part) && part >= 0)).toBe(true);
      expect(win + draw + loss).toBe(1000);
      expect(all[all.length - 1 - i]).toEqual({ win: loss, draw, loss: win });
    }
  }
});

test.each(MODELS)('%s: a better score never wins less nor loses more', (_, model) => {
  for (const pieces of PIECES) {
    const all = told(model, pieces);
    for (const [i, { win, loss }] of all.entries()) {
      if (i === 0) continue;
      expect(win).toBeGreaterThanOrEqual(all[i - 1].win);
      expect(loss).toBeLessThanOrEqual(all[i - 1].loss);
    }
    expect(all[0].win).toBeLessThan(10);
    expect(all[800].win).toBeGreaterThan(900);
  }
});

test('half of the games are won from the lead on, three quarters at 1.1 times the spread more', () => {
  const model = { lead: [300, 200, 100, 100, 50], spread: [100, 100, 200, 200, 200] };
  expect(winDrawLoss(model, { cp: 200 }, 8)?.win).toBe(500);
  expect(winDrawLoss(model, { cp: 310 }, 8)?.win).toBe(750);
  // Half way between two numbers of pieces.
  expect(winDrawLoss(model, { cp: 150 }, 12)?.win).toBe(500);
});

test('a mate is certain, and nothing is told of a game of chance', () => {
  const [, model] = MODELS[0];
  expect(winDrawLoss(model, { mate: 3 }, 32)).toEqual({ win: 1000, draw: 0, loss: 0 });
  expect(winDrawLoss(model, { mate: -1 }, 5)).toEqual({ win: 0, draw: 0, loss: 1000 });
  expect(winDrawLoss(model, { win: 0.4 }, 10)).toBeUndefined();
});

test.each(SEARCHED_GAMES)(
  '%s: every line of an analysis and every move of a level tells it',
  async (game) => {
    const engine = openInThreadEngine({ hash: 1 });
    const lines: (WinDrawLoss | undefined)[] = [];
    const found = await engine.analyse({ game }, { depth: 3 }, ({ wdl }) => lines.push(wdl));
    const chosen = await engine.choose({ game }, 3, 1);
    if (!found.ok || !chosen.ok) throw new Error('refused');
    const sums = [...lines, found.value.wdl, chosen.value.wdl].map(
      (wdl) => wdl && wdl.win + wdl.draw + wdl.loss,
    );
    expect(sums).toEqual([1000, 1000, 1000, 1000, 1000]);
    expect(lines.at(-1)).toEqual(found.value.wdl);
  },
);

test('senet tells its own chance to win, and nothing else', async () => {
  const engine = openInThreadEngine({ hash: 1 });
  const found = await engine.analyse({ game: 'senet' }, { depth: 1 });
  expect(found).toMatchObject({ ok: true });
  expect(found.ok && 'wdl' in found.value).toBe(false);
});
