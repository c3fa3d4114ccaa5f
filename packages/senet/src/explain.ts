import type { Facts, Refusal } from '@tabuleiro/game';
import { outcomeOf } from './ending.js';
import { partnerOf, wallBetween, wallEnd } from './formation.js';
import { EXIT_THROW } from './houses.js';
import { THROWS } from './move.js';
import { legalMoves } from './moves.js';
import type { SenetState } from './state.js';
import { OBSTACLES, type Obstacle, obstacleOf } from './step.js';
import { A, EMPTY, EXIT, LAST, opponentOf, type Track } from './track.js';

/** Every code that `explain` of Senet can answer with. */
export const SENET_REFUSALS = [
  'game-over',
  'bad-move',
  'not-thrown',
  'already-thrown',
  'no-such-throw',
  'must-move',
  'no-such-square',
  'empty-square',
  'not-your-piece',
  'not-forward',
  'exit-only',
  'exact-exit',
  'too-far-to-exit',
  'wrong-distance',
  ...OBSTACLES,
] as const;
/** The code of a refusal of Senet. */
export type SenetRefusal = (typeof SENET_REFUSALS)[number];

const NUMBER = '0|[1-9]\\d{0,8}';
const THROW = new RegExp(`^(?:${NUMBER})$`);
const STEP = new RegExp(`^(${NUMBER})-(${NUMBER})$`);

function refuse(code: SenetRefusal, rule: string, facts: Facts = {}): Refusal {
  return { code, rule, facts };
}

/** Why `attempt` is not a legal action; undefined when it is one. */
export function explain(state: SenetState, attempt: string): Refusal | undefined {
  const outcome = outcomeOf(state);
  if (outcome !== undefined) {
    return refuse('game-over', 'S-WIN', { reason: outcome.reason, winner: outcome.winner ?? '' });
  }
  if (THROW.test(attempt)) return explainThrow(state, Number(attempt));
  if (attempt === 'skip') return explainSkip(state);
  const step = STEP.exec(attempt);
  return step === null ? refuse('bad-move', 'S-TURN') : explainStep(state, Number(step[1]), Number(step[2]));
}

function explainThrow({ die }: SenetState, thrown: number): Refusal | undefined {
  if (die !== 0) return refuse('already-thrown', 'S-TURN', { die });
  const exists = THROWS.some((number) => number === thrown);
  return exists ? undefined : refuse('no-such-throw', 'S-DIE', { die: thrown });
}

function explainSkip(state: SenetState): Refusal | undefined {
  if (state.die === 0) return refuse('not-thrown', 'S-TURN');
  const move = legalMoves(state)[0];
  if (move.kind !== 'step') return undefined;
  return refuse('must-move', 'S-MUST', { die: state.die, from: move.from, to: move.to });
}

function explainStep(state: SenetState, from: number, to: number): Refusal | undefined {
  const { track, player, die } = state;
  if (die === 0) return refuse('not-thrown', 'S-TURN');
  if (from < 1 || from > LAST) return refuse('no-such-square', 'S-TRACK', { square: from });
  if (to < 1 || to > EXIT) return refuse('no-such-square', 'S-TRACK', { square: to });
  if (track[from] === EMPTY) return refuse('empty-square', 'S-TURN', { from });
  if (track[from] !== player) {
    return refuse('not-your-piece', 'S-TURN', { from, player: opponentOf(player) === A ? 'A' : 'B' });
  }
  return explainDistance(from, to, die) ?? explainObstacle(state, from, to);
}

/** What the throw and the piece's own house forbid, whatever else is on the track. */
function explainDistance(from: number, to: number, die: number): Refusal | undefined {
  if (to <= from) return refuse('not-forward', 'S-MOVE', { from, to });
  const needs = EXIT_THROW[from];
  if (needs !== 0) {
    if (to !== EXIT) return refuse('exit-only', 'S-EXIT', { house: from, to, needs });
    return needs === die ? undefined : refuse('exact-exit', `S-${from}`, { house: from, needs, die });
  }
  if (to === EXIT) return refuse('too-far-to-exit', 'S-EXIT', { from });
  return to - from === die
    ? undefined
    : refuse('wrong-distance', 'S-MOVE', { from, to, die, reach: from + die });
}

const OBSTACLE_RULES: Readonly<Record<Obstacle, string>> = {
  'blocked-by-wall': 'S-BLOCK',
  'own-piece': 'S-ONE',
  'protected-house': 'S-PROT',
  'wall-landing': 'S-BLOCK',
  'protected-pair': 'S-PROT',
};

function explainObstacle(state: SenetState, from: number, to: number): Refusal | undefined {
  const code = obstacleOf(state, from, to);
  if (code === undefined) return undefined;
  return refuse(code, OBSTACLE_RULES[code], { from, to, ...obstacleFacts(state, code, from, to) });
}

function obstacleFacts({ track, player }: SenetState, code: Obstacle, from: number, to: number): Facts {
  switch (code) {
    case 'blocked-by-wall':
      return wallFacts(track, wallBetween(track, from, to, opponentOf(player)));
    case 'wall-landing':
      return wallFacts(track, to);
    case 'protected-house':
      return { house: to };
    case 'protected-pair':
      return { at: partnerOf(track, to) };
    case 'own-piece':
      return {};
  }
}

function wallFacts(track: Track, first: number): Facts {
  return { first, last: wallEnd(track, first) };
}
