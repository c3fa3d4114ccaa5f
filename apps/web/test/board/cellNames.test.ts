import { LANGS } from '@tabuleiro/words';
import { expect, test } from 'vitest';
import { nameCell, nameMan, nameMarks, speakSquare, speakSquares } from '../../src/board/cellNames.js';
import { type Cell, MARKS, type Mark } from '../../src/board/model.js';
import type { Speech } from '../../src/store/settings/settings.js';
import { boardWords } from '../../src/words/app.js';
import { cellIn, chessBoard, SPEECH, START, senetBoard } from './boards.js';

const words = boardWords['pt-BR'];
const board = chessBoard(START);
const e2 = cellIn(board, 'e2');
const e4 = cellIn(board, 'e4');

function named(cell: Cell, marks: readonly Mark[], speech: Partial<Speech> = {}): string {
  return nameCell(cell, new Set(marks), { ...SPEECH, ...speech }, words);
}

test('[P-NF1] (point 4) square, piece, colour, state, in this order', () => {
  expect(named(e2, [])).toBe('e2, peão branco');
  expect(named(e2, ['capture', 'selected'])).toBe('e2, peão branco, selecionado, pode capturar');
  expect(named(cellIn(board, 'd8'), ['check'])).toBe('d8, dama preta, xeque');
  expect(named(cellIn(board, 'd8'), ['selected'])).toBe('d8, dama preta, selecionada');
  expect(named(e4, ['selected'])).toBe('e4, vazia, selecionada');
});

test('[P-NF1] (point 4) the square comes first, last or not at all', () => {
  expect(named(e2, ['selected'], { square: 'after' })).toBe('peão branco, e2, selecionado');
  expect(named(e2, [], { square: 'none' })).toBe('peão branco');
});

test('[P-NF1] (point 4) a cell is never without a name', () => {
  expect(named(e4, [], { square: 'none' })).toBe('vazia');
  expect(named(e4, [], { square: 'none', verbosity: 'brief' })).toBe('vazia');
});

test('[P-NF1] (point 4) an empty square says so, to whoever wants few words by saying nothing else', () => {
  expect(named(e4, [])).toBe('e4, vazia');
  expect(named(e4, ['move'])).toBe('e4, vazia, pode ir');
  expect(named(e4, ['move'], { verbosity: 'brief' })).toBe('e4, pode ir');
});

test.each([
  ['name', 'name', 'peão branco'],
  ['name', 'letter', 'peão b'],
  ['name', 'none', 'peão'],
  ['letter', 'name', 'P branco'],
  ['letter', 'letter', 'P b'],
  ['letter', 'none', 'P'],
] as const)('[P-NF1] (point 4) piece as %s, colour as %s: %s', (piece, colour, text) => {
  expect(named(e2, [], { piece, colour })).toBe(`e2, ${text}`);
});

test('[P-NF1] (point 4) in English the colour stands before the piece', () => {
  const pawn = { art: 'w-pawn', side: 0, letter: 'p', noun: 'pawn', full: 'white pawn' } as const;
  expect(nameMan(pawn, { piece: 'name', colour: 'name' })).toBe('white pawn');
  expect(nameMan(pawn, { piece: 'letter', colour: 'letter' })).toBe('w P');
});

test('[P-NF1] (point 4) pieces that differ by shape have no colour to be spoken', () => {
  const senet = senetBoard([1], [2]);
  expect(named(cellIn(senet, '1'), [], { colour: 'letter' })).toBe('casa 1, cone');
});

test('[P-NF1] (point 4) an owner in several words is told by the last one', () => {
  const spool = { art: 'b-spool', side: 1, letter: 'r', noun: 'carretel' } as const;
  const named = (full: string): string => nameMan({ ...spool, full }, { piece: 'name', colour: 'letter' });
  expect(named('carretel do jogador B')).toBe('carretel B');
  expect(named('carretel of player B')).toBe('carretel B');
});

test('[P-NF1] (point 4) a whole sentence calls squares as cells do, and leaves notation alone', () => {
  const words = boardWords['pt-BR'];
  const text = 'Ana: peão de e2 para e4; dica: Cf3, exd5, casa 17.';
  expect(speakSquares(text, { files: 'plain' }, words)).toBe(text);
  expect(speakSquares(text, { files: 'names' }, words)).toBe(
    'Ana: peão de Eva 2 para Eva 4; dica: Cf3, exd5, casa 17.',
  );
});

test('[P-NF1] (point 4) files plain, NATO, or Anna to Heitor', () => {
  const spoken = (files: Speech['files']): string[] =>
    [...'abcdefgh'].map((file) => speakSquare(`${file}4`, { files }, words));
  expect(spoken('plain')).toEqual(['a4', 'b4', 'c4', 'd4', 'e4', 'f4', 'g4', 'h4']);
  expect(spoken('nato').join(', ')).toBe(
    'alfa 4, bravo 4, charlie 4, delta 4, echo 4, foxtrot 4, golf 4, hotel 4',
  );
  expect(spoken('names').join(', ')).toBe(
    'Anna 4, Bella 4, César 4, David 4, Eva 4, Félix 4, Gustavo 4, Heitor 4',
  );
});

test('[P-NF1] (point 4) only squares of an 8 × 8 board have files: houses are called as they are', () => {
  const senet = senetBoard([], []);
  expect(named(cellIn(senet, '26'), [], { files: 'names' })).toBe('casa 26, Casa da Beleza, vazia');
});

test('a remark stands for the bare word of the zone', () => {
  expect(named({ ...e4, remark: 'zona do Grão-Duque branco' }, ['zone', 'move'])).toBe(
    'e4, vazia, pode ir, zona do Grão-Duque branco',
  );
  expect(named(e4, ['zone'])).toBe('e4, vazia, zona de controle');
});

test('[P-NF1] (point 15) whoever wants few words is told what can be chosen, not what can be asked for', () => {
  expect(named(e2, ['source', 'to', 'check'], { verbosity: 'brief' })).toBe('e2, peão branco, xeque');
  expect(named(e2, ['source', 'to'])).toBe('e2, peão branco, pode mover, o último lance chegou aqui');
});

test('[P-NF1] (point 17) every mark has words of its own in both languages', () => {
  for (const lang of LANGS) {
    const all = nameMarks('dama branca', new Set(MARKS), SPEECH, boardWords[lang]);
    expect(new Set(all).size).toBe(MARKS.length);
  }
});
