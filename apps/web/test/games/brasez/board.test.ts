import { expect, test } from 'vitest';
import { brasezView as view } from '../../../src/games/brasez/brasez.js';
import { manOf } from '../../../src/games/grid/board.js';
import { read } from '../grid/reading.js';
import { DUKE, PLACED, START } from './positions.js';

test('[B-DUKE-B, B-PASS, P-NF1] the Duchies and the Pass token are trays', () => {
  const position = '7k/8/8/8/7p/8/8/KR6 w - - - w! 2/1 RNN/- 0,- 1';
  expect(view.trays('pt-BR', read(view, position))).toEqual([
    {
      id: 'duchy-w',
      side: 0,
      art: 'duchy',
      label: 'Ducado',
      name: 'Ducado das brancas: 2 Grão-Duques',
      count: 2,
    },
    {
      id: 'duchy-b',
      side: 1,
      art: 'duchy',
      label: 'Ducado',
      name: 'Ducado das pretas: 1 Grão-Duque',
      count: 1,
    },
    {
      ...{ id: 'pass', side: 0, art: 'pass-token', label: 'Passagem' },
      name: 'Peça de Passagem: com as brancas; passar agora empata a partida',
    },
  ]);
  expect(view.trays('en', read(view, PLACED)).map(({ name }) => name)).toEqual([
    'White’s Duchy: no Grand Duke',
    'Black’s Duchy: no Grand Duke',
    'Pass token: held by Black',
  ]);
  expect(view.vacancies?.('en', read(view, PLACED))).toEqual([{ side: 0, label: 'Pass' }]);
});

test('[B-PROMO, P-NF4] the lost pieces that can come back are in view', () => {
  const position = read(view, '7k/8/8/8/7p/8/8/KR6 w - - - w 0/0 RNN/- 0,- 1');
  expect(view.pieceRows('pt-BR', position)).toEqual([
    {
      side: 0,
      name: 'Peças das brancas que podem voltar por promoção: torre, 2 cavalos',
      arts: ['w-rook', 'w-knight', 'w-knight'],
    },
    { side: 1, name: 'Peças das pretas que podem voltar por promoção: nenhuma', arts: [] },
  ]);
});

test('[B-ZONE, P-NF1] zones are marked and said', () => {
  const position = read(view, '7k/8/8/1g1G4/7p/8/8/KN6 w - - - w 0/0 -/- 0,- 1');
  expect(view.zones?.(position)?.toSorted().join(' ')).toBe('a4 a5 a6 b4 b6 c4 c5 c6 d4 d6 e4 e5 e6');
  const remark = (lang: 'pt-BR' | 'en', id: string) =>
    view.cells(lang, position).find((cell) => cell.id === id)?.remark;
  expect(remark('pt-BR', 'e6')).toBe('zona do Grão-Duque branco');
  expect(remark('en', 'a6')).toBe('zone of the black Grand Duke');
  expect(remark('pt-BR', 'c5')).toBe('zona do Grão-Duque branco e do preto');
  expect(remark('en', 'c5')).toBe('zone of the white Grand Duke and of the black Grand Duke');
  expect(remark('en', 'h1')).toBeUndefined();
  expect(view.zones?.(read(view, PLACED))).toEqual([]);
});

test('[B-SETUP, P-NF1] the two squares that wait for the king say so', () => {
  const cells = view.cells('pt-BR', read(view, START));
  const waiting = cells.filter(({ remark }) => remark === 'lugar do rei ou do Grão-Lorde');
  expect(waiting.map(({ id }) => id)).toEqual(['d1', 'e1']);
});

test('[P-NF1] every piece has its drawing, its key and its name', () => {
  const men = view.cells('pt-BR', read(view, PLACED)).flatMap(({ man }) => man ?? []);
  const named = new Map(men.filter(({ side }) => side === 1).map((man) => [man.art, man]));
  expect(named.get('b-priest')).toEqual({
    ...{ art: 'b-priest', side: 1, letter: 's', noun: 'Sumo-Sacerdote', full: 'Sumo-Sacerdote preto' },
  });
  expect([...named.values()].map(({ letter }) => letter).join('')).toBe('sctwrpl');
  // H is the key of the clocks in both languages.
  expect(manOf('en', { name: 'priest', player: 'w' })).toMatchObject({
    letter: 's',
    full: 'white High Priest',
  });
  const duke = view.cells('en', read(view, DUKE)).find(({ id }) => id === 'd5')?.man;
  expect(duke).toMatchObject({ art: 'w-duke', letter: 'g', full: 'white Grand Duke' });
});
