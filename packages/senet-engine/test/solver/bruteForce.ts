import { A, type SenetState, senet } from '@tabuleiro/senet';
import type { ExactValues } from '../../src/index.js';

/** `A` about to throw, his pieces on `own`, B's on `other`: masks whose bit n is square n. */
export function stateOf(own: number, other: number): SenetState {
  const letters = Array.from({ length: 30 }, (_, i) =>
    (own >> (i + 1)) & 1 ? 'A' : (other >> (i + 1)) & 1 ? 'B' : '.',
  );
  const text = letters.join('').replace(/(.{10})(?=.)/g, '$1/');
  const parsed = senet.notation.parsePosition(`${text} A -`);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
}

/** Masks of A's and B's pieces. */
export function setsIn({ track }: SenetState): [a: number, b: number] {
  const sets: [number, number] = [0, 0];
  for (let square = 1; square <= 30; square++) if (track[square] > 0) sets[track[square] - 1] |= 1 << square;
  return sets;
}

/** What may follow a throw: the states after each move, once for each die. */
export function futuresOf(state: SenetState): SenetState[][] {
  return senet.moves(state).map((die) => {
    const thrown = senet.apply(state, die);
    return senet.moves(thrown).map((move) => senet.apply(thrown, move));
  });
}

/** How likely A wins if both choose best, each state being worth what `worthOf` says. */
export function lookAhead(state: SenetState, worthOf: (state: SenetState) => number): number {
  return weigh(
    state,
    futuresOf(state).map((futures) => futures.map(worthOf)),
  );
}

/** How likely A wins, by a table. */
export function worthBy(table: ExactValues): (state: SenetState) => number {
  return (state) => {
    const turn = senet.turn(state);
    if (turn.kind === 'over') return turn.outcome.winner === 'A' ? 1 : 0;
    const [a, b] = setsIn(state);
    return turn.kind === 'chance' && turn.player === 'A' ? table.win(a, b) : 1 - table.win(b, a);
  };
}

/** `worths`: by die, then by move. */
function weigh({ player }: SenetState, worths: readonly (readonly number[])[]): number {
  const choose = player === A ? Math.max : Math.min;
  return worths.reduce((sum, choices) => sum + choose(...choices), 0) / worths.length;
}

/**
 * A second solver that knows nothing of the first: the rules' own moves, every state that can come up from those given,
 * values in a map, computed again and again until they stay. By position text: how likely A wins.
 */
export function solveByForce(states: readonly SenetState[]): Map<string, number> {
  const values = new Map<string, number>();
  const futures = new Map<SenetState, string[][]>();
  for (const open = [...states]; open.length > 0; ) {
    const state = open.pop();
    if (state === undefined || values.has(textOf(state))) continue;
    const turn = senet.turn(state);
    values.set(textOf(state), turn.kind === 'over' && turn.outcome.winner === 'A' ? 1 : 0);
    if (turn.kind === 'over') continue;
    const next = futuresOf(state);
    futures.set(
      state,
      next.map((choices) => choices.map(textOf)),
    );
    open.push(...next.flat());
  }
  for (let change = 1; change > 1e-9; ) {
    change = 0;
    for (const [state, next] of futures) {
      const value = weigh(
        state,
        next.map((choices) => choices.map((text) => values.get(text) ?? Number.NaN)),
      );
      change = Math.max(change, Math.abs(value - (values.get(textOf(state)) ?? 0)));
      values.set(textOf(state), value);
    }
  }
  return values;
}

function textOf(state: SenetState): string {
  return senet.notation.formatPosition(state);
}
