import { type Action, applyAction, beginMatch, listOf, type Match, runningPlayer } from '@tabuleiro/match';
import { expect } from 'vitest';
import { readServerMessage } from '../../src/protocol/decode.js';
import { MOST_REFUND_MS, RETURN_MS } from '../../src/protocol/limits.js';
import { formatLine, type Line, parseLine } from '../../src/protocol/lines.js';
import { setupOf } from '../../src/protocol/terms.js';
import type { StoredLine } from '../../src/server/store.js';
import type { Run, Tried } from './schedule.js';
import { gameOf, type Pair, type Span, type World } from './world.js';

function linesOf(world: World, match: string): readonly Line[] {
  return (world.disk.lines.get(match) ?? []).map(({ text }) => {
    const line = parseLine(text);
    if (!line.ok) throw new Error(text);
    return line.value;
  });
}

type Played = {
  readonly action: Action;
  readonly stored: StoredLine;
  readonly before: Match;
  readonly after: Match;
};

/** What was done, as the match package alone plays it from the actions on the disk. */
function* playedOf(world: World, match: string): Generator<Played, Match | undefined> {
  const lines = linesOf(world, match);
  const stored = world.disk.lines.get(match) ?? [];
  const [open] = lines;
  if (open?.kind !== 'open' || !lines.some(({ kind }) => kind === 'begin')) return undefined;
  const game = gameOf(open.terms.game);
  const dice = open.commit === undefined ? undefined : { commit: open.commit, playerSeed: '' };
  const begun = beginMatch(game, setupOf(open.terms, ['', ''], dice));
  if (!begun.ok) throw new Error(begun.error.problem);
  let before = begun.value;
  for (const [i, line] of lines.entries()) {
    if (line.kind !== 'act') continue;
    const next = applyAction(game, before, line.action);
    if (!next.ok) throw new Error(`${next.error.code}: ${formatLine(line)}`);
    yield { action: line.action, stored: stored[i], before, after: next.value };
    before = next.value;
  }
  return before;
}

/** The match as it stands at the end. */
export function pureMatch(world: World, match: string): Match | undefined {
  const played = playedOf(world, match);
  for (;;) {
    const { done, value } = played.next();
    if (done === true) return value;
  }
}

/** Everything that must hold when the dust has settled. */
export function holdsTrue(world: World, run: Run, { match }: Pair): void {
  const truth = pureMatch(world, match);
  const stored = world.disk.lines.get(match) ?? [];
  for (const client of run.all()) {
    expect(client.problem).toBeUndefined();
    expect(client.pending).toEqual([]);
    expect(client.online?.seq).toBe(stored.length);
    const shown = client.online?.match;
    expect(shown && listOf(shown.actions)).toEqual(truth && listOf(truth.actions));
    expect(shown?.clocks).toEqual(truth?.clocks);
    expect(shown?.outcome).toEqual(truth?.outcome);
    if (shown !== undefined && truth !== undefined) {
      const { notation } = gameOf(shown.game);
      expect(notation.formatPosition(shown.state)).toBe(notation.formatPosition(truth.state));
    }
  }
  const [first, ...others] = run.all();
  for (const other of others) expect(other.online?.hash).toBe(first.online?.hash);
  nothingTwice(world, run, match);
  nothingUnkept(world, match);
  nothingTold(world, run, match, truth?.outcome !== undefined);
  timeIsRight(world, match);
}

/** What was acknowledged is there once, what was refused is not there, and it is what was wished, by whoever wished it. */
function nothingTwice(world: World, run: Run, match: string): void {
  const stored = world.disk.lines.get(match) ?? [];
  const ids = stored.flatMap(({ hidden: { id } }) => (id === undefined ? [] : [id]));
  expect(new Set(ids).size).toBe(ids.length);
  for (const tried of run.tried) {
    if (tried.id === undefined) continue;
    const at = stored.findIndex(({ hidden }) => hidden.id === tried.id);
    if (tried.result === 'done') expect(at, JSON.stringify(tried)).toBeGreaterThan(0);
    if (tried.result === 'refused' && tried.code !== 'dropped') expect(at, JSON.stringify(tried)).toBe(-1);
    if (at >= 0) isAsWished(world, match, at, tried);
  }
}

function isAsWished(world: World, match: string, at: number, { who, wish }: Tried): void {
  const stored = world.disk.lines.get(match)?.[at];
  const line = linesOf(world, match)[at];
  expect(stored?.hidden.by).toBe(who === 1 ? 'guest' : 'host');
  if (line.kind !== 'act') return;
  const { action }: { readonly action: Action } = line;
  expect(action.by).toBe(gameOf(openOf(world, match)).players[who === 1 ? 1 : 0]);
  expect(action.kind).toBe(wish.kind === 'ask' ? 'pause' : wish.kind);
  if (action.kind === 'move' && wish.kind === 'move') expect(action.move).toBe(wish.move);
}

function openOf(world: World, match: string): string {
  const [open] = linesOf(world, match);
  return open.kind === 'open' ? open.terms.game : '';
}

/** O-TURN: no client was ever shown a line that is not kept. Nobody was shown a secret. */
function nothingUnkept(world: World, match: string): void {
  const stored = world.disk.lines.get(match) ?? [];
  const tokens = stored.flatMap(({ hidden: { token } }) => (token === undefined ? [] : [token]));
  for (const { text } of world.network.delivered) {
    for (const token of tokens) expect(text).not.toContain(token);
    const message = readServerMessage(text);
    if (!message.ok) throw new Error(text);
    const { value } = message;
    if (value.kind === 'line') expect(stored[value.seq]?.text).toBe(value.line);
    if (value.kind === 'state' && value.match === match)
      expect(stored.slice(value.from, value.from + value.lines.length).map((line) => line.text)).toEqual(
        value.lines,
      );
  }
}

/** O-SEAT, O-DICE: no secret of a seat is ever told, and that of the dice not before the end. */
function nothingTold(world: World, run: Run, match: string, isOver: boolean): void {
  const tokens = run.all().flatMap(({ savedSeat }) => (savedSeat === undefined ? [] : [savedSeat.token]));
  const dice = world.disk.lines.get(match)?.[0].hidden.secret;
  const secrets = [...tokens, ...(isOver || dice === undefined ? [] : [dice])];
  expect(secrets.length).toBeGreaterThan(1);
  for (const { text } of world.network.delivered)
    for (const secret of secrets) expect(text).not.toContain(secret);
  for (const count of world.counts) for (const secret of secrets) expect(count).not.toContain(secret);
}

/**
 * O-TIME: nobody pays for more than the time since the action before, outages left out; nor for less than it, but for what is
 * given back in a turn and what the schedule explains.
 */
function timeIsRight(world: World, match: string): void {
  const begin = world.disk.lines.get(match)?.find(({ text }) => text.startsWith('{"kind":"begin"'));
  if (begin === undefined) return;
  const toldAt = (line: StoredLine): number => world.disk.told.get(line) ?? line.at;
  let since = { written: begin.at, told: toldAt(begin) };
  let given = 0;
  for (const { action, stored, before, after } of playedOf(world, match)) {
    const { at } = stored;
    const most = at - since.written - overlap(world.disk.outages, since.written, at);
    expect(action.spent).toBeLessThanOrEqual(most + 1);
    const came = arrivalOf(world, stored);
    if (hasDied(world, since.written, at)) given = 0;
    if (runningPlayer(before) !== undefined)
      given += Math.max(0, came - since.told - explained(world, since.told, came) - action.spent - 1);
    expect(given).toBeLessThanOrEqual(MOST_REFUND_MS + 1);
    if (before.plies !== after.plies) given = 0;
    since = { written: at, told: toldAt(stored) };
  }
}

function hasDied({ deaths }: World, from: number, to: number): boolean {
  return deaths.some((death) => death.from <= to && death.to >= from);
}

/** When the request that a line answers came to the server that wrote it; a flag falls when it is written. */
function arrivalOf(world: World, { at, hidden: { id = '' } }: StoredLine): number {
  const came = world.network.requests.get(id) ?? [];
  return came.find((moment) => moment <= at && !hasDied(world, moment, at)) ?? at;
}

/** The server signs every second that it lives. */
const SIGN_MS = 1000;

/** Milliseconds for which the promise allows a clock to stand: outages, the last second before them, the way back after a restart. */
function explained({ deaths, fulls }: World, from: number, to: number): number {
  const spans = [
    ...deaths.map((death) => ({ from: death.from - SIGN_MS, to: death.to + RETURN_MS })),
    ...fulls.map((full) => ({ from: full.from - SIGN_MS, to: full.to + SIGN_MS })),
  ];
  return overlap(spans, from, to);
}

/** How much of a time is in any of the spans: what is in two of them counts once. */
function overlap(spans: readonly Span[], from: number, to: number): number {
  let sum = 0;
  let end = from;
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    sum += Math.max(0, Math.min(span.to, to) - Math.max(span.from, end));
    end = Math.max(end, span.to);
  }
  return sum;
}
