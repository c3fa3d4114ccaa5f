import { type BrasezState, brasez } from '@tabuleiro/brasez';
import { type ChessState, classico } from '@tabuleiro/chess';
import type { Game, Result } from '@tabuleiro/game';
import { describe, expect, test } from 'vitest';
import { formatBrasezMove, formatSan, parsePhrase, type TextError } from '../../src/index.js';

function at<S, M, P extends string>(game: Game<S, M, P>, position: string): S {
  const state = game.notation.parsePosition(position);
  if (!state.ok) throw new Error(position);
  return state.value;
}

/** The coordinates of the move that is read, else the code, with the choices. */
function told<M>(game: Pick<Game<unknown, M>, 'notation'>, read: Result<M, TextError>): string {
  if (read.ok) return game.notation.formatMove(read.value);
  return read.error.code === 'ambiguous'
    ? `which: ${read.error.candidates.map(({ written }) => written['pt-BR']).join(' ')}`
    : read.error.code;
}

function chess(state: ChessState, text: string): string {
  return told(
    classico,
    parsePhrase(classico, state, text, (before, move, lang) => formatSan(classico, before, move, lang)),
  );
}

function brasezMove(state: BrasezState, text: string): string {
  return told(brasez, parsePhrase(brasez, state, text, formatBrasezMove));
}

const START = classico.start();

describe('[P-NF1] (point 10) moves in words', () => {
  test.each([
    ['cavalo f3', 'g1f3'],
    ['Cavalo em F3!', 'g1f3'],
    ['cavalo de g1 para f3', 'g1f3'],
    ['cavalo g1 f3', 'g1f3'],
    ['cavalo f três', 'g1f3'],
    ['cavalo Félix 3', 'g1f3'],
    ['c f3', 'g1f3'],
    ['knight f3', 'g1f3'],
    ['knight to f3', 'g1f3'],
    ['knight from g1 to f3', 'g1f3'],
    ['n f3', 'g1f3'],
    ['horse f3', 'g1f3'],
    ['peão e4', 'e2e4'],
    ['peao e quatro', 'e2e4'],
    ['e quatro', 'e2e4'],
    ['e 4', 'e2e4'],
    ['e2 e4', 'e2e4'],
    ['e2 para e4', 'e2e4'],
    ['mova o peão de e2 para e4', 'e2e4'],
    ['pawn e4', 'e2e4'],
    ['echo four', 'e2e4'],
    ['peão do rei e4', 'bad-san'],
    ['cavalo f', 'g1f3'],
    ['peão e', 'which: e3 e4'],
    ['cavalo', 'bad-san'],
    ['cavalo voa f3', 'bad-san'],
    ['cavalo e5', 'no-such-move'],
    ['dama h5', 'no-such-move'],
  ])('from the start: %s is %s', (text, move) => {
    expect(chess(START, text)).toBe(move);
  });

  const MIDDLE = at(classico, 'r3k2r/pPp2ppp/1bn2n1q/3pP3/3Q1B2/2N2N2/P1P2PPP/R3K2R w KQkq d6 0 10');
  test.each([
    ['toma d5', 'which: Cxd5 Dxd5'],
    ['dama toma d5', 'd4d5'],
    ['dama come peão', 'd4d5'],
    ['cavalo come torre', 'no-such-move'],
    ['dama toma b6 xeque', 'd4b6'],
    ['queen takes pawn d5', 'd4d5'],
    ['queen takes b6', 'd4b6'],
    ['dama toma bispo', 'd4b6'],
    ['cavalo toma d5', 'c3d5'],
    ['peão toma cavalo', 'e5f6'],
    ['e toma f6', 'e5f6'],
    ['peão toma d6 en passant', 'e5d6'],
    ['exf6', 'e5f6'],
    ['b8 dama', 'b7b8q'],
    ['peão b8 vira cavalo', 'b7b8n'],
    ['pawn to b8 promotes to rook', 'b7b8r'],
    ['b7 toma a8 promove a dama', 'b7a8q'],
    ['peão b8', 'which: b8=C b8=B b8=T+ b8=D+'],
    ['torre a para d1', 'a1d1'],
    ['torre a d1', 'a1d1'],
    ['torre da coluna a para d1', 'a1d1'],
    ['rook a to d1', 'a1d1'],
    ['torre d1', 'a1d1'],
    ['torre f1', 'h1f1'],
    ['roque pequeno', 'e1g1'],
    ['roque grande', 'e1c1'],
    ['roque do rei', 'e1g1'],
    ['castle queen side', 'e1c1'],
    ['roque', 'which: O-O-O O-O'],
    ['rei g1', 'e1g1'],
    ['rei f1', 'e1f1'],
    ['passo', 'no-such-move'],
  ])('in the middle: %s is %s', (text, move) => {
    expect(chess(MIDDLE, text)).toBe(move);
  });

  test.each([
    ['rei d', 'K@d1'],
    ['rei d1', 'K@d1'],
    ['rei na coluna e', 'K@e1'],
    ['coloco o rei em e1', 'K@e1'],
    ['king d', 'K@d1'],
    ['d1', 'K@d1'],
    ['rei f', 'no-such-move'],
  ])('[B-SETUP] %s is %s', (text, move) => {
    expect(brasezMove(brasez.start(), text)).toBe(move);
  });

  const DUKES = at(brasez, '7k/8/4r3/8/K3P3/8/3PP2P/8 w - - DEH w 1/0 -/- 0,- 9');
  test.each([
    ['duque c5', 'G@c5'],
    ['Grão-Duque entra em c5', 'G@c5'],
    ['grand duke c5', 'G@c5'],
    ['passo a vez', 'pass'],
    ['pass', 'pass'],
    ['peão e4 charge e6', 'e4*e6'],
    ['charge e4 e6', 'e4*e6'],
    ['charge e6', 'e4*e6'],
    ['ataque kamikaze em e6', 'e4*e6'],
    ['legião d2 e2', 'd2&e2'],
    ['legion e2 and d2', 'd2&e2'],
    ['peão d4', 'd2d4'],
    ['rei b5', 'a4b5'],
  ])('[B-DUKE-B, B-PASS, B-CHARGE] %s is %s', (text, move) => {
    expect(brasezMove(DUKES, text)).toBe(move);
  });

  const LORD = at(brasez, '7k/7p/2n5/8/2L5/4n3/4P3/K7 w - - E b 0/0 -/- 0,- 1');
  test.each([
    ['charge c6', 'c4*c6'],
    ['coronel charge c6', 'c4*c6'],
    ['c4c6', 'no-such-move'],
    ['lorde c6', 'no-such-move'],
    ['lorde toma c6', 'no-such-move'],
    ['coronel d5', 'c4d5'],
    ['lança e4', 'e2e4'],
  ])('[B-CHARGE] nobody gives a piece up who does not say so: %s is %s', (text, move) => {
    expect(brasezMove(LORD, text)).toBe(move);
  });
});
