import { expect, test } from 'vitest';
import {
  apportion,
  formatOutcomes,
  formatShare,
  wordStanding,
  writeStanding,
} from '../../src/analysis/evaluationText.js';
import { standingOf } from '../../src/analysis/standing.js';

const CHESS = ['w', 'b'] as const;
const word = (cp: number, mover: 0 | 1 = 0): string =>
  wordStanding('pt-BR', CHESS, standingOf({ score: { cp } }, mover));

test('an evaluation is worded from the side that stands better, in steps', () => {
  expect([0, 60, 120, -250, 500, -1200].map((cp) => word(cp))).toEqual([
    'posição equilibrada',
    'brancas um pouco melhor',
    'brancas um pouco melhor',
    'pretas melhor',
    'brancas muito melhor',
    'pretas com vantagem decisiva',
  ]);
  expect(word(250, 1)).toBe('pretas melhor');
});

test('what a score has come to counts where it is known', () => {
  const drawn = standingOf({ score: { cp: 400 }, wdl: { win: 80, draw: 900, loss: 20 } }, 0);
  expect(drawn.step).toBe('even');
  expect(drawn.wdl).toEqual([80, 900, 20]);
  expect(standingOf({ score: { cp: 400 }, wdl: { win: 80, draw: 900, loss: 20 } }, 1).wdl).toEqual([
    20, 900, 80,
  ]);
});

test('mates, chances and numbers are written as Brazilians and English write them', () => {
  const mate = standingOf({ score: { mate: 3 } }, 1);
  expect(wordStanding('pt-BR', CHESS, mate)).toBe('mate em 3 para as pretas');
  expect(writeStanding('pt-BR', mate)).toBe('−#3');
  expect(writeStanding('pt-BR', standingOf({ score: { cp: 35 } }, 0))).toBe('+0,35');
  expect(writeStanding('en', standingOf({ score: { cp: 35 } }, 1))).toBe('−0.35');
  const chance = standingOf({ score: { win: 0.38 } }, 0);
  expect(wordStanding('pt-BR', ['A', 'B'], chance)).toBe('jogador B com 62 % de chance');
  expect([formatShare('pt-BR', 0.004), formatShare('en', 1), formatShare('en', 0.999)]).toEqual([
    '0,4 %',
    '100%',
    '99.9%',
  ]);
});

test('wins, draws and losses make a hundred percent together', () => {
  expect(formatOutcomes('pt-BR', [455, 138, 407])).toEqual(['45 %', '14 %', '41 %']);
  expect(formatOutcomes('en', [333, 333, 334])).toEqual(['33%', '33%', '34%']);
  expect(formatOutcomes('en', [0, 1000, 0])).toEqual(['0%', '100%', '0%']);
  for (let wins = 0; wins <= 1000; wins += 7)
    for (let draws = 0; wins + draws <= 1000; draws += 13) {
      const shared = apportion([wins, draws, 1000 - wins - draws], 100);
      expect(shared.reduce((sum, part) => sum + part)).toBe(100);
    }
});

test('what is not certain is neither 0 nor 100 percent, and all of it still makes a hundred', () => {
  expect(formatOutcomes('pt-BR', [500, 494, 6])).toEqual(['50,0 %', '49,4 %', '0,6 %']);
  expect(formatOutcomes('en', [997, 2, 1])).toEqual(['99.7%', '0.2%', '0.1%']);
});
