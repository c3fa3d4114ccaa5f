import { type Action, applyAction, beginMatch, listOf, type Match } from '@tabuleiro/match';
import { expect } from 'vitest';
import { readServerMessage } from '../../src/protocol/decode.js';
import { formatLine, type Line, parseLine } from '../../src/protocol/lines.js';
import { setupOf } from '../../src/protocol/terms.js';
import type { Run, Tried } from './schedule.js';
import { gameOf, type Pair, type World } from './world.js';

function linesOf(world: World, match: string): readonly Line[] {
  return (world.disk.lines.get(match) ?? []).map(({ text }) => {
    const line = parseLine(text);
    if (!line.ok) throw new Error(text);
    return line.value;
  });
}

/** The match as the match package alone plays it, from the actions on the disk. */
export function pureMatch(world: World, match: string): Match | undefined {
  const lines = linesOf(world, match);
  const [open] = lines;
  if (open?.kind !== 'open' || !lines.some(({ kind }) => kind === 'begin')) return undefined;
  const game = gameOf(open.terms.game);
  const dice = open.commit === undefined ? undefined : { commit: open.commit, playerSeed: '' };
  const begun = beginMatch(game, setupOf(open.terms, ['', ''], dice));
  if (!begun.ok) throw new Error(begun.error.problem);
  let played = begun.value;
  for (const line of lines) {
    if (line.kind !== 'act') continue;
    const next = applyAction(game, played, line.action);
    if (!next.ok) throw new Error(`${next.error.code}: ${formatLine(line)}`);
    played = next.value;
  }
  return played;
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

/** O-TIME: nobody pays for more than the time since the action before, outages left out. */
function timeIsRight(world: World, match: string): void {
  const stored = world.disk.lines.get(match) ?? [];
  let since: number | undefined;
  for (const [i, line] of linesOf(world, match).entries()) {
    const { at } = stored[i];
    if (line.kind === 'begin') since = at;
    if (line.kind !== 'act' || since === undefined) continue;
    expect(line.action.spent).toBeLessThanOrEqual(at - since - outagesBetween(world, since, at) + 1);
    since = at;
  }
}

/** Outages may overlap: what is in two of them counts once. */
function outagesBetween({ disk }: World, from: number, to: number): number {
  let sum = 0;
  let end = from;
  for (const outage of disk.outages.toSorted((a, b) => a.from - b.from)) {
    sum += Math.max(0, Math.min(outage.to, to) - Math.max(outage.from, end));
    end = Math.max(end, outage.to);
  }
  return sum;
}
