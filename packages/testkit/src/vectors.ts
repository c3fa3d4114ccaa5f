import { type Game, perft, replay } from '@tabuleiro/game';
import { isDeepEqual } from './deepEqual.js';
import { moveTexts } from './randomGame.js';

/** One disagreement with a shared vector; `line` counts from 1. */
export type Difference = {
  readonly line: number;
  readonly field: string;
  readonly expected: unknown;
  readonly actual: unknown;
};

type Json = Readonly<Record<string, unknown>>;

function readObject(value: unknown): Json {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

function readTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** Plays each vector (JSON lines; blank lines are skipped, other games refused) and lists what differs. */
export function runVectors<S, M>(game: Game<S, M>, lines: readonly string[]): Difference[] {
  return lines.flatMap((text, i) =>
    text.trim() === '' ? [] : runVector(game, readObject(JSON.parse(text)), i + 1),
  );
}

function runVector<S, M>(game: Game<S, M>, vector: Json, line: number): Difference[] {
  const differ = (field: string, expected: unknown, actual: unknown): Difference[] =>
    isDeepEqual(expected, actual) ? [] : [{ line, field, expected, actual }];
  if (vector.game !== game.id) return differ('game', vector.game, game.id);
  const start = game.notation.parsePosition(String(vector.position));
  if (!start.ok) return differ('position', vector.position, start.error);
  const end = replay(game, start.value, readTexts(vector.moves));
  if (!end.ok) return differ('moves', vector.moves, end.error);
  const turn = game.turn(end.value);
  const outcome =
    turn.kind === 'over' ? { winner: turn.outcome.winner ?? null, reason: turn.outcome.reason } : null;
  return [
    ...differ('result', vector.result, game.notation.formatPosition(end.value)),
    ...differ('legal', vector.legal, moveTexts(game, end.value).sort()),
    ...differ('check', vector.check, game.inCheck(end.value)),
    ...differ('outcome', vector.outcome, outcome),
  ];
}

/**
 * Counts every entry of a shared perft list (JSON text) that belongs to `game` and has at most `maxNodes` nodes.
 * Throws when no entry does, so that an empty comparison never passes.
 */
export function runPerft<S, M>(game: Game<S, M>, json: string, maxNodes: number): Difference[] {
  const list: unknown = JSON.parse(json);
  const entries = (Array.isArray(list) ? list : []).map(readObject);
  let counted = 0;
  const differences = entries.flatMap((entry, i) => {
    if (entry.game !== game.id || Number(entry.nodes) > maxNodes) return [];
    counted++;
    const state = game.notation.parsePosition(String(entry.position));
    const actual = state.ok ? perft(game, state.value, Number(entry.depth)) : state.error;
    return actual === entry.nodes ? [] : [{ line: i + 1, field: 'nodes', expected: entry.nodes, actual }];
  });
  if (counted === 0) throw new Error(`${game.id}: no perft entry to count`);
  return differences;
}
