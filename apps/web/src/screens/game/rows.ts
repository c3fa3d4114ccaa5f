import type { Lang } from '@tabuleiro/words';
import type { Session } from '../../play/session.js';

/** `ply` is how many moves and throws lead to the position after it. */
export type ListedMove = { readonly ply: number; readonly text: string; readonly isThrow: boolean };

/** What one player did before the other one went on. */
export type Turn = { readonly seat: 0 | 1; readonly moves: readonly ListedMove[] };

/** A numbered row of the move list. */
export type Row = { readonly number: number; readonly turns: readonly Turn[] };

/** Both players' turns side by side; where throws can make a turn long, each in a row of its own. */
export function rowsOf(session: Session, letters: Lang): readonly Row[] {
  const turns = turnsOf(session, letters);
  const isDiced = turns.some(({ moves }) => moves.some(({ isThrow }) => isThrow));
  const rows: { number: number; turns: Turn[] }[] = [];
  for (const turn of turns) {
    const row = rows.at(-1);
    if (row === undefined || isDiced || turn.seat === 0)
      rows.push({ number: rows.length + 1, turns: [turn] });
    else row.turns.push(turn);
  }
  return rows;
}

function turnsOf(session: Session, letters: Lang): readonly Turn[] {
  const { players } = session.match.value;
  const turns: { seat: 0 | 1; moves: ListedMove[] }[] = [];
  for (const [i, played] of session.walk.line.value.entries()) {
    const { by, isThrow } = played.step;
    const seat = by === players[0] ? 0 : 1;
    const move = { ply: i + 1, text: played.write(letters), isThrow };
    const turn = turns.at(-1);
    if (turn?.seat === seat) turn.moves.push(move);
    else turns.push({ seat, moves: [move] });
  }
  return turns;
}
