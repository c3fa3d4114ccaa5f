import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PROGRAM_BYTES } from '../../src/learn/trainerMemory.js';
import { makeSharedMemory, startProgram } from '../../src/learn/webAssembly.js';

test.each(['trainer', 'pocketTrainer'])('the data of %s itself lies below what is trained', (name) => {
  const memory = makeSharedMemory(65536);
  startProgram(readFileSync(new URL(`../../assembly/${name}.wasm`, import.meta.url)), memory);
  const bytes = new Uint8Array(memory.buffer);
  expect(bytes.subarray(0, PROGRAM_BYTES).some((byte) => byte !== 0)).toBe(true);
  expect(bytes.subarray(PROGRAM_BYTES).every((byte) => byte === 0)).toBe(true);
});
