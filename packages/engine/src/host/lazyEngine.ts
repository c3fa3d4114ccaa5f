import type { Engine } from './engine.js';

/** An engine that is opened by its first request. If opening fails, that request is rejected and the next one tries again. */
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
    // A failure to open has already been reported to the request that caused it.
    close: async () => (await opened?.catch(() => undefined))?.close(),
  };
}
