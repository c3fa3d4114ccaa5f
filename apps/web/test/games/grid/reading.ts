import { readFileSync } from 'node:fs';
import { replay } from '@tabuleiro/game';
import { Random } from '@tabuleiro/testkit';
import { type GameMove, GamePosition } from '../../../src/games/position.js';
import type { GameView } from '../../../src/games/view.js';

/** The position of a text that must be readable. */
export function read<S, M, P extends string>(
  { written: { game } }: GameView<S, M, P>,
  text: string,
): GamePosition<S, M, P> {
  const state = game.notation.parsePosition(text);
  if (!state.ok) throw new Error(`${text}: ${JSON.stringify(state.error)}`);
  return new GamePosition(game, state.value);
}

/** How a position is written. */
export function write({ written: { game } }: GameView, { state }: GamePosition): string {
  return game.notation.formatPosition(state);
}

/** An action that must be legal, with the positions around it. */
export function played<S, M, P extends string>(
  view: GameView<S, M, P>,
  before: GamePosition<S, M, P>,
  action: string,
): GameMove<S, M, P> {
  const move = view.written.game.notation.parseMove(before.state, action);
  if (!move.ok) throw new Error(`${action} in ${write(view, before)}: ${JSON.stringify(move.error)}`);
  return before.withMove(move.value);
}

export function* gameMovesOf(
  view: GameView,
  start: GamePosition,
  actions: readonly string[],
): Generator<GameMove> {
  let before = start;
  for (const action of actions) {
    const gameMove = played(view, before, action);
    yield gameMove;
    before = gameMove.after;
  }
}

/** The shared vectors of a file under `packages`, each with its start and its actions. */
export function vectors(
  view: GameView,
  file: string,
): readonly { start: GamePosition; actions: readonly string[] }[] {
  const url = new URL(`../../../../../packages/${file}`, import.meta.url);
  const lines = readFileSync(url, 'utf8').split('\n');
  const parsed: { position: string; moves: readonly string[] }[] = lines
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
  return parsed.map(({ position, moves }) => ({ start: read(view, position), actions: moves }));
}

/** Where every shared vector ends. */
export function* vectorEnds(view: GameView, file: string): Generator<GamePosition> {
  const { game } = view.written;
  for (const { start, actions } of vectors(view, file)) {
    const end = replay(game, start.state, actions);
    if (!end.ok) throw new Error(`${write(view, start)}: ${JSON.stringify(end.error)}`);
    yield new GamePosition(game, end.value);
  }
}

/** One random game from the start, `plies` actions at most. */
export function* randomGameMoves(view: GameView, seed: number, plies: number): Generator<GameMove> {
  const { game } = view.written;
  const random = new Random(seed);
  let before = new GamePosition(game, game.start());
  for (let ply = 0; ply < plies && before.moves.length > 0; ply++) {
    const gameMove = before.withMove(random.pick(before.moves));
    yield gameMove;
    before = gameMove.after;
  }
}
