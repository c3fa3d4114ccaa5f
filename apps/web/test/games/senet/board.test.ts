import { LANGS } from '@tabuleiro/words';
import { expect, test } from 'vitest';
import { senetView } from '../../../src/games/senet/senet.js';
import { position, read } from './positions.js';

const START = read('ABABABABAB/........../.......... A -');

test('[S-TRACK] houses are read from 1 to 30 and lie on three rows, the second from right to left', () => {
  const cells = senetView.cells('pt-BR', START);
  expect(cells.map(({ id }) => id)).toEqual(Array.from({ length: 30 }, (_, i) => String(i + 1)));
  const grid = Array.from({ length: 3 }, (_, row) =>
    Array.from(
      { length: 10 },
      (_, column) => cells.find((cell) => cell.row === row && cell.column === column)?.id,
    ).join(' '),
  );
  expect(grid).toEqual([
    '1 2 3 4 5 6 7 8 9 10',
    '20 19 18 17 16 15 14 13 12 11',
    '21 22 23 24 25 26 27 28 29 30',
  ]);
  expect(senetView.track).toEqual(cells.map(({ id }) => id));
  expect(cells.map(({ caption }) => caption)).toEqual(senetView.track);
});

test('[S-SETUP] cones and spools alternate on 1 to 10', () => {
  const men = senetView.cells('pt-BR', START).flatMap(({ id, man }) => (man ? [`${id} ${man.full}`] : []));
  expect(men).toEqual([
    '1 cone do jogador A',
    '2 carretel do jogador B',
    '3 cone do jogador A',
    '4 carretel do jogador B',
    '5 cone do jogador A',
    '6 carretel do jogador B',
    '7 cone do jogador A',
    '8 carretel do jogador B',
    '9 cone do jogador A',
    '10 carretel do jogador B',
  ]);
});

test('houses with a name say it and carry their sign', () => {
  const signed = (lang: 'pt-BR' | 'en') =>
    senetView.cells(lang, START).flatMap(({ spoken, sign }) => (sign ? [`${sign}: ${spoken}`] : []));
  expect(signed('pt-BR')).toEqual([
    'house-15: casa 15, Casa da Ressurreição',
    'house-26: casa 26, Casa da Beleza',
    'house-27: casa 27, Casa da Água',
    'house-28: casa 28, Casa dos Três Juízes',
    'house-29: casa 29, Casa de Rá',
    'house-30: casa 30, Casa de Hórus',
  ]);
  expect(signed('en')[1]).toBe('house-26: house 26, House of Beauty');
  expect(senetView.cells('pt-BR', START)[8].spoken).toBe('casa 9');
});

function remarks(lang: 'pt-BR' | 'en', pieces: string): readonly string[] {
  const cells = senetView.cells(lang, position(pieces, 'A -'));
  return cells.flatMap(({ id, man, remark }) => (man ? [`${id}: ${remark ?? ''}`] : []));
}

test('[S-PROT] [S-BLOCK] [S-ADJ] a piece says what guards it', () => {
  expect(remarks('pt-BR', 'A3 B10 B11 A19 A20 A21 B26')).toEqual([
    '3: ',
    '10: protegido pelo vizinho',
    '11: protegido pelo vizinho',
    '19: no bloqueio de 19 a 21',
    '20: no bloqueio de 19 a 21',
    '21: no bloqueio de 19 a 21',
    '26: protegido pela casa, sai com 5',
  ]);
  expect(remarks('en', 'A3 B10 B11 A19 A20 A21')).toEqual([
    '3: ',
    '10: protected by its neighbour',
    '11: protected by its neighbour',
    '19: in the wall on 19 to 21',
    '20: in the wall on 19 to 21',
    '21: in the wall on 19 to 21',
  ]);
});

test('[S-26] [S-28] [S-29] [S-30] a piece says with what it leaves', () => {
  expect(remarks('pt-BR', 'A26 B28 A29 B30')).toEqual([
    '26: protegido pela casa, sai com 5',
    '28: sai com 3',
    '29: protegido pela casa, sai com 2',
    '30: sai com 1',
  ]);
  expect(remarks('en', 'A28 B29')).toEqual([
    '28: leaves with a 3',
    '29: protected by the house, leaves with a 2',
  ]);
});

test('[S-WIN] pieces off the board are counted beside it', () => {
  const late = position('A26 A30 B1', 'B -');
  expect(senetView.trays('pt-BR', late)).toEqual([
    {
      id: 'exit',
      side: undefined,
      art: 'exit',
      label: 'Saída',
      name: 'Saída do tabuleiro: 3 cones e 4 carretéis fora',
    },
  ]);
  expect(senetView.trays('en', START)[0].name).toBe('Exit from the board: 0 cones and 0 spools off');
  expect(senetView.pieceRows('pt-BR', late)).toEqual([
    {
      side: 0,
      name: 'Cones fora do tabuleiro: 3 de 5',
      arts: ['a-cone', 'a-cone', 'a-cone'],
    },
    {
      side: 1,
      name: 'Carretéis fora do tabuleiro: 4 de 5',
      arts: ['b-spool', 'b-spool', 'b-spool', 'b-spool'],
    },
  ]);
  for (const lang of LANGS)
    expect(senetView.pieceRows(lang, START).map(({ arts }) => arts)).toEqual([[], []]);
});

test('[S-SKIP] giving up the turn is offered only where nothing can move, with what holds each piece', () => {
  const stuck = position('A9 A25 A26 B11 B12 B13 B29', 'A 4');
  expect(stuck.moves).toEqual([{ kind: 'skip' }]);
  expect(senetView.prompt?.('pt-BR', stuck)).toBe('Com 4 nenhuma peça pode andar: passe a vez.');
  expect(senetView.prompt?.('pt-BR', position('A9', 'A 4'))).toBeUndefined();
  expect(senetView.trays('pt-BR', stuck)[1]).toEqual({
    id: 'skip',
    side: undefined,
    art: 'skip',
    label: 'Passar',
    name:
      'Passar a vez: com 4 nenhuma peça pode andar. ' +
      'Casa 9: há um bloqueio de 11 a 13 no caminho. ' +
      'Casa 25: o carretel está protegido na casa 29, Casa de Rá. Casa 26: só sai com 5',
  });
  expect(senetView.trays('pt-BR', position('A9 B20', 'A 4'))).toHaveLength(1);
  expect(senetView.trays('pt-BR', START)).toHaveLength(1);
  expect(senetView.vacancies?.('pt-BR', stuck)).toEqual([]);
  expect(senetView.vacancies?.('pt-BR', START)).toEqual([{ side: undefined, label: 'Passar' }]);
});
