import type { Engine } from './engine.js';

/** An engine that is opened when it is first asked something. What could not be opened is tried again by the next request. */
export function openLazyEngine(open: () => Engine | Promise<Engine>): Engine {
  let opened: Promise<Engine> | undefined;
  const engine = async (): Promise<Engine> => {
    opened ??= Promise.resolve().then(open);
    try {
      return await opened;
    } catch (thrown) {
      opened = undefined;
      throw thrown;
    }
  };
  return {
    analyse: async (...asked) => (await engine()).analyse(...asked),
    choose: async (...asked) => (await engine()).choose(...asked),
    forget: async () => (await opened)?.forget(),
    // One that could not be opened has told so to whoever wanted it.
    close: async () => (await opened?.catch(() => undefined))?.close(),
  };
}
