import { readFileSync } from 'node:fs';
import type { Entry, Position } from '@tabuleiro/contest';
import { Random } from '@tabuleiro/testkit';
import type { Scene } from '../../../src/games/face.js';

/** A position with what a face is told of it. */
export type View = { readonly position: Position; readonly scene: Scene };

export function viewOf(position: Position): View {
  let legal: readonly string[] | undefined;
  const scene = {
    position: position.format(),
    /** Found when it is asked for: of most positions only the text is looked at. */
    get legal() {
      legal ??= position.legal();
      return legal;
    },
    player: position.player(),
  };
  return { position, scene };
}

/** The position of a text that must be readable. */
export function read(entry: Entry, text: string): View {
  const position = entry.parse(text, {});
  if (!position.ok) throw new Error(`${text}: ${JSON.stringify(position.error)}`);
  return viewOf(position.value);
}

/** What follows an action that must be legal. */
export function played({ position }: View, action: string): View {
  const next = position.play(action);
  if (!next.ok) throw new Error(`${action} in ${position.format()}: ${JSON.stringify(next.error)}`);
  return viewOf(next.value);
}

/** An action with the positions around it. */
export type Passage = { readonly before: View; readonly action: string; readonly after: View };

export function* passagesOf(start: View, actions: readonly string[]): Generator<Passage> {
  let before = start;
  for (const action of actions) {
    const after = played(before, action);
    yield { before, action, after };
    before = after;
  }
}

/** The shared vectors of a file under `packages`, each with its start and its actions. */
export function vectors(entry: Entry, file: string): readonly { start: View; actions: readonly string[] }[] {
  const url = new URL(`../../../../../packages/${file}`, import.meta.url);
  const lines = readFileSync(url, 'utf8').split('\n');
  const parsed: { position: string; moves: readonly string[] }[] = lines
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
  return parsed.map(({ position, moves }) => ({ start: read(entry, position), actions: moves }));
}

/** Where every shared vector ends. */
export function* vectorEnds(entry: Entry, file: string): Generator<View> {
  for (const { start, actions } of vectors(entry, file)) {
    const end = start.position.replay(actions);
    if (!end.ok) throw new Error(`${start.scene.position}: ${JSON.stringify(end.error)}`);
    yield viewOf(end.value);
  }
}

/** One random game from the start, `plies` actions at most. */
export function* randomPassages(entry: Entry, seed: number, plies: number): Generator<Passage> {
  const random = new Random(seed);
  let before = viewOf(entry.start({}));
  for (let ply = 0; ply < plies && before.scene.legal.length > 0; ply++) {
    const action = random.pick(before.scene.legal);
    const after = played(before, action);
    yield { before, action, after };
    before = after;
  }
}
