/** `cell` counts by rows from the top left. */
export type VelhaMove = { readonly kind: 'mark'; readonly cell: number };

export function pack({ cell }: VelhaMove): number {
  return cell;
}

export function unpack(packed: number): VelhaMove {
  return { kind: 'mark', cell: packed };
}
