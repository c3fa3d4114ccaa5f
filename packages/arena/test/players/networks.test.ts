import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_RULES, type MatchPlan, type PlayerSpec, playMatch } from '@tabuleiro/arena';
import { classicoSearchGame, formatNetwork, NETWORK_GAMES } from '@tabuleiro/engine';
import { networkFile } from '@tabuleiro/engine/node';
import { expect, onTestFinished, test } from 'vitest';
import { evaluatedBy, shippedChecksum } from '../../src/players/networks.js';
import { withSearchGameByWeights } from '../../src/searchGameByWeights.js';

function planOf(first: PlayerSpec): MatchPlan {
  return { game: 'classico', first, second: { kind: 'random' }, games: 0, seed: 0, rules: DEFAULT_RULES };
}

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'arena-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

/** The static evaluation of a position with a knight more, by what a spec says. */
function evaluation(spec: Parameters<typeof evaluatedBy>[1]): number | string {
  const found = withSearchGameByWeights('classico', {
    visit: (searchGames) => {
      const evaluated = evaluatedBy(searchGames, spec);
      if (!evaluated.ok) return evaluated.error.problem;
      const { game, open } = evaluated.value;
      const parsed = game.notation.parsePosition('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R1BQKBNR w KQkq - 0 1');
      return parsed.ok ? open(parsed.value).knowledge.evaluate() : parsed.error.code;
    },
  });
  return found ?? 'no game';
}

test('[P-AI] a player evaluates by what its spec says', () => {
  const { inputs } = classicoSearchGame.network ?? {};
  if (inputs === undefined) throw new Error('no network evaluates chess');
  const file = join(folder(), 'zero.bin');
  const zeros = {
    ...{ inputs: inputs.name, neurons: 32, provenance: 'nothing' },
    ...{ rows: new Int16Array(inputs.size * 32), neuronBiases: new Int16Array(32) },
    ...{ outputs: new Int16Array(8 * 64), outputBiases: new Int32Array(8) },
  };
  writeFileSync(file, formatNetwork(zeros));
  expect(evaluation({ network: file })).toBe(0);
  const [weights, handmade] = [evaluation({ evaluation: 'weights' }), evaluation({ evaluation: 'handmade' })];
  expect(weights).toBeLessThan(-100);
  expect(handmade).toBeLessThan(-100);
  expect(weights).not.toBe(handmade);
  const shipped = networkFile('classico');
  expect(evaluation({})).toBe(shipped === undefined ? weights : evaluation({ network: shipped }));
  expect(evaluation({ evaluation: 'network' })).toBe(shipped === undefined ? 'unavailable' : evaluation({}));
});

test('[P-AI] a match with a network that cannot be used is not begun', async () => {
  const file = join(folder(), 'cut.bin');
  writeFileSync(file, 'TABUNET');
  for (const own of [
    { kind: 'level', level: 1 },
    { kind: 'search', effort: { nodes: 1 } },
  ] as const) {
    const played = await playMatch(planOf({ ...own, network: file }));
    expect(played).toEqual({ ok: false, error: { code: 'bad-network', file, problem: 'truncated' } });
  }
});

test('[P-AI] results of another network than the one shipped now are those of another match', () => {
  const [game = 'classico'] = NETWORK_GAMES;
  const isShipped = networkFile(game) !== undefined;
  const checksum = shippedChecksum(game, [{ kind: 'random' }, { kind: 'level', level: 1 }]);
  expect(typeof checksum).toBe(isShipped ? 'number' : 'undefined');
  const weights: PlayerSpec = { kind: 'level', level: 1, evaluation: 'weights' };
  expect(shippedChecksum(game, [weights, { kind: 'random' }])).toBeUndefined();
  expect(shippedChecksum(game, [weights, { kind: 'level', level: 1, network: 'a.bin' }])).toBeUndefined();
});
