import type { TreeItem, TreeMove } from '../../analysis/treeView.js';

/** A row of the main line: a move of each side under its number, or what stands between the moves. */
export type TreeRow =
  | {
      readonly kind: 'pair';
      readonly key: string;
      readonly label: string;
      readonly moves: readonly TreeMove[];
    }
  | { readonly kind: 'between'; readonly key: string; readonly item: Exclude<TreeItem, TreeMove> };

/** Both sides' moves side by side; whatever is said between them parts them. */
export function rowsOf(items: readonly TreeItem[]): readonly TreeRow[] {
  const rows: TreeRow[] = [];
  for (const item of items) {
    const last = rows.at(-1);
    if (item.kind !== 'move') rows.push({ kind: 'between', key: item.key, item });
    else if (last?.kind === 'pair' && last.moves.length === 1 && last.moves[0].seat === 0 && item.seat === 1)
      rows[rows.length - 1] = { ...last, moves: [...last.moves, item] };
    else rows.push({ kind: 'pair', key: item.key, label: labelOf(item), moves: [item] });
  }
  return rows;
}

/** `12.`, `12…`; empty where the game has no numbers. */
export function labelOf({ number, seat }: TreeMove): string {
  return number === undefined ? '' : `${number}${seat === 0 ? '.' : '…'}`;
}

/** In running text: is the number written before this move? Before the first player's, and where a line begins or goes on. */
export function isNumbered(items: readonly TreeItem[], at: number): boolean {
  const item = items[at];
  if (item.kind !== 'move') return false;
  return item.seat === 0 || items[at - 1]?.kind !== 'move';
}
