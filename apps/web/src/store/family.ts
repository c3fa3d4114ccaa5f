/** Versions of one game that went different ways are told apart by a number: `id`, `id~2`, `id~3`. */
const MARK = '~';

/** What all versions of a game share. */
export function familyOf(id: string): string {
  return id.replace(/~\d+$/, '');
}

/** An id of the family that nobody has yet; the given one if it is free. */
export function freeId(id: string, isTaken: (id: string) => boolean): string {
  if (!isTaken(id)) return id;
  const family = familyOf(id);
  let number = 2;
  while (isTaken(`${family}${MARK}${number}`)) number++;
  return `${family}${MARK}${number}`;
}
