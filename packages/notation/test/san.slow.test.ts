import { classico, nucleo } from '@tabuleiro/chess';
import { formatSanInBoth, parseSan, TEXT_ERRORS } from '@tabuleiro/notation';
import { fuzzTexts } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';
import { FENS, readState } from './positions.js';
import { checkRandomGame } from './sanRandom.js';

test('every legal move of many random games survives both languages', () => {
  for (let seed = 100; seed < 110; seed++) {
    checkRandomGame(nucleo, nucleo.start({ castling: true, enPassant: true }), seed, 80);
    checkRandomGame(classico, readState(classico, FENS[seed % FENS.length]), seed, 80);
  }
});

test('a hundred thousand mutated texts never throw and fail with a code', () => {
  const states = FENS.map((fen) => readState(classico, fen));
  const samples = states.flatMap((state) =>
    classico
      .moves(state)
      .flatMap((move) => [
        classico.notation.formatMove(move),
        ...Object.values(formatSanInBoth(classico, state, move)),
      ]),
  );
  const codes = new Set<string>();
  let at = 0;
  for (const text of fuzzTexts(4, 100_000, samples)) {
    const move = parseSan(classico, states[at++ % states.length], text);
    codes.add(move.ok ? 'ok' : move.error.code);
  }
  expect([...codes].sort()).toEqual(['ok', ...TEXT_ERRORS].sort());
});
