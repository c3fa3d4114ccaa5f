import { expect, test } from 'vitest';
import { nucleoView, classicoView as view } from '../../../src/games/chess/chess.js';
import type { GameView } from '../../../src/games/view.js';
import { typed, ways, whyNot, whyNotInWords } from '../grid/examples.js';
import { read } from '../grid/reading.js';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const ROOKS = 'r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 2';
const PROMOTION = '1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1';

test('[P-F6] a move is its piece and its target', () => {
  expect(ways(view, START, 'e2e4')).toEqual(['e2 e4:move']);
  expect(ways(view, ROOKS, 'h1h8')).toEqual(['h1 h8:capture']);
  expect(ways(view, ROOKS, 'e5d6')).toEqual(['e5 d6:capture']);
});

test('[C-CASTLE] castling is the king to its square, or the king onto its rook', () => {
  expect(ways(view, ROOKS, 'e1g1')).toEqual(['e1 g1:move', 'e1 h1:partner']);
  expect(ways(view, ROOKS, 'e1c1')).toEqual(['e1 c1:move', 'e1 a1:partner']);
  expect(whyNot(view, START, 'e1', 'h1')).toBe('castling-blocked');
  expect(whyNot(view, 'r3k2r/8/8/8/8/5r2/8/R3K2R w KQkq - 0 1', 'e1', 'h1')).toBe('castling-through-attack');
  expect(whyNot(view, '4k3/8/8/8/R7/8/8/4K3 w - - 0 1', 'e1', 'a4')).toBe('king-pattern');
});

test('[C-PROMO, N-PROMO] a promotion asks what the pawn becomes, where that is a choice', () => {
  expect(ways(view, PROMOTION, 'a7b8n')).toEqual(['a7 b8:capture promotion=knight']);
  expect(ways(nucleoView, PROMOTION, 'a7b8q')).toEqual(['a7 b8:capture']);
  const position = read(view, PROMOTION);
  expect(view.ask('pt-BR', position, 'promotion', ['bishop', 'knight', 'queen', 'rook'])).toEqual({
    title: 'Promover a que peça?',
    premoved: 'queen',
    answers: [
      { answer: 'queen', label: 'Dama', art: 'w-queen' },
      { answer: 'rook', label: 'Torre', art: 'w-rook' },
      { answer: 'bishop', label: 'Bispo', art: 'w-bishop' },
      { answer: 'knight', label: 'Cavalo', art: 'w-knight' },
    ],
  });
});

test('[C-START, P-NF1] cells are read from a8 to h1, each with its man', () => {
  const cells = view.cells('pt-BR', read(view, START));
  expect(cells).toHaveLength(64);
  expect(cells.at(0)).toEqual({
    ...{ id: 'a8', row: 0, column: 0, tone: 'light', spoken: 'a8' },
    man: { art: 'b-rook', side: 1, letter: 't', noun: 'torre', full: 'torre preta' },
  });
  // A light square at the lower right.
  expect(cells.at(-1)).toMatchObject({ id: 'h1', row: 7, column: 7, tone: 'light' });
  expect(cells.at(20)).not.toHaveProperty('man');
  const letters = (lang: 'pt-BR' | 'en') =>
    view
      .cells(lang, read(view, START))
      .slice(-8)
      .map(({ man }) => man?.letter);
  expect(letters('pt-BR').join('')).toBe('tcbdrbct');
  expect(letters('en').join('')).toBe('rnbqkbnr');
});

const lost = (shown: GameView, position: string): readonly string[] =>
  shown.pieceRows('pt-BR', read(shown, position)).map(({ name }) => name);

test('[P-NF4] captured pieces are in view', () => {
  expect(lost(view, START)).toEqual([
    'Peças perdidas pelas brancas: nenhuma',
    'Peças perdidas pelas pretas: nenhuma',
  ]);
  expect(lost(view, 'rnb1kbnr/ppp1pp1p/8/8/8/8/PPPPPPPP/RNBQKB2 w - - 0 1')).toEqual([
    'Peças perdidas pelas brancas: torre, cavalo; 3 pontos à frente',
    'Peças perdidas pelas pretas: dama, 2 peões',
  ]);
  const position = read(view, 'rnb1kbnr/ppp1pppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1');
  expect(view.pieceRows('en', position).at(1)).toEqual({
    ...{ side: 1, name: 'Pieces lost by Black: queen, pawn', arts: ['b-queen', 'b-pawn'], lead: -10 },
  });
});

test('[C-PROMO, P-NF4] a promoted pawn is not a lost one', () => {
  const queens = 'rnbqkbnr/8/8/8/8/8/PPPPPP2/RNBQKBQ1 w - - 0 1';
  expect(lost(view, queens).at(0)).toBe(
    'Peças perdidas pelas brancas: torre, cavalo, peão; 7 pontos à frente',
  );
});

test('[C-CHECK] the king of the side to move', () => {
  expect(view.kingOf(read(view, START))).toBe('e1');
  expect(view.kingOf(read(view, START.replace(' w ', ' b ')))).toBe('e8');
});

test('[P-F6] an illegal try has the reason that a person expects', () => {
  expect(whyNot(view, START, 'e2', 'e5')).toBe('pawn-pattern');
  expect(whyNot(view, START, 'e1', 'g1')).toBe('castling-blocked');
  expect(whyNot(view, START, 'e7', 'e5')).toBe('not-your-piece');
  expect(whyNot(view, '3rk3/8/8/8/8/8/3N4/3K4 w - - 0 1', 'd2', 'f3')).toBe('pinned');
  expect(whyNot(view, '8/P1k5/8/8/8/8/r2K4/8 w - - 0 1', 'a7', 'a8')).toBe('check-not-answered');
  expect(whyNot(view, START, 'e4', 'e4')).toBe('empty-square');
  expect(whyNot(view, START, 'a8', 'a8')).toBe('not-your-piece');
  expect(whyNot(view, START, 'a1', 'a1')).toBeUndefined();
  expect(whyNot(view, START, 'e2', 'nowhere')).toBeUndefined();
  expect(whyNotInWords(view, START, 'a1', 'a3')).toBe('A torre não salta: o peão em a2 está no caminho.');
});

test('[C-CASTLE] castling may be typed in words', () => {
  expect(typed(view, ROOKS, 'Roque  pequeno')).toBe('e1g1');
  expect(typed(view, ROOKS, 'castle long')).toBe('e1c1');
  expect(typed(view, ROOKS, 'roque')).toBeUndefined();
  expect(typed(view, ROOKS.replace('KQkq', 'Kkq'), 'roque')).toBe('e1g1');
  expect(typed(view, START, 'rocar')).toBe('e1g1');
  expect(typed(view, '4k3/8/8/8/8/8/8/5K2 w - - 0 1', 'roque pequeno')).toBeUndefined();
  expect(typed(view, START, 'Cf3')).toBeUndefined();
});
