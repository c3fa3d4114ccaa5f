/** The named houses of Senet by number. */
export const houses: ReadonlyMap<number, string> = new Map([
  [15, 'House of Resurrection'],
  [26, 'House of Beauty'],
  [27, 'House of Water'],
  [28, 'House of the Three Judges'],
  [29, 'House of Ra'],
  [30, 'House of Horus'],
]);
