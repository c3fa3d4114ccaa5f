import {
  EFFECT_KINDS,
  type Effect,
  type EffectKind,
  type Piece,
  type Placement,
  placementAfter,
} from '@tabuleiro/game';
import { expect, expectTypeOf, test } from 'vitest';

const KING: Piece = { name: 'king', player: 'w' };
const PAWN: Piece = { name: 'pawn', player: 'w' };
const ENEMY: Piece = { name: 'pawn', player: 'b' };

const BEFORE: Placement = new Map([
  ['a1', KING],
  ['b2', PAWN],
  ['c3', ENEMY],
]);

/** `a1 w king, …`, by place. */
function drawn(placement: Placement): string {
  const pieces = Array.from(placement, ([place, { name, player }]) => `${place} ${player} ${name}`);
  return pieces.sort().join(', ');
}

const AFTER: Readonly<Record<EffectKind, readonly [Effect, string]>> = {
  moved: [{ kind: 'moved', piece: KING, from: 'a1', to: 'd4' }, 'b2 w pawn, c3 b pawn, d4 w king'],
  pushed: [{ kind: 'pushed', piece: ENEMY, from: 'c3', to: 'c4' }, 'a1 w king, b2 w pawn, c4 b pawn'],
  captured: [{ kind: 'captured', piece: ENEMY, at: 'c3' }, 'a1 w king, b2 w pawn'],
  removed: [{ kind: 'removed', piece: PAWN, at: 'b2' }, 'a1 w king, c3 b pawn'],
  sacrificed: [{ kind: 'sacrificed', piece: PAWN, at: 'b2' }, 'a1 w king, c3 b pawn'],
  promoted: [{ kind: 'promoted', piece: PAWN, at: 'b2', to: 'duke' }, 'a1 w king, b2 w duke, c3 b pawn'],
  placed: [{ kind: 'placed', piece: KING, at: 'e1' }, 'a1 w king, b2 w pawn, c3 b pawn, e1 w king'],
  entered: [{ kind: 'entered', piece: PAWN, to: 'e1' }, 'a1 w king, b2 w pawn, c3 b pawn, e1 w pawn'],
  retired: [{ kind: 'retired', piece: PAWN, from: 'b2' }, 'a1 w king, c3 b pawn'],
  swapped: [
    { kind: 'swapped', piece: PAWN, from: 'b2', to: 'c3', with: ENEMY },
    'a1 w king, b2 b pawn, c3 w pawn',
  ],
  fell: [
    { kind: 'fell', piece: PAWN, from: 'b2', through: 'b7', to: 'b1' },
    'a1 w king, b1 w pawn, c3 b pawn',
  ],
  borneOff: [{ kind: 'borneOff', piece: KING, from: 'a1' }, 'b2 w pawn, c3 b pawn'],
};

test('the list of kinds is the kinds of the type', () => {
  expectTypeOf<EffectKind>().toEqualTypeOf<Effect['kind']>();
});

test.each(EFFECT_KINDS)('%s: what stands where afterwards', (kind) => {
  const [effect, expected] = AFTER[kind];
  expect(effect.kind).toBe(kind);
  expect(drawn(placementAfter(BEFORE, [effect]))).toBe(expected);
});

test('effects follow one another, and the placement they begin with stays as it is', () => {
  const before = drawn(BEFORE);
  const after = placementAfter(BEFORE, [
    { kind: 'captured', piece: ENEMY, at: 'c3' },
    { kind: 'moved', piece: PAWN, from: 'b2', to: 'c3' },
    { kind: 'promoted', piece: PAWN, at: 'c3', to: 'queen' },
    { kind: 'moved', piece: KING, from: 'a1', to: 'b2' },
  ]);
  expect(drawn(after)).toBe('b2 w king, c3 w queen');
  expect(drawn(placementAfter(BEFORE, []))).toBe(before);
  expect(drawn(BEFORE)).toBe(before);
});

const MISFITS: readonly (readonly [string, Effect])[] = [
  ['on d4 stands nothing', { kind: 'moved', piece: KING, from: 'd4', to: 'd5' }],
  ['on a1 stands w king', { kind: 'pushed', piece: PAWN, from: 'a1', to: 'a2' }],
  ['on b2 stands w pawn', { kind: 'captured', piece: ENEMY, at: 'b2' }],
  ['on b2 stands w pawn', { kind: 'moved', piece: KING, from: 'a1', to: 'b2' }],
  ['on c3 stands b pawn', { kind: 'promoted', piece: PAWN, at: 'c3', to: 'queen' }],
  ['on c3 stands b pawn', { kind: 'placed', piece: KING, at: 'c3' }],
  ['on a1 stands w king', { kind: 'entered', piece: PAWN, to: 'a1' }],
  ['on d4 stands nothing', { kind: 'swapped', piece: PAWN, from: 'b2', to: 'd4', with: ENEMY }],
  ['on a1 stands w king', { kind: 'fell', piece: PAWN, from: 'b2', through: 'b7', to: 'a1' }],
  ['on e5 stands nothing', { kind: 'borneOff', piece: PAWN, from: 'e5' }],
];

test.each(MISFITS)('an effect that does not fit throws: %s', (message, effect) => {
  expect(() => placementAfter(BEFORE, [effect])).toThrow(`"${effect.kind}"`);
  expect(() => placementAfter(BEFORE, [effect])).toThrow(message);
});
