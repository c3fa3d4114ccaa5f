import { readFileSync } from 'node:fs';
import { senet } from '@tabuleiro/senet';
import { Random } from '@tabuleiro/testkit';
import { LANGS } from '@tabuleiro/words';
import { expect, test } from 'vitest';
import { GamePosition } from '../../../src/games/position.js';
import type { SenetGameMove, SenetPosition } from '../../../src/games/senet/houses.js';
import { senetView } from '../../../src/games/senet/senet.js';
import type { Path } from '../../../src/games/view.js';
import { traced } from '../traced.js';
import { played, read } from './positions.js';

const VECTORS = new URL('../../../../../packages/senet/test/data/senet.jsonl', import.meta.url);
const SEEDS = Array.from({ length: 12 }, (_, i) => i + 1);
/** A code or a slip of the pen where a word should be. */
const UNWORDED = /undefined|NaN|null|\[object|^$/;

/** Is what a person may choose exactly what is legal, each action by one path that begins no other? */
function pathFaults(position: SenetPosition): readonly string[] {
  const paths = senetView
    .paths(position)
    .map(({ move, steps }) => ({ steps, action: senet.notation.formatMove(move) }));
  const actions = paths.map(({ action }) => action).sort();
  const places = new Set([...senetView.track, ...senetView.trays('pt-BR', position).map(({ id }) => id)]);
  const faults = actions.join() === legalIn(position).sort().join() ? [] : [`chooses ${actions.join()}`];
  for (const path of paths) {
    const [from, to] = path.steps.map((step) => (step.kind === 'place' ? step.place : ''));
    if (paths.some((other) => other !== path && isBeginning(path, other)))
      faults.push(`begins: ${path.action}`);
    if (!places.has(from) || !places.has(to ?? from)) faults.push(`leads nowhere: ${path.action}`);
    if (senetView.attempt(position, from, to ?? from) !== path.action) faults.push(`tries: ${path.action}`);
  }
  return faults;
}

type Steps = Pick<Path, 'steps'>;

function isBeginning({ steps }: Steps, other: Steps): boolean {
  return steps.every((step, i) => JSON.stringify(step) === JSON.stringify(other.steps.at(i)));
}

function wordFaults(position: SenetPosition): readonly string[] {
  return LANGS.flatMap((lang) => {
    const cells = senetView.cells(lang, position);
    const texts = [
      ...cells.flatMap(({ spoken, man, remark }) => [spoken, man?.full ?? '-', remark ?? '-']),
      ...senetView.trays(lang, position).map(({ name }) => name),
      ...cells.map(({ id }) => senetView.ahead?.(lang, position, id) ?? ''),
      ...cells.map(({ id }) => senetView.movable?.(lang, position, id) ?? ''),
    ];
    return texts.filter((text) => UNWORDED.test(text));
  });
}

/** What is said of an action, and whether what is traced is what the track shows. */
function actionFaults(gameMove: SenetGameMove): readonly string[] {
  const { before, after } = gameMove;
  const [pt, en] = LANGS.map((lang) => senetView.say(lang, gameMove));
  const faults = [pt, en].filter((text) => UNWORDED.test(text));
  if (pt === en) faults.push(`one language: ${pt}`);
  const { from, to } = traced(senetView, gameMove);
  const mover = before.player;
  if (from.some((place) => ownerAt(before, place) !== mover)) faults.push(`traced from ${from.join()}`);
  if (to.some((place) => place !== 'exit' && ownerAt(after, place) !== mover)) faults.push(`to ${to.join()}`);
  return faults;
}

function ownerAt({ state }: SenetPosition, place: string): string {
  return write(state)
    .replaceAll('/', '')
    .charAt(Number(place) - 1);
}

function write(state: SenetPosition['state']): string {
  return senet.notation.formatPosition(state);
}

/** What a player may choose, else the throws. */
function legalIn({ state }: SenetPosition): string[] {
  return senet.turn(state).kind === 'player'
    ? senet.moves(state).map((move) => senet.notation.formatMove(move))
    : [];
}

/** Everything that a position and each action in it have to show. */
function faultsOf(before: SenetPosition): readonly string[] {
  const faults = senet.moves(before.state).flatMap((move) => actionFaults(before.withMove(move)));
  return [...pathFaults(before), ...faults].map((fault) => `${write(before.state)}: ${fault}`);
}

test('[S-TURN] in every vector choices are the legal actions, and all is worded', () => {
  const lines = readFileSync(VECTORS, 'utf8').trim().split('\n');
  expect(lines).toHaveLength(300);
  for (const line of lines) {
    const { position, moves }: { position: string; moves: string[] } = JSON.parse(line);
    let at = read(position);
    for (const move of moves) {
      expect(faultsOf(at)).toEqual([]);
      at = played(at, move).after;
    }
    expect([...faultsOf(at), ...wordFaults(at)]).toEqual([]);
  }
});

test(`[S-TURN] and in ${SEEDS.length} random games`, () => {
  for (const seed of SEEDS) {
    const random = new Random(seed);
    let at: SenetPosition = new GamePosition(senet, senet.start());
    for (let ply = 0; at.player !== undefined; ply++) {
      expect(faultsOf(at), `seed ${seed}`).toEqual([]);
      if (ply % 25 === 0) expect(wordFaults(at), `seed ${seed}`).toEqual([]);
      at = at.withMove(random.pick(senet.moves(at.state))).after;
    }
    expect(senet.turn(at.state)).toMatchObject({ outcome: { reason: 'win' } });
  }
});
