import { CHESS_PIECES } from '@tabuleiro/chess';
import { englishPieces, LANGS, type PieceName, pieceWords, portuguesePieces } from '@tabuleiro/words';
import { expect, test } from 'vitest';
import * as en from '../src/en/pieces.js';
import * as pt from '../src/pt-BR/pieces.js';

const PIECES: readonly PieceName[] = [...CHESS_PIECES, ...(['warlord', 'priest', 'lord', 'duke'] as const)];

test('Portuguese articles and contractions follow the gender of the piece', () => {
  expect([pt.the('rook'), pt.the('knight')]).toEqual(['a torre', 'o cavalo']);
  expect([pt.The('queen'), pt.The('king')]).toEqual(['A dama', 'O rei']);
  expect([pt.a('rook'), pt.a('bishop')]).toEqual(['uma torre', 'um bispo']);
  expect([pt.no('rook'), pt.no('bishop')]).toEqual(['nenhuma torre', 'nenhum bispo']);
  expect([pt.your('queen'), pt.Your('pawn')]).toEqual(['sua dama', 'Seu peão']);
  expect([pt.by('rook'), pt.by('duke')]).toEqual(['pela torre', 'pelo Grão-Duque']);
  expect([pt.of('rook'), pt.of('bishop')]).toEqual(['da torre', 'do bispo']);
  expect([pt.on('rook'), pt.on('bishop')]).toEqual(['na torre', 'no bispo']);
  expect([pt.to('rook'), pt.to('bishop')]).toEqual(['à torre', 'ao bispo']);
  expect([`cravad${pt.ending('rook')}`, `cravad${pt.ending('lord')}`]).toEqual(['cravada', 'cravado']);
  expect([pt.coloured('rook', 'w'), pt.coloured('knight', 'b')]).toEqual(['torre branca', 'cavalo preto']);
  expect([pt.theSide('w'), pt.TheSide('b'), pt.ofSide('b')]).toEqual([
    'as brancas',
    'As pretas',
    'das pretas',
  ]);
});

test('English phrases', () => {
  expect([en.the('rook'), en.The('priest'), en.a('warlord')]).toEqual([
    'the rook',
    'The High Priest',
    'a Warlord',
  ]);
  expect([en.by('duke'), en.of('pawn'), en.no('rook')]).toEqual([
    'by the Grand Duke',
    'of the pawn',
    'no rook',
  ]);
  expect([en.your('king'), en.Your('king')]).toEqual(['your king', 'Your king']);
  expect([en.coloured('rook', 'b'), en.theSide('w'), en.ofSide('b')]).toEqual([
    'black rook',
    'White',
    'Black’s',
  ]);
});

test('every piece has a name of its own in both languages', () => {
  for (const { bare, plural } of [pt, en]) {
    expect(new Set(PIECES.map(bare)).size).toBe(PIECES.length);
    for (const piece of PIECES) expect(plural(piece)).not.toBe(bare(piece));
  }
});

test('a fact that names no piece is said as it is', () => {
  expect(pt.the('archer')).toBe('o archer');
  expect(en.the(7)).toBe('the 7');
});

test('every piece has a letter of its own in both languages', () => {
  for (const lang of LANGS) {
    const { LETTERS } = pieceWords(lang);
    // The first of them is the key that jumps to the piece.
    expect(new Set(PIECES.map((piece) => LETTERS[piece].charAt(0))).size).toBe(PIECES.length);
  }
  expect(portuguesePieces.LETTERS.king).toBe('R');
  expect(englishPieces.LETTERS.king).toBe('K');
});

test('the words of a language are found by its name', () => {
  expect(pieceWords('pt-BR').coloured('rook', 'w')).toBe('torre branca');
  expect(pieceWords('en').coloured('rook', 'w')).toBe('white rook');
});
