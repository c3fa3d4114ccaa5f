/** Deep equality of plain data: what JSON can hold, and undefined. */
export function isDeepEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const mine = new Map<string, unknown>(Object.entries(a));
  const other = new Map<string, unknown>(Object.entries(b));
  return (
    mine.size === other.size &&
    [...mine].every(([key, value]) => other.has(key) && isDeepEqual(value, other.get(key)))
  );
}
