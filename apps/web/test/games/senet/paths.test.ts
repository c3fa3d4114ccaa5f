import { senet } from '@tabuleiro/senet';
import { wordRefusal } from '@tabuleiro/words';
import { expect, test } from 'vitest';
import { senetView } from '../../../src/games/senet/senet.js';
import { traced } from '../traced.js';
import { played, position } from './positions.js';

function marks(pieces: string, turn: string): readonly string[] {
  return senetView.paths(position(pieces, turn)).map(({ move, steps }) => {
    const places = steps.map((step) => (step.kind === 'place' ? `${step.place} ${step.as}` : ''));
    return `${senet.notation.formatMove(move)}: ${places.join(', ')}`;
  });
}

test('[S-MOVE] [S-LAND] [S-WATER] [S-EXIT] a step is chosen by its two ends, the second marked by what it does', () => {
  expect(marks('A9 A22 A24 A28 B12 B2', 'A 3')).toEqual([
    '22-25: 22 move, 25 move',
    '24-27: 24 move, 27 fall',
    '28-31: 28 move, exit leave',
    '9-12: 9 move, 12 swap',
  ]);
});

test('[S-SKIP] a lost turn is chosen by its tray; throws are not chosen', () => {
  expect(marks('A26 B2', 'A 3')).toEqual(['skip: skip move']);
  expect(marks('A26 B2', 'A -')).toEqual([]);
});

/** Why one cannot go from place to place, in words. */
function why(pieces: string, turn: string, from: string, to: string): string | undefined {
  const at = position(pieces, turn);
  const attempt = senetView.attempt(at, from, to);
  const refusal = attempt === undefined ? undefined : senet.explain(at.state, attempt);
  return refusal && wordRefusal('pt-BR', 'senet', refusal);
}

test('[S-BLOCK] [S-PROT] [S-ONE] [S-EXIT] what is tried on the board can be explained', () => {
  expect(why('A10 B12 B13', 'A 2', '10', '12')).toBe(
    'Não se pode cair na casa 12: a peça do adversário está protegida pela vizinha na casa 13.',
  );
  expect(why('A26 B2', 'A 3', '26', 'exit')).toBe(
    'Da Casa da Beleza (26) só se sai com um 5, e o dado mostra 3.',
  );
  expect(why('A9 B2', 'A 3', '9', 'skip')).toBe(
    'Com o 3 você pode mover, então não pode passar a vez: jogue, por exemplo, 9-12.',
  );
  expect(why('A9 B2', 'A -', '9', '12')).toBe('O dado ainda não foi jogado: jogue o dado primeiro.');
});

test('a piece tried on its own house asks why it cannot go where the die would take it', () => {
  expect(why('A9 A12 B2', 'A 3', '9', '9')).toBe(
    'Já há uma peça sua na casa 12: cada casa comporta uma só peça.',
  );
  expect(why('A30 A2 B1', 'A 3', '30', '30')).toBe(
    'Da Casa de Hórus (30) só se sai com um 1, e o dado mostra 3.',
  );
});

test('nothing is tried from the way out', () => {
  expect(senetView.attempt(position('A9 B2', 'A 3'), 'exit', '12')).toBeUndefined();
  expect(senetView.attempt(position('A9 B2', 'A 3'), '9', 'elsewhere')).toBeUndefined();
});

function trace(pieces: string, turn: string, action: string) {
  return traced(senetView, played(position(pieces, turn), action));
}

test('[S-LAND] [S-WATER] [S-EXIT] each piece is followed on its way', () => {
  expect(trace('A9 B2', 'A 3', '9-12')).toEqual({
    from: ['9'],
    to: ['12'],
    travels: [{ from: '9', to: '12' }],
    captures: false,
    pushes: false,
  });
  expect(trace('A9 B12', 'A 3', '9-12')).toMatchObject({
    captures: true,
    travels: [
      { from: '9', to: '12' },
      { from: '12', to: '9' },
    ],
  });
  expect(trace('A24 B15', 'A 3', '24-27')).toMatchObject({
    from: ['24'],
    to: ['14'],
    travels: [
      { from: '24', to: '27' },
      { from: '27', to: '14' },
    ],
  });
  expect(trace('A26 A1 B15', 'A 5', '26-31')).toMatchObject({
    to: ['exit'],
    travels: [{ from: '26', to: 'exit' }],
    captures: false,
  });
  expect(trace('A26 A1 B15', 'A -', '5').travels).toEqual([]);
  expect(trace('A26 B15', 'A 3', 'skip').from).toEqual([]);
});

test('moves may be typed by house alone, with words for the way out and for a lost turn', () => {
  const typed = (text: string) => senetView.typed?.(position('A9 A26 B2', 'A 5'), text);
  expect(typed('9')).toBe('9-14');
  expect(typed('9 14')).toBe('9-14');
  expect(typed('9>14')).toBe('9-14');
  expect(typed('26-sai')).toBe('26-31');
  expect(typed('26 saída')).toBe('26-31');
  expect(typed('26 off')).toBe('26-31');
  expect(typed('9-12')).toBe('9-12');
  expect(typed('Passar')).toBe('skip');
  expect(typed('7')).toBeUndefined();
  expect(typed('e2e4')).toBeUndefined();
});

test('there is no king and nothing to ask', () => {
  const anywhere = position('A9 B2', 'A 3');
  expect(senetView.kingOf(anywhere)).toBeUndefined();
  expect(() => senetView.ask('pt-BR', anywhere, 'promotion', [])).toThrow('asks nothing');
});
