import type { Study } from '@tabuleiro/any-game';
import type { Lang } from '@tabuleiro/words';

/** A line of a score sheet: its number, and what the first and the second player did. */
export type ScoreRow = { readonly number: number; readonly first: string; readonly second: string };

/** The main line as a score sheet has it. Throws stand before what was done with them: `3: 9-12`. */
export function scoreRows({ written, tree }: Study, letters: Lang): readonly ScoreRow[] {
  const { game } = written;
  const rows: { number: number; texts: [string[], string[]] }[] = [];
  let before = tree.start;
  let thrown = '';
  let last: 0 | 1 | undefined;
  for (const { move, state } of tree.steps) {
    const turn = game.turn(before);
    const text = written.format(before, move, letters);
    const isThrow = turn.kind === 'chance';
    const seat = turn.kind === 'over' ? other(last) : seatOf(game.players, turn.player);
    if (rows.length === 0 || (seat === 0 && last === 1))
      rows.push({ number: written.moveNumber?.(before) ?? rows.length + 1, texts: [[], []] });
    if (isThrow) thrown = text;
    else {
      rows[rows.length - 1].texts[seat].push(thrown === '' ? text : `${thrown}: ${text}`);
      thrown = '';
    }
    last = seat;
    before = state;
  }
  if (thrown !== '' && last !== undefined) rows[rows.length - 1].texts[last].push(`${thrown}:`);
  return rows.map(({ number, texts: [first, second] }) => ({
    number,
    first: first.join(', '),
    second: second.join(', '),
  }));
}

/** After the end of a game the sides go on by turns. */
function other(seat: 0 | 1 | undefined): 0 | 1 {
  return seat === 0 ? 1 : 0;
}

function seatOf(players: readonly [string, string], player: string): 0 | 1 {
  return player === players[0] ? 0 : 1;
}
