import { readFileSync } from 'node:fs';
import type { Position } from '@tabuleiro/contest';
import { Random } from '@tabuleiro/testkit';
import { LANGS } from '@tabuleiro/words';
import { expect, test } from 'vitest';
import type { Path, Scene } from '../../../src/games/face.js';
import { senetFace } from '../../../src/games/senet/senet.js';
import { sceneOf } from '../../../src/play/scene.js';
import { read } from './scenes.js';

const VECTORS = new URL('../../../../../packages/senet/test/data/senet.jsonl', import.meta.url);
const SEEDS = Array.from({ length: 12 }, (_, i) => i + 1);
/** A code or a slip of the pen where a word should be. */
const UNWORDED = /undefined|NaN|null|\[object|^$/;

/** Is what a person may choose exactly what is legal, each action by one path that begins no other? */
function pathFaults(scene: Scene): readonly string[] {
  const paths = senetFace.paths(scene);
  const actions = paths.map(({ action }) => action).sort();
  const places = new Set([...senetFace.track, ...senetFace.trays('pt-BR', scene).map(({ id }) => id)]);
  const faults = actions.join() === [...scene.legal].sort().join() ? [] : [`chooses ${actions.join()}`];
  for (const path of paths) {
    const [from, to] = path.steps.map((step) => (step.kind === 'place' ? step.place : ''));
    if (paths.some((other) => other !== path && isBeginning(path, other)))
      faults.push(`begins: ${path.action}`);
    if (!places.has(from) || !places.has(to ?? from)) faults.push(`leads nowhere: ${path.action}`);
    if (senetFace.attempt(scene, from, to ?? from) !== path.action) faults.push(`tries: ${path.action}`);
  }
  return faults;
}

function isBeginning({ steps }: Path, other: Path): boolean {
  return steps.every((step, i) => JSON.stringify(step) === JSON.stringify(other.steps.at(i)));
}

function wordFaults(scene: Scene): readonly string[] {
  return LANGS.flatMap((lang) => {
    const cells = senetFace.cells(lang, scene);
    const texts = [
      ...cells.flatMap(({ spoken, man, remark }) => [spoken, man?.full ?? '-', remark ?? '-']),
      ...senetFace.trays(lang, scene).map(({ name }) => name),
      ...cells.map(({ id }) => senetFace.ahead?.(lang, scene, id) ?? ''),
      senetFace.movable?.(lang, scene) ?? '',
    ];
    return texts.filter((text) => UNWORDED.test(text));
  });
}

/** What is said of an action, and whether what is traced is what the track shows. */
function actionFaults(before: Scene, action: string, after: Scene): readonly string[] {
  const [pt, en] = LANGS.map((lang) => senetFace.say(lang, before, action, after));
  const faults = [pt, en].filter((text) => UNWORDED.test(text));
  if (pt === en) faults.push(`one language: ${pt}`);
  const { from, to } = senetFace.trace(before, action, after);
  const mover = before.player;
  if (from.some((place) => ownerAt(before, place) !== mover)) faults.push(`traced from ${from.join()}`);
  if (to.some((place) => place !== 'exit' && ownerAt(after, place) !== mover)) faults.push(`to ${to.join()}`);
  return faults;
}

function ownerAt({ position }: Scene, place: string): string {
  return position.replaceAll('/', '').charAt(Number(place) - 1);
}

/** Everything that a position and each action in it have to show. */
function faultsOf(position: Position): readonly string[] {
  const before = sceneOf(position);
  const faults = position.legal().flatMap((action) => {
    const next = position.play(action);
    return next.ok ? actionFaults(before, action, sceneOf(next.value)) : [action];
  });
  return [...pathFaults(before), ...faults].map((fault) => `${position.format()}: ${fault}`);
}

function after(position: Position, action: string): Position {
  const next = position.play(action);
  if (!next.ok) throw new Error(`${position.format()}: ${action}`);
  return next.value;
}

test('[S-TURN] in every vector choices are the legal actions, and all is worded', () => {
  const lines = readFileSync(VECTORS, 'utf8').trim().split('\n');
  expect(lines).toHaveLength(300);
  for (const line of lines) {
    const { position, moves }: { position: string; moves: string[] } = JSON.parse(line);
    let at = read(position);
    for (const move of moves) {
      expect(faultsOf(at)).toEqual([]);
      at = after(at, move);
    }
    expect([...faultsOf(at), ...wordFaults(sceneOf(at))]).toEqual([]);
  }
});

test(`[S-TURN] and in ${SEEDS.length} random games`, () => {
  for (const seed of SEEDS) {
    const random = new Random(seed);
    let at = senetFace.entry.start({});
    for (let ply = 0; at.legal().length > 0; ply++) {
      expect(faultsOf(at), `seed ${seed}`).toEqual([]);
      if (ply % 25 === 0) expect(wordFaults(sceneOf(at)), `seed ${seed}`).toEqual([]);
      at = after(at, random.pick(at.legal()));
    }
    expect(at.outcome()?.reason).toBe('win');
  }
});
