import type { Lang } from '@tabuleiro/words';
import type { Session } from '../../play/session.js';

/** A numbered row of the move list; `ply` is how many moves lead to the position after it. */
export type Row = {
  readonly number: number;
  readonly moves: readonly { readonly ply: number; readonly text: string }[];
};

/** One row for each turn of the first player: where throws give another turn, more than two moves stand in a row. */
export function rowsOf(session: Session, letters: Lang): readonly Row[] {
  const written = session.written(letters);
  const { players } = session.contest.value.match;
  const rows: { number: number; moves: { ply: number; text: string }[] }[] = [];
  let previous: string | undefined;
  for (const [i, { played }] of session.passages.value.entries()) {
    const isNewTurn = previous !== played.by && played.by === players[0];
    if (isNewTurn || rows.length === 0) rows.push({ number: rows.length + 1, moves: [] });
    rows.at(-1)?.moves.push({ ply: i + 1, text: written[i] });
    previous = played.by;
  }
  return rows;
}
