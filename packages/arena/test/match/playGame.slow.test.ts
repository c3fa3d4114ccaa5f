import {
  DEFAULT_ADJUDICATION,
  DEFAULT_RULES,
  openPlayer,
  type PlayerSpec,
  playGame,
  withSearchGameByWeights,
} from '@tabuleiro/arena';
import { classico } from '@tabuleiro/chess';
import { chessTuning, classicoSearchGame } from '@tabuleiro/engine';
import { expect, test } from 'vitest';
import { fakeEngine } from '../fake.js';

const tuning = chessTuning(classico);
const minds = { weights: classicoSearchGame, handmade: tuning.searchGame(tuning.handmade) };

async function play(
  white: PlayerSpec,
  black: PlayerSpec,
  opening: readonly string[] = [],
  rules = DEFAULT_RULES,
) {
  const signal = { aborted: false };
  const players = [openPlayer(minds, white, signal), openPlayer(minds, black, signal)] as const;
  for (const player of players) expect((await player.begin(7)).ok).toBe(true);
  const finished = await playGame(classico, players, opening, rules);
  for (const player of players) await player.close();
  return finished;
}

test('engines that move to and fro draw by repetition', async () => {
  const game = await play(fakeEngine('good'), fakeEngine('good'));
  expect(game).toMatchObject({ winner: undefined, reason: 'repetition' });
  expect(game?.moves.slice(0, 4)).toEqual(['g1f3', 'g8f6', 'f3g1', 'f6g8']);
});

test.each([
  ['illegal', 'illegal-move'],
  ['none', 'no-move'],
  ['mute', 'silent'],
  ['late', 'late'],
  ['dies', 'died'],
])('an engine that is %s loses by %s', async (manner, reason) => {
  expect(await play(fakeEngine(manner), { kind: 'random' })).toEqual({ winner: 'b', reason, moves: [] });
  expect(await play({ kind: 'random' }, fakeEngine(manner))).toMatchObject({ winner: 'w', reason });
});

test('an engine that died plays the next game', async () => {
  const player = openPlayer(minds, fakeEngine('dies'), { aborted: false });
  const random = openPlayer(minds, { kind: 'random' }, { aborted: false });
  for (let i = 0; i < 2; i++) {
    expect((await player.begin(i)).ok).toBe(true);
    expect(await playGame(classico, [player, random], [])).toMatchObject({ winner: 'b', reason: 'died' });
  }
  await player.close();
});

test('a game that is too long is a draw, one that both hold decided is decided', async () => {
  const short = { longest: 3 };
  expect(await play(fakeEngine('good'), fakeEngine('good'), [], short)).toMatchObject({
    winner: undefined,
    reason: 'length',
    moves: ['g1f3', 'g8f6', 'f3g1'],
  });
  const adjudicated = {
    ...DEFAULT_RULES,
    adjudication: { ...DEFAULT_ADJUDICATION, win: { cp: 1000, plies: 3 } },
  };
  const sure = await play(fakeEngine('sure'), fakeEngine('sure'), [], adjudicated);
  expect(sure).toMatchObject({ winner: 'w', reason: 'adjudication' });
  expect(sure?.moves.length).toBe(6);
  const oneSided = await play(fakeEngine('sure'), fakeEngine('good'), [], adjudicated);
  expect(oneSided?.reason).toBe('repetition');
});

test('the greedy player takes what is worth most, and mates where it can', async () => {
  const opening = ['e2e4', 'd7d5', 'b1c3', 'd8d6', 'c3d5', 'd6e5', 'd5b4', 'e5e4'];
  expect((await play({ kind: 'greedy' }, { kind: 'random' }, opening, { longest: 1 }))?.moves.length).toBe(9);
  const queenHangs = ['e2e4', 'd7d5', 'e4d5', 'd8d5', 'b1c3', 'a7a6'];
  expect((await play({ kind: 'greedy' }, { kind: 'random' }, queenHangs, { longest: 1 }))?.moves.at(-1)).toBe(
    'c3d5',
  );
  const foolsMate = ['f2f3', 'e7e5', 'g2g4'];
  expect(await play({ kind: 'random' }, { kind: 'greedy' }, foolsMate)).toMatchObject({
    winner: 'b',
    reason: 'mate',
  });
});

test.each<PlayerSpec>([
  { kind: 'level', level: 1 },
  { kind: 'temper', temper: { nodes: 200, depth: 2, noise: 50, blindness: 100, haste: 100 } },
  { kind: 'search', effort: { nodes: 300 } },
  { kind: 'search', effort: { depth: 1 }, evaluation: 'handmade' },
  { kind: 'search', effort: { ms: 5 } },
  { kind: 'search', effort: { base: 2000, increment: 20 } },
])('our own players play: %j', async (spec) => {
  const game = await play(spec, spec, ['e2e4'], { longest: 6 });
  expect(game).toMatchObject({ reason: 'length', winner: undefined });
  expect(game?.moves.length).toBe(7);
});

test('a clock that runs out loses', async () => {
  const hasty: PlayerSpec = { kind: 'search', effort: { base: 0.001, increment: 0 } };
  expect(await play(hasty, { kind: 'random' })).toMatchObject({ winner: 'b', reason: 'late' });
});

test('what was called off has no result', async () => {
  const random = openPlayer(minds, { kind: 'random' }, { aborted: false });
  expect(await playGame(classico, [random, random], [], DEFAULT_RULES, () => true)).toBeUndefined();
});

test('minds are there for the games the computer plays', () => {
  expect(withSearchGameByWeights('brasez', { visit: ({ weights }) => weights.game.id })).toBe('brasez');
  expect(withSearchGameByWeights('senet', { visit: ({ weights }) => weights.game.id })).toBeUndefined();
});
