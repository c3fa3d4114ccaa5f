/** A promise of the levels and what was seen. */
export type Check = { readonly promise: string; readonly seen: string; readonly holds: boolean };
