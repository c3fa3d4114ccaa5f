import { BrasezCursor, brasez } from '@tabuleiro/brasez';
import { ChessCursor, classico } from '@tabuleiro/chess';
import type { Game, SearchCursor } from '@tabuleiro/game';
import { describe, expect, test } from 'vitest';
import { brasezInputs } from '../../src/knowledge/brasez/networkInputs.js';
import { chessInputs } from '../../src/knowledge/chess/networkInputs.js';
import type { NetworkInputs } from '../../src/network/inputs.js';
import { openPlainKernel, openWasmKernel } from '../../src/network/kernel.js';
import { NetworkEvaluator } from '../../src/network/networkEvaluator.js';
import { randomNetwork } from './randomNetwork.js';

type Subject<S, M, V> = {
  readonly game: Game<S, M>;
  readonly inputs: NetworkInputs<V>;
  readonly open: (state: S) => SearchCursor<M> & { view(): V };
};

const POSITIONS = process.env.TABULEIRO_TESTS === 'deep' ? 100_000 : 3_000;

/** Walks at random, forward and back, and tells of every position on the way. */
function wander<M, V>(
  cursor: SearchCursor<M> & { view(): V },
  steps: number,
  look: (view: V) => void,
): number {
  const moves = new Int32Array(cursor.maxMoves);
  let chance = 12345;
  const below = (limit: number): number => {
    chance = (Math.imul(chance, 1664525) + 1013904223) >>> 0;
    return Math.floor((chance / 2 ** 32) * limit);
  };
  let depth = 0;
  let looked = 0;
  for (let step = 0; step < steps; step++) {
    const count = cursor.isDecided() ? 0 : cursor.generate(moves, 0);
    if (count === 0 || (depth > 0 && below(10) < 3)) {
      const back = 1 + below(depth);
      for (let i = 0; i < back; i++) cursor.undo();
      depth -= back;
    } else {
      cursor.make(moves[below(count)]);
      depth++;
    }
    if (below(4) === 0) continue;
    look(cursor.view());
    looked++;
  }
  return looked;
}

function holds<S, M, V>({ game, inputs, open }: Subject<S, M, V>): void {
  const network = randomNetwork(inputs, 64);
  const plain = new NetworkEvaluator(openPlainKernel(network, inputs), inputs);
  const kernel = openWasmKernel(network, inputs);
  if (kernel === undefined) throw new Error('no WebAssembly here');
  const wasm = new NetworkEvaluator(kernel, inputs);
  const differing: unknown[] = [];
  const values = new Set<number>();
  const looked = wander(open(game.start()), POSITIONS, (view) => {
    const value = plain.evaluate(view);
    values.add(value);
    const others = [wasm.evaluate(view)];
    // Now and then from nothing: no difference may have been lost on the way.
    if (values.size % 50 === 0) {
      others.push(new NetworkEvaluator(openPlainKernel(network, inputs), inputs).evaluate(view));
    }
    if (others.some((other) => other !== value)) differing.push([value, ...others]);
  });
  expect(looked).toBeGreaterThan(POSITIONS / 2);
  expect(values.size).toBeGreaterThan(100);
  expect(differing).toEqual([]);
}

describe('WebAssembly, plain TypeScript and an evaluation from nothing find the same numbers', () => {
  test('chess', () => {
    holds({ game: classico, inputs: chessInputs, open: (state) => new ChessCursor(state) });
  });
  test('Brasez', () => {
    holds({ game: brasez, inputs: brasezInputs, open: (state) => new BrasezCursor(state) });
  });
});
