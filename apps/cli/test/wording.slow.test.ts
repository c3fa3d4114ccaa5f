import { textPositionOf } from '@tabuleiro/any-game';
import { BRASEZ_POSITION_PROBLEMS, BRASEZ_REFUSALS } from '@tabuleiro/brasez';
import { CHESS_POSITION_PROBLEMS, CHESS_REFUSALS } from '@tabuleiro/chess';
import type { Facts } from '@tabuleiro/game';
import { SENET_POSITION_PROBLEMS, SENET_REFUSALS } from '@tabuleiro/senet';
import { fuzzTexts, Random } from '@tabuleiro/testkit';
import { gameWording, LANGS, wordPositionError, wordRefusal } from '@tabuleiro/words';
import { expect, test } from 'vitest';
import { GAMES } from '../src/games.js';

const SAMPLES: ReadonlyMap<string, string> = new Map([
  ['piece', 'rook'],
  ['by', 'bishop'],
  ['colour', 'w'],
  ['side', 'w'],
  ['reason', 'mate'],
]);

/** Any fact a sentence may ask for, so that each code can be worded without a position. */
const FACTS = new Proxy<Facts>({}, { get: (_, name) => SAMPLES.get(String(name)) ?? 'e8' });

const CODES: ReadonlyMap<string, { refusals: readonly string[]; positionProblems: readonly string[] }> =
  new Map([
    ['classico', { refusals: CHESS_REFUSALS, positionProblems: CHESS_POSITION_PROBLEMS }],
    ['nucleo', { refusals: CHESS_REFUSALS, positionProblems: CHESS_POSITION_PROBLEMS }],
    ['brasez', { refusals: BRASEZ_REFUSALS, positionProblems: BRASEZ_POSITION_PROBLEMS }],
    ['senet', { refusals: SENET_REFUSALS, positionProblems: SENET_POSITION_PROBLEMS }],
  ]);

function expectTwoSentences(portuguese: string, english: string, about: string): void {
  for (const text of [portuguese, english]) {
    expect(text, about).toMatch(/\S.*[.!?]$/s);
    expect(text, about).not.toMatch(/undefined|NaN|\[object/);
  }
  expect(portuguese, about).not.toBe(english);
}

for (const { id } of GAMES.map(({ game }) => game)) {
  test(`${id}: every refusal is worded in both languages`, () => {
    const codes = CODES.get(id)?.refusals ?? [];
    expect(codes.length).toBeGreaterThan(0);
    for (const code of codes) {
      const refusal = { code, facts: FACTS, rule: '' };
      expectTwoSentences(wordRefusal('pt-BR', id, refusal), wordRefusal('en', id, refusal), code);
    }
  });

  test(`${id}: every position problem is worded in both languages`, () => {
    const codes = CODES.get(id)?.positionProblems ?? [];
    expect(codes.length).toBeGreaterThan(0);
    for (const code of codes) {
      const [portuguese, english] = LANGS.map((lang) => gameWording(lang, id)?.positionProblems[code]);
      expectTwoSentences(portuguese?.(FACTS) ?? '', english?.(FACTS) ?? '', code);
    }
  });
}

const SEED = 7;

test.each(GAMES)(
  `$game.id: what random attempts in random games are told is whole (seed ${SEED})`,
  ({ game }) => {
    const random = new Random(SEED);
    const options = Object.fromEntries(game.options.map(({ name }) => [name, random.below(2) === 1]));
    const start = textPositionOf(game, game.start(options));
    let position = start;
    for (let i = 0; i < 300; i++) {
      const legal = position.legal();
      const attempts = legal.length === 0 ? ['e2e4'] : [...fuzzTexts(i, 20, legal)];
      for (const attempt of attempts) {
        const refusal = position.explain(attempt);
        if (refusal === undefined) continue;
        const [portuguese, english] = [
          wordRefusal('pt-BR', game.id, refusal),
          wordRefusal('en', game.id, refusal),
        ];
        expectTwoSentences(portuguese, english, `${position.format()} ${attempt}`);
      }
      const next = legal.length === 0 ? undefined : position.play(random.pick(legal));
      position = next?.ok ? next.value : start;
    }
  },
);

test.each(GAMES)(
  `$game.id: what is wrong with a mutated position is said whole (seed ${SEED})`,
  ({ game }) => {
    const options = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
    const start = game.notation.formatPosition(game.start(options));
    for (const text of fuzzTexts(SEED, 2_000, [start])) {
      const parsed = game.notation.parsePosition(text, options);
      if (parsed.ok) continue;
      const [portuguese, english] = [
        wordPositionError('pt-BR', game.id, parsed.error),
        wordPositionError('en', game.id, parsed.error),
      ];
      expectTwoSentences(portuguese, english, text);
    }
  },
);
