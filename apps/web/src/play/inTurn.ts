/** What was asked for last, by whom it concerns. */
const last: WeakMap<object, Promise<void>> = new WeakMap();

/**
 * Does what is asked for in one game or study in the order in which it is asked for. What has to be fetched comes sooner to whoever
 * asks second than to whoever asks first.
 */
export function inTurn(owner: object, deed: () => Promise<void>): Promise<void> {
  const done = (last.get(owner) ?? Promise.resolve()).then(deed, deed);
  last.set(owner, done);
  return done;
}
