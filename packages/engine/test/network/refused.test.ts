import { afterEach, expect, test, vi } from 'vitest';
import { chessInputs } from '../../src/knowledge/chess/networkInputs.js';
import { randomNetwork } from './randomNetwork.js';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** As a page with a strict policy refuses it, and as a browser without SIMD does. */
class Refused {
  constructor() {
    throw new Error('Refused to compile or instantiate WebAssembly module');
  }
}

async function evaluateStart(): Promise<{ readonly isWasm: boolean; readonly value: number }> {
  vi.resetModules();
  const { openKernel, openWasmKernel } = await import('../../src/network/kernel.js');
  const network = randomNetwork(chessInputs, 32);
  const kernel = openKernel(network, chessInputs);
  const { ChessCursor, classico } = await import('@tabuleiro/chess');
  chessInputs.read(new ChessCursor(classico.start()).view(), kernel.slots);
  return { isWasm: openWasmKernel(network, chessInputs) !== undefined, value: kernel.evaluate(0, 2) };
}

test('[P-AI] where WebAssembly is refused or unknown, the plain twin finds the same', async () => {
  const { isWasm, value } = await evaluateStart();
  expect(isWasm).toBe(true);
  vi.stubGlobal('WebAssembly', { Module: Refused });
  expect(await evaluateStart()).toEqual({ isWasm: false, value });
  vi.stubGlobal('WebAssembly', undefined);
  expect(await evaluateStart()).toEqual({ isWasm: false, value });
});
