import type { Refusal } from '@tabuleiro/game';
import type { Session } from './session.js';

const CASTLING = /^[o0]-?[o0](-?[o0])?$/i;

/** What somebody may have meant who wrote a move that is not legal: as texts that the rules can explain. */
export function likelyAttempts({ view, walk, board, match }: Session, text: string): readonly string[] {
  const position = walk.present.value;
  const [isCastling, long] = CASTLING.exec(text.trim()) ?? [];
  const castling = isCastling && view.typed?.(position, long === undefined ? 'castle short' : 'castle long');
  if (castling !== undefined) return [castling];
  const to = text.match(/[a-h][1-8]/g)?.at(-1);
  const letter = /^\p{Lu}/u.exec(text)?.[0].toLowerCase() ?? 'p';
  if (to === undefined) return [];
  const men = board.value.cells.filter(
    ({ man }) => man?.letter === letter && match.value.players[man.side] === position.player,
  );
  return men.flatMap(({ id }) => view.attempt(position, id, to) ?? []);
}

/** Of several pieces one may be meant that is kept by a check; else nobody knows which. */
export function likeliestRefusal(refusals: readonly Refusal[]): Refusal | undefined {
  return (
    refusals.find(({ rule }) => rule?.endsWith('-CHECK')) ?? (refusals.length === 1 ? refusals[0] : undefined)
  );
}
