import { type SenetState, senet } from '@tabuleiro/senet';
import { Random } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';
import type { Layer } from '../../src/solver/layer.js';
import { layersUpTo } from '../../src/solver/layer.js';
import { countOf } from '../../src/table/layout.js';
import { rankOf } from '../../src/table/squareSets.js';
import { futuresOf, lookAhead, setsIn, solveByForce, stateOf } from './bruteForce.js';
import { solveLayers } from './solveLayers.js';

const shelf = solveLayers([...layersUpTo(2), [3, 1]]);

/** How likely the owner of `own` wins who is about to throw. */
function win(own: number, other: number): number {
  const [owns, others] = [countOf(own), countOf(other)];
  const layer = shelf.layer(Math.max(owns, others), Math.min(owns, others));
  return owns >= others ? worth(layer, own, other, true) : 1 - worth(layer, other, own, false);
}

function worth(
  { values, columns, cells }: Layer,
  major: number,
  minor: number,
  majorThrows: boolean,
): number {
  return values[rankOf(major) * columns + rankOf(minor) + (majorThrows ? 0 : cells)];
}

/** How likely A wins. */
function worthOf(state: SenetState): number {
  const turn = senet.turn(state);
  if (turn.kind === 'over') return turn.outcome.winner === 'A' ? 1 : 0;
  const [a, b] = setsIn(state);
  return turn.kind === 'chance' && turn.player === 'A' ? win(a, b) : 1 - win(b, a);
}

function* pairs(owns: number, others: number): Generator<[own: number, other: number]> {
  for (const own of shelf.side(owns).sets) {
    for (const other of shelf.side(others).sets) if ((own & other) === 0) yield [own, other];
  }
}

test('a solver by force on the rules themselves finds the same for one piece a side', () => {
  const positions = [...pairs(1, 1)];
  const values = solveByForce(positions.map(([own, other]) => stateOf(own, other)));
  for (const [own, other] of positions) {
    const text = senet.notation.formatPosition(stateOf(own, other));
    expect(Math.abs((values.get(text) ?? 0) - win(own, other)), text).toBeLessThan(1e-6);
  }
});

test.each([
  [2, 1],
  [1, 2],
  [2, 2],
  [3, 1],
  [1, 3],
])(
  '%i against %i: a position is worth what its best moves lead to, by the rules themselves',
  (owns, others) => {
    const positions = new Random(owns * 8 + others).sample([...pairs(owns, others)], 500);
    for (const [own, other] of positions) {
      const state = stateOf(own, other);
      const text = senet.notation.formatPosition(state);
      expect(Math.abs(lookAhead(state, worthOf) - win(own, other)), text).toBeLessThan(1e-6);
    }
  },
);

test.each([1, 2])('%i against %i: who throws decides, not who is who', (pieces) => {
  const layer = shelf.layer(pieces, pieces);
  let largest = 0;
  for (const [own, other] of pairs(pieces, pieces)) {
    const swapped = 1 - worth(layer, other, own, false);
    largest = Math.max(largest, Math.abs(worth(layer, own, other, true) - swapped));
  }
  expect(largest).toBeLessThan(2e-7);
});

test('[S-SKIP] who can only skip has what the other leaves him: both chances add up to one', () => {
  let found = 0;
  for (const [own, other] of pairs(1, 3)) {
    const isBeforeWall = other === own * 0b1110;
    if (!isBeforeWall) continue;
    const futures = futuresOf(stateOf(own, other)).flat();
    expect(futures.map(setsIn)).toEqual(Array(5).fill([own, other]));
    expect(Math.abs(win(own, other) + win(other, own) - 1)).toBeLessThan(2e-7);
    found++;
  }
  expect(found).toBe(23); // from 1–2–3–4 up to 23–24–25–26
});
