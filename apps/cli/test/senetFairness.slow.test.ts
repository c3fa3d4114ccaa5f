import { createHash } from 'node:crypto';
import {
  applyActionTo,
  beginGameMatch,
  type GameMatch,
  Opponent,
  textPositionIn,
  writtenSenet,
} from '@tabuleiro/any-game';
import { openEngine } from '@tabuleiro/engine/node';
import { makeFairDice, makeSecret, nextThrow, PLAIN_SETUP, withoutSecret } from '@tabuleiro/match';
import { expect, test } from 'vitest';
import { engineFiles, openThreadedEngine } from '../src/engine/open.js';
import { Sink } from './harness.js';

const SECRETS = 1000;
const SEATS = [
  { name: 'level', kind: 'computer', level: 5, seed: 7 },
  { name: 'person', kind: 'person' },
] as const;

/** A game in which the first die was thrown with secret number `i`: all later throws follow from it. */
function begin(i: number): GameMatch {
  const dice = makeFairDice(makeSecret(createHash('sha256').update(`secret ${i}`).digest()), 'a seed');
  const begun = beginGameMatch(writtenSenet, { ...PLAIN_SETUP, players: SEATS, dice: withoutSecret(dice) });
  if (!begun.ok) throw new Error(begun.error.code);
  const move = String(nextThrow(dice, 0));
  const thrown = applyActionTo(begun.value, { kind: 'throw', by: 'A', spent: 0, move, from: 'fair' });
  if (!thrown.ok) throw new Error(thrown.error.code);
  return thrown.value;
}

test(`[P-NF5] the same position with ${SECRETS} different secrets: the computer chooses the same`, async () => {
  const streams = { stdin: process.stdin, stdout: new Sink(), stderr: new Sink() };
  const outside = { env: {}, random: () => 0, now: () => new Date(0), elapsed: () => 0 };
  const io = { ...streams, ...outside, openEngine };
  const opponent = new Opponent(openThreadedEngine(io, engineFiles(io, 'en', 'network')));
  const signal = new AbortController().signal;
  const byPosition = new Map<string, Set<string>>();
  for (let i = 0; i < SECRETS; i++) {
    const gameMatch = begin(i);
    const position = textPositionIn(gameMatch).format();
    const chosen = await opponent.choose(gameMatch.match, 'A', signal);
    const advised = i % 50 === 0 ? await opponent.hint(gameMatch.match, signal) : undefined;
    const seen = byPosition.get(position) ?? new Set();
    seen.add(`chosen ${chosen}`);
    if (advised !== undefined) seen.add(`advised ${advised}`);
    byPosition.set(position, seen);
  }
  await opponent.close();
  expect(byPosition.size).toBe(5);
  for (const seen of byPosition.values()) {
    expect([...seen].filter((text) => text.startsWith('chosen'))).toHaveLength(1);
    expect([...seen].filter((text) => text.startsWith('advised')).length).toBeLessThanOrEqual(1);
  }
}, 300_000);
