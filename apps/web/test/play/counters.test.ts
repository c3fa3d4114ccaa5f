import { PLAIN_SETUP } from '@tabuleiro/match';
import { describe, expect, test } from 'vitest';
import { brasezView } from '../../src/games/brasez/brasez.js';
import { classicoView, nucleoView } from '../../src/games/chess/chess.js';
import type { GameView } from '../../src/games/view.js';
import { shownCounters } from '../../src/play/counters.js';
import { ComputerTester } from './computerTester.js';

function testerAt(view: GameView, start: string): ComputerTester {
  return new ComputerTester(view, { players: PLAIN_SETUP.players, start });
}

function shown(view: GameView, start: string): readonly string[] {
  return shownCounters('pt-BR', testerAt(view, start).session.walk.shown.value).map(({ text }) => text);
}

/** A rook each, and so many plies without capture or pawn move. */
const quiet = (plies: number): string => `7k/1r6/8/8/8/8/6R1/K7 w - - - b 0/0 -/- ${plies},- 40`;
/** Kings and dukes alone for so many plies. */
const dukes = (plies: number): string => `7k/8/g7/8/8/6G1/8/K7 w - - - b 0/0 -/- ${plies},${plies} 40`;
const chess = (plies: number): string => `7k/1r6/8/8/8/8/6R1/K7 w - - ${plies} 60`;

describe('[B-50] [B-KD] [C-50] counters are seen when they matter', () => {
  test('the fifty movements from the thirtieth on', () => {
    expect(shown(brasezView, quiet(29))).toEqual([]);
    expect(shown(brasezView, quiet(30))).toEqual(['Sem captura nem lance de peão: 30 de 50']);
  });

  test('Kings and Dukes from the beginning', () => {
    expect(shown(brasezView, dukes(0))).toEqual(['Reis e Duques: 0 de 10']);
  });

  test('in chess by moves of both players, and only where the rule is', () => {
    expect(shown(classicoView, chess(59))).toEqual([]);
    expect(shown(classicoView, chess(60))).toEqual(['Sem captura nem lance de peão: 30 de 50']);
    expect(shown(nucleoView, chess(60))).toEqual([]);
  });

  test('nothing is counted during set-up and after the end', () => {
    expect(shown(brasezView, quiet(50))).toEqual([]);
    expect(shownCounters('pt-BR', new ComputerTester(brasezView).session.walk.shown.value)).toEqual([]);
  });
});

describe('[B-50] [B-KD] [C-50] the last five are announced with the move', () => {
  test.each([
    [brasezView, quiet(43), 'g2g3', undefined],
    [brasezView, quiet(44), 'g2g3', 'Sem captura nem lance de peão: 45 de 50.'],
    [brasezView, quiet(48), 'g2g3', 'Sem captura nem lance de peão: 49 de 50.'],
    [brasezView, dukes(4), 'a1b1', 'Reis e Duques: 5 de 10.'],
    [brasezView, dukes(3), 'a1b1', undefined],
    [classicoView, chess(89), 'g2g3', 'Sem captura nem lance de peão: 45 de 50.'],
    [classicoView, chess(90), 'g2g3', undefined],
  ] as const)('%#', async (view, start, move, told) => {
    const tester = testerAt(view as GameView, start);
    await tester.session.playText(move);
    expect(tester.said).toHaveLength(1);
    if (told === undefined) expect(tester.said[0]).not.toMatch(/ de (?:50|10)/);
    else expect(tester.said[0]).toContain(told);
  });

  test('a capture that begins the count anew says nothing', async () => {
    const tester = testerAt(brasezView, '7k/r7/8/8/8/8/R7/K7 w - - - b 0/0 -/- 47,- 40');
    await tester.session.playText('a2a7');
    expect(tester.said[0]).not.toMatch(/de 50/);
  });
});
