import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { FileStore } from '../src/host/fileStore.js';
import { MemoryStore } from '../src/server/memoryStore.js';
import { testStore } from './stores.js';

testStore('memory', () => {
  const store = Object.assign(new MemoryStore(), { close: async () => undefined });
  return { open: async () => store };
});

testStore('file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stores-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return {
    open: async () => {
      const store = await FileStore.open(folder, { onFatal: () => undefined });
      if (!store.ok) throw new Error(store.error.code);
      return store.value;
    },
  };
});
