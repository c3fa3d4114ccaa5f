import { mixSeed } from '@tabuleiro/engine';
import { senet, THROWS } from '@tabuleiro/senet';
import type { SenetChooser, SenetLevelParameters } from '@tabuleiro/senet-engine';

export type Duel = {
  readonly first: SenetLevelParameters;
  readonly second: SenetLevelParameters;
  readonly seed: number;
};

/** Does the first win game number `game`? It begins in the even ones; two games share their throws. */
export function playDuel(chooser: SenetChooser, { first, second, seed }: Duel, game: number): boolean {
  const own = senet.players[game % 2];
  let state = senet.start();
  for (let throws = 0; ; ) {
    const turn = senet.turn(state);
    if (turn.kind === 'over') return turn.outcome.winner === own;
    if (turn.kind === 'chance') {
      const thrown = mixSeed(seed, game >> 1, throws++) % THROWS.length;
      state = senet.apply(state, { kind: 'throw', die: THROWS[thrown] });
      continue;
    }
    const { move } = chooser.choose(state, turn.player === own ? first : second, mixSeed(seed, game));
    if (move === undefined) throw new Error(`no action in ${senet.notation.formatPosition(state)}`);
    state = senet.apply(state, move);
  }
}
