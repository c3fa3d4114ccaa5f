import { expect, test } from 'vitest';
import { aheadOf } from '../../../src/games/senet/prospects.js';
import { senetView } from '../../../src/games/senet/senet.js';
import { position } from './positions.js';

test('[S-MOVE] [S-LAND] [S-WATER] [S-ONE] what each throw would do to a piece', () => {
  const crowded = position('A22 A23 B24 B2', 'A -');
  const prospects = aheadOf(crowded, '22').map(({ prospect }) => prospect);
  expect(prospects.map((prospect) => prospect && ('kind' in prospect ? prospect.kind : 'stuck'))).toEqual([
    'stuck',
    'swapped',
    'moved',
    'moved',
    'fell',
  ]);
  expect(senetView.ahead?.('pt-BR', crowded, '22')).toBe(
    'Casa 22, cone do jogador A. Com 1: não anda, já há um cone na casa 23. ' +
      'Com 2: troca com o carretel da casa 24. Com 3: vai para a casa 25. ' +
      'Com 4: vai para a casa 26, Casa da Beleza. Com 5: cai na água e volta para a casa 15, Casa da Ressurreição.',
  );
  expect(senetView.ahead?.('en', crowded, '22')).toBe(
    'House 22, cone of player A. With 1: cannot move, there is already a cone on house 23. ' +
      'With 2: swaps with the spool on house 24. With 3: goes to house 25. ' +
      'With 4: goes to house 26, House of Beauty. ' +
      'With 5: falls into the water and returns to house 15, House of Resurrection.',
  );
});

test('[S-EXIT] throws that do the same are told together', () => {
  expect(senetView.ahead?.('pt-BR', position('A26 B2', 'B 3'), '26')).toBe(
    'Casa 26, Casa da Beleza, cone do jogador A. Com 1, 2, 3 ou 4: não anda, só sai com 5. Com 5: sai do tabuleiro.',
  );
});

test('[S-BLOCK] [S-PROT] [S-29] what stands in the way is named, for either player', () => {
  expect(senetView.ahead?.('pt-BR', position('A12 A13 A14 B11 B1', 'A 3'), '11')).toBe(
    'Casa 11, carretel do jogador B. Com 1: não anda, a casa 12 é do bloqueio de 12 a 14. ' +
      'Com 2, 3, 4 ou 5: não anda, há um bloqueio de 12 a 14 no caminho.',
  );
  expect(senetView.ahead?.('pt-BR', position('A20 B22 B23 B29', 'A 3'), '20')).toContain(
    'Com 2: não anda, o carretel da casa 22 está protegido pelo vizinho da casa 23.',
  );
  expect(senetView.ahead?.('pt-BR', position('A25 B29', 'A 3'), '25')).toContain(
    'Com 4: não anda, o carretel está protegido na casa 29, Casa de Rá.',
  );
});

test('what lies ahead of an empty house is told up to the end of the track', () => {
  expect(senetView.ahead?.('pt-BR', position('A30 B28', 'A -'), '27')).toBe(
    'À frente da casa 27, Casa da Água: casa 28, Casa dos Três Juízes, carretel do jogador B; ' +
      'casa 29, Casa de Rá, vazia; casa 30, Casa de Hórus, cone do jogador A; depois vem a saída.',
  );
  expect(senetView.ahead?.('pt-BR', position('A30 B28', 'A -'), 'exit')).toBeUndefined();
  expect(senetView.ahead?.('en', position('B8', 'B -'), '8')).toBe(
    'Ahead of house 8: house 9, empty; house 10, empty; house 11, empty; house 12, empty; house 13, empty.',
  );
});

test('[S-MUST] [S-SKIP] what this throw does to one piece, and where none can move', () => {
  const some = position('A9 A26 A30 B12', 'A 3');
  expect(senetView.movable?.('pt-BR', some, '9')).toBe('Com 3: troca com o carretel da casa 12.');
  expect(senetView.movable?.('en', position('A9 A20 B1', 'A 2'), '20')).toBe('With 2: goes to house 22.');
  const none = position('A26 B12', 'A 3');
  expect(senetView.movable?.('pt-BR', none, '1')).toBe('Com 3 nenhuma peça pode andar.');
  expect(senetView.movable?.('pt-BR', none, '26')).toMatch(/^Com 3: não anda, /);
  expect(senetView.movable?.('pt-BR', position('A26 B12', 'A -'), '26')).toBe('O dado ainda não foi jogado.');
});
