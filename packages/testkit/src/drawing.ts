/** The board of a position text with one row a line: digits become dots, rows are split at `/`. */
export function drawBoard(position: string): string {
  const [board = ''] = position.split(' ');
  const rows = board.split('/').map((row) => row.replace(/\d+/g, (gap) => '.'.repeat(Number(gap))));
  return rows.map((row) => Array.from(row).join(' ')).join('\n');
}
