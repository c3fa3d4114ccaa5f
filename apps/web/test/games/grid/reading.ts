import { readFileSync } from 'node:fs';
import { replay } from '@tabuleiro/game';
import { Random } from '@tabuleiro/testkit';
import { type Passage, Scene } from '../../../src/games/scene.js';
import type { GameView } from '../../../src/games/view.js';

/** The scene of a position text that must be readable. */
export function read<S, M, P extends string>(
  { written: { game } }: GameView<S, M, P>,
  text: string,
): Scene<S, M, P> {
  const state = game.notation.parsePosition(text);
  if (!state.ok) throw new Error(`${text}: ${JSON.stringify(state.error)}`);
  return new Scene(game, state.value);
}

/** How the position of a scene is written. */
export function write({ written: { game } }: GameView, { state }: Scene): string {
  return game.notation.formatPosition(state);
}

/** An action that must be legal, with the scenes around it. */
export function played<S, M, P extends string>(
  view: GameView<S, M, P>,
  before: Scene<S, M, P>,
  action: string,
): Passage<S, M, P> {
  const move = view.written.game.notation.parseMove(before.state, action);
  if (!move.ok) throw new Error(`${action} in ${write(view, before)}: ${JSON.stringify(move.error)}`);
  return before.passage(move.value);
}

export function* passagesOf(view: GameView, start: Scene, actions: readonly string[]): Generator<Passage> {
  let before = start;
  for (const action of actions) {
    const passage = played(view, before, action);
    yield passage;
    before = passage.after;
  }
}

/** The shared vectors of a file under `packages`, each with its start and its actions. */
export function vectors(
  view: GameView,
  file: string,
): readonly { start: Scene; actions: readonly string[] }[] {
  const url = new URL(`../../../../../packages/${file}`, import.meta.url);
  const lines = readFileSync(url, 'utf8').split('\n');
  const parsed: { position: string; moves: readonly string[] }[] = lines
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
  return parsed.map(({ position, moves }) => ({ start: read(view, position), actions: moves }));
}

/** Where every shared vector ends. */
export function* vectorEnds(view: GameView, file: string): Generator<Scene> {
  const { game } = view.written;
  for (const { start, actions } of vectors(view, file)) {
    const end = replay(game, start.state, actions);
    if (!end.ok) throw new Error(`${write(view, start)}: ${JSON.stringify(end.error)}`);
    yield new Scene(game, end.value);
  }
}

/** One random game from the start, `plies` actions at most. */
export function* randomPassages(view: GameView, seed: number, plies: number): Generator<Passage> {
  const { game } = view.written;
  const random = new Random(seed);
  let before = new Scene(game, game.start());
  for (let ply = 0; ply < plies && before.moves.length > 0; ply++) {
    const passage = before.passage(random.pick(before.moves));
    yield passage;
    before = passage.after;
  }
}
