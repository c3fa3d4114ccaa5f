import { LANGS } from '@tabuleiro/words';
import { expect, test } from 'vitest';
import {
  describeAction,
  describeCurve,
  describePly,
  describeResult,
  describeWorst,
  formatActionChange,
  formatChance,
  formatChange,
  isMistake,
  type Names,
} from '../../src/review/reviewTexts.js';
import { randomGame, reviewed, shippedTable } from './games.js';

const NAMES: Names = ['Ana', 'Bia'];
/** Two pieces a side: everything is exact. B does not leave with the 2. */
const START = '........../....A...../.B...A..B. A -';
const MOVES = ['5', '15-20', '3', '20-23', '2', '22-24'];
const SHORT = reviewed({ moves: MOVES, start: START, files: [shippedTable()] });

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

test('chances are written as the language does, and never as minus nothing', () => {
  expect(formatChance('pt-BR', 0.0423)).toBe('4,2\u00a0%');
  expect(formatChance('en', 0.0423)).toBe('4.2\u00a0%');
  expect(plain(formatChange('pt-BR', -0.0423))).toBe('−4,2 %');
  expect(plain(formatChange('pt-BR', -0.0001))).toBe('+0,0 %');
  expect(plain(formatChance('pt-BR', -0.12))).toBe('−12,0 %');
});

test('actions are told in a few words', () => {
  expect(LANGS.map((lang) => describeAction(lang, '4'))).toEqual(['dado 4', 'die 4']);
  expect(describeAction('pt-BR', '22-27')).toBe('22 → 27');
  expect(describeAction('pt-BR', '26-31')).toBe('26 → saída');
  expect(describeAction('en', '26-31')).toBe('26 → off');
  expect(LANGS.map((lang) => describeAction(lang, 'skip'))).toEqual(['perde a vez', 'loses the turn']);
});

test('where the game stood is told with what changed and what was better', () => {
  const told = (ply: number): string => plain(describePly('pt-BR', SHORT.review, NAMES, ply));
  expect(told(0)).toBe('Início da partida. Ana: 49,1 % de chance de vencer.');
  expect(told(1)).toBe(
    'Ação 1 de 6. Ana: dado 5. Ana: 53,1 % de chance de vencer. Valor exato. Sorte +4,1 %.',
  );
  expect(told(2)).toBe('Ação 2 de 6. Ana: 15 → 20. Ana: 53,1 % de chance de vencer. Valor exato.');
  expect(told(4)).toBe('Ação 4 de 6. Ana: 20 → 23. Ana: 50,2 % de chance de vencer. Valor exato.');
  expect(plain(describePly('en', SHORT.review, NAMES, 6))).toBe(
    'Action 6 of 6. Bia: 22 → 24. Ana: 50.6 % chance of winning. Exact. Cost 1.5 %, 29 → off was better.',
  );
});

test('whether a table or the network spoke is told of each action', () => {
  const { review } = reviewed({ moves: ['3', '7-10'], files: [shippedTable()] });
  expect(describePly('pt-BR', review, NAMES, 2)).toContain('de chance de vencer. Valor estimado.');
  expect(describePly('en', review, NAMES, 2)).toContain('chance of winning. Estimated.');
  const costly = { ...SHORT.review.actions[5], isExact: false };
  if (costly.kind !== 'move') throw new Error('no move');
  const estimated = { ...SHORT.review, worst: costly };
  expect(plain(describeWorst('en', estimated, NAMES))).toContain(
    'cost 1.5 % (estimated); 29 → off was better',
  );
});

test('the curve is told from its beginning to its end', () => {
  expect(plain(describeCurve('pt-BR', SHORT.review, NAMES))).toBe(
    'Chance de vitória ao longo da partida, Ana: começa em 49,1 % e termina em 50,6 %. Mais alta: 53,1 %, na ação 1. Mais baixa: 49,1 %, no início. O dado que mais mudou a partida: ação 1, Ana, dado 5, sorte +4,1 %.',
  );
  expect(plain(describeCurve('en', SHORT.review, NAMES))).toBe(
    'Chance of winning through the game, Ana: starts at 49.1 % and ends at 50.6 %. Highest: 53.1 %, at action 1. Lowest: 49.1 %, at the start. The throw that changed the game most: action 1, Ana, die 5, luck +4.1 %.',
  );
});

test('the result, the luck in it and how exact all is', () => {
  expect(describeResult('pt-BR', SHORT, NAMES)).toEqual([
    'A partida não terminou: a análise vai até onde ela foi.',
    'As chances são exatas quando cada lado tem no máximo 2 peças; antes disso são estimadas.',
  ]);
  const resigned = reviewed({ moves: MOVES, start: START, winner: 'B', files: [shippedTable()] });
  expect(describeResult('pt-BR', resigned, NAMES).map(plain).slice(0, 2)).toEqual([
    'Vitória: Bia.',
    'Ana, descontada a sorte dos dois lados: 0,0 % de uma vitória.',
  ]);
});

test('the biggest mistake is told by name, or that there was none', () => {
  expect(plain(describeWorst('pt-BR', SHORT.review, NAMES))).toBe(
    'O maior erro: ação 6, Bia: 22 → 24 custou 1,5 % (valor exato); melhor era 29 → saída.',
  );
  const flawless = reviewed({ moves: ['3'], files: [shippedTable()] });
  expect(describeWorst('pt-BR', flawless.review, NAMES)).toBe('Ninguém errou.');
});

test('every action of a whole game is worded in both languages', () => {
  const { review } = reviewed({ moves: randomGame(1), files: [shippedTable()] });
  for (const lang of LANGS) {
    const texts = review.curve.map((_, ply) => describePly(lang, review, NAMES, ply));
    expect(texts.filter((text) => /undefined|NaN|null/.test(text))).toEqual([]);
  }
  const mistakes = review.actions.filter(isMistake);
  expect(mistakes).toHaveLength(review.totals.A.mistakes + review.totals.B.mistakes);
  for (const mistake of mistakes) expect(formatActionChange('pt-BR', mistake)).toMatch(/^−/);
});
