import { brasez } from '@tabuleiro/brasez';
import {
  formatBrasezGame,
  formatBrasezMoveInBoth,
  GAME_TEXT_ERRORS,
  LANGUAGES,
  parseBrasezGame,
  parseBrasezMove,
  parseSenetGame,
  TEXT_ERRORS,
} from '@tabuleiro/notation';
import { fuzzTexts, Random } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';
import { randomPosition, read } from '../../brasez/test/positions.js';
import { randomBrasezGame } from './brasezRandom.js';

test('a hundred thousand mutated actions of Brasez never throw and fail with a code', () => {
  const random = new Random(10);
  const states = Array.from({ length: 40 }, () => read(randomPosition(random)));
  const samples = states.flatMap((state) =>
    random
      .sample(brasez.moves(state), 20)
      .flatMap((move) => Object.values(formatBrasezMoveInBoth(state, move))),
  );
  const codes = new Set<string>();
  for (const text of fuzzTexts(11, 100_000, samples)) {
    const move = parseBrasezMove(random.pick(states), text);
    codes.add(move.ok ? 'ok' : move.error.code);
  }
  expect([...codes].sort()).toEqual(['ok', ...TEXT_ERRORS].sort());
});

test('a hundred thousand mutated games never throw and fail with a code and a line', () => {
  const senet = '[Game "Senet"]\n\n1. A 3: 9-12\n2. B 5: 8-13; 2: 10-12 troca\n3. A 4: 10-14\n';
  const water =
    '[Position "..B......./..B.A...../.A.A....AA A -"]\n1. A 5: 22-27 água 14; 2: 29-sai\n2. B 1: 3-4\n';
  const games = LANGUAGES.map((language) => formatBrasezGame(randomBrasezGame(1, 4).game, language));
  const codes = new Set<string>();
  let at = 0;
  for (const text of fuzzTexts(12, 100_000, [senet, water, ...games])) {
    const game = at++ % 20 === 0 ? parseBrasezGame(text) : parseSenetGame(text);
    codes.add(game.ok ? 'ok' : game.error.code);
    if (!game.ok && !(game.error.line >= 1)) throw new Error(JSON.stringify(text));
  }
  for (const code of codes) expect(['ok', ...TEXT_ERRORS, ...GAME_TEXT_ERRORS]).toContain(code);
  expect(codes.size).toBeGreaterThan(6);
});
