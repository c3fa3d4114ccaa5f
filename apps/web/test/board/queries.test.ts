import { expect, test } from 'vitest';
import { QUERIES, type Query } from '../../src/board/model.js';
import { answerFromBoard, type QueryContext } from '../../src/board/queries.js';
import { answerWords } from '../../src/words/answers.js';
import { boardWords } from '../../src/words/app.js';
import { chessBoard, EMPTY, SPEECH, START, senetBoard } from './boards.js';

const asking: QueryContext = {
  ...{ speech: SPEECH, words: boardWords['pt-BR'], answers: answerWords['pt-BR'] },
  ...{ side: 0, targets: true },
};
const english: QueryContext = { ...asking, words: boardWords.en, answers: answerWords.en };

const board = chessBoard(
  `
  ....r..t
  ....p...
  ........
  .b......
  ....P...
  ........
  ........
  T...R...`,
  { marks: { e4: ['source'], a1: ['source'] } },
);

test('[P-NF1] (point 8) where: the square is told even to whoever has cells read without it', () => {
  expect(answerFromBoard(board, 'where', 'e4', asking)).toBe('e4, peão branco, pode mover');
  const bare = { ...asking, speech: { ...SPEECH, square: 'none' } } as const;
  expect(answerFromBoard(board, 'where', 'e4', bare)).toBe('e4, peão branco, pode mover');
});

test('[P-NF1] (point 8) where: no targets for whoever wants to find them alone', () => {
  const chosen = chessBoard(EMPTY, { marks: { e4: ['move'] } });
  expect(answerFromBoard(chosen, 'where', 'e4', asking)).toBe('e4, vazia, pode ir');
  expect(answerFromBoard(chosen, 'where', 'e4', { ...asking, targets: false })).toBe('e4, vazia');
});

test('[P-NF1] (point 8) the pieces of a file from its first rank on, and of a rank', () => {
  expect(answerFromBoard(board, 'file', 'e5', asking)).toBe(
    'Coluna e: e1 rei branco, e4 peão branco, e7 peão preto, e8 rei preto.',
  );
  expect(answerFromBoard(board, 'rank', 'c8', asking)).toBe('Fileira 8: e8 rei preto, h8 torre preta.');
  expect(answerFromBoard(board, 'file', 'c8', asking)).toBe('Coluna c vazia.');
  expect(answerFromBoard(board, 'rank', 'c2', english)).toBe('Rank 2 is empty.');
});

test('[P-NF1] (point 8) file and rank are not swapped', () => {
  expect(answerFromBoard(board, 'file', 'a1', asking)).toMatch(/^Coluna a/);
  expect(answerFromBoard(board, 'rank', 'a1', asking)).toMatch(/^Fileira 1/);
  expect(answerFromBoard(board, 'file', 'a1', english)).toMatch(/^File a/);
});

test('[P-NF1] (point 8) all pieces of one side, from its own edge on', () => {
  expect(answerFromBoard(board, 'own', 'a1', asking)).toBe('Suas peças, 3: torre a1; rei e1; peão e4.');
  expect(answerFromBoard(board, 'theirs', 'a1', asking)).toBe(
    'Peças do adversário, 4: rei e8; torre h8; peão e7; bispo b5.',
  );
  expect(answerFromBoard(board, 'own', 'a1', { ...asking, side: 1 })).toBe(
    'Suas peças, 4: rei e8; torre h8; peão e7; bispo b5.',
  );
  expect(answerFromBoard(chessBoard(EMPTY), 'own', 'a1', asking)).toBe('Você não tem peças no tabuleiro.');
});

test('[P-NF1] (point 8) lines and diagonals from here, as they are seen', () => {
  expect(answerFromBoard(board, 'rays', 'e4', asking)).toBe(
    'De e4, acima: e7 peão preto, e8 rei preto; abaixo: e1 rei branco; no resto, nada.',
  );
  const turned = { ...board, flipped: true };
  expect(answerFromBoard(turned, 'rays', 'b5', asking)).toBe(
    'De b5, diagonal abaixo à esquerda: e8 rei preto; no resto, nada.',
  );
  expect(answerFromBoard(board, 'rays', 'c3', asking)).toBe(
    'De c3, diagonal acima à direita: h8 torre preta; diagonal abaixo à direita: e1 rei branco; diagonal abaixo à esquerda: a1 torre branca; no resto, nada.',
  );
  expect(answerFromBoard(chessBoard(EMPTY), 'rays', 'c3', english)).toBe('No piece on the lines from c3.');
});

test('[P-NF1] (point 8) the whole position, piece by piece', () => {
  expect(answerFromBoard(board, 'position', 'a1', asking)).toBe(
    'Posição: torre branca a1; rei branco e1; peão branco e4; rei preto e8; torre preta h8; peão preto e7; bispo preto b5.',
  );
  expect(answerFromBoard(chessBoard(START), 'position', 'a1', asking)).toContain(
    'peão branco a2, b2, c2, d2, e2, f2, g2, h2',
  );
});

test('[P-NF1] (point 8) the whole position tells the sides apart, and what lies beside the board', () => {
  const silent = { ...asking, speech: { ...SPEECH, colour: 'none' } } as const;
  expect(answerFromBoard(board, 'position', 'a1', silent)).toBe(
    answerFromBoard(board, 'position', 'a1', asking),
  );
  const tray = { id: 'duchy', side: 0, art: 'duchy', label: 'Ducado', name: 'Ducado: 1 Grão-Duque' } as const;
  expect(answerFromBoard(chessBoard(EMPTY, { trays: [tray] }), 'position', 'a1', asking)).toBe(
    'Posição: Ducado: 1 Grão-Duque.',
  );
});

test('[P-NF1] (point 9) that nothing can move is told', () => {
  expect(answerFromBoard(chessBoard(START), 'movable', 'e4', asking)).toBe('Nenhuma peça pode mover agora.');
});

test('[P-NF1] (point 9) Senet tells its pieces along the path, by the number of the house', () => {
  const senet = senetBoard([3, 26, 12], [4]);
  expect(answerFromBoard(senet, 'own', '1', asking)).toBe('Suas peças, 3: cone 3, 12, 26.');
  expect(answerFromBoard(senet, 'rank', '14', asking)).toBe('Fileira 2: 12 cone.');
});

test('[P-NF1] (point 4) answers speak of squares as cells do', () => {
  const speech = { ...SPEECH, files: 'names', square: 'after', piece: 'letter' } as const;
  expect(answerFromBoard(board, 'rank', 'c8', { ...asking, speech })).toBe(
    'Fileira 8: R preto Eva 8, T preta Heitor 8.',
  );
  expect(answerFromBoard(board, 'file', 'b8', { ...asking, speech })).toBe('Coluna Bella: B preto Bella 5.');
});

test('[P-NF1] (point 8) what only the game knows is left to it', () => {
  const left: readonly Query[] = [
    'last-move',
    'since',
    'last-capture',
    'clocks',
    'moves',
    'captures',
    'ahead',
    'evaluation',
  ];
  for (const query of QUERIES) {
    expect(answerFromBoard(board, query, 'e4', asking) === undefined).toBe(left.includes(query));
  }
});

test('a place that is not on the board has no answer', () => {
  expect(answerFromBoard(board, 'where', 'duchy', asking)).toBeUndefined();
});
