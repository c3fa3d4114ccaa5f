import { mixSeed } from '@tabuleiro/game';
import { type SenetState, senet } from '@tabuleiro/senet';

/** Positions of games that chance plays, every one of them; the same for the same seed. */
export function* randomStates(seed: number, games: number): Generator<SenetState> {
  for (let game = 0; game < games; game++) {
    let state = senet.start();
    let draws = 0;
    for (let moves = senet.moves(state); moves.length > 0; moves = senet.moves(state)) {
      yield state;
      state = senet.apply(state, moves[mixSeed(seed, game, draws++) % moves.length]);
    }
  }
}

/** Positions in which somebody has a choice. */
export function choices(seed: number, games: number): readonly SenetState[] {
  return [...randomStates(seed, games)].filter((state) => state.die !== 0 && senet.moves(state).length > 1);
}

/** The text of a position, three rows split by `/`, read. */
export function read(text: string): SenetState {
  const parsed = senet.notation.parsePosition(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
}
