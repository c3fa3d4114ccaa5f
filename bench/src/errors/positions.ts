import { SeededRandom } from '@tabuleiro/arena';
import { Chooser, LEVELS, type Level, levelParametersOf, mixSeed, type SearchGame } from '@tabuleiro/engine';

/** Plies after which a game is left. */
const MOST_PLIES = 160;
/** One position in so many is looked at. */
const EVERY = 12;

/**
 * Positions of a seeded game of one level against itself, about one in twelve, with at least two moves to choose from, and the one
 * before the last move of a game that was won: the same positions are put to all levels.
 */
export function drawPositions<S, M>(searchGame: SearchGame<S, M>, level: Level, seed: number): S[] {
  const { game } = searchGame;
  const chooser = new Chooser(searchGame);
  const parameters = levelParametersOf(game.id, level);
  const chance = new SeededRandom(mixSeed(seed, level));
  const found: S[] = [];
  let state = game.start();
  for (let ply = 0; ply < MOST_PLIES && game.turn(state).kind === 'player'; ply++) {
    if (chance.below(EVERY) === 0 && game.moves(state).length > 1) found.push(state);
    const { move } = chooser.choose(state, parameters, mixSeed(seed, level, ply % 2));
    if (move === undefined) break;
    const next = game.apply(state, move);
    const turn = game.turn(next);
    if (turn.kind === 'over' && turn.outcome.winner !== undefined && found.at(-1) !== state)
      found.push(state);
    state = next;
  }
  return found;
}

/** The level whose games a chunk of positions is from: all in turn. */
export function levelOfChunk(chunk: number): Level {
  return LEVELS[chunk % LEVELS.length];
}
