import { senet } from '@tabuleiro/senet';
import { expect, test } from 'vitest';
import { Successors } from '../../src/index.js';
import { rootMoves, sidesOf } from '../../src/search/rootMoves.js';
import { randomStates } from '../randomStates.js';

const SEED = 61;

test(`[S-MOVE] [S-LAND] [S-WATER] [S-EXIT] steps on sets are those of the rules (seed ${SEED})`, () => {
  const successors = new Successors(5);
  for (const state of randomStates(SEED, 60)) {
    if (state.die === 0) continue;
    const { own, other } = sidesOf(state);
    const steps = successors.list(own, other, state.die, 0);
    const found = Array.from({ length: steps }, (_, i) => ({
      from: successors.from[i],
      own: successors.own[i],
      other: successors.other[i],
    }));
    const expected = rootMoves(state).flatMap((root) =>
      root.move.kind === 'step' ? [{ from: root.move.from, own: root.own, other: root.other }] : [],
    );
    expect(found, senet.notation.formatPosition(state)).toEqual(expected);
  }
});
