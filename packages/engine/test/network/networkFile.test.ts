import { describe, expect, test } from 'vitest';
import { chessInputs } from '../../src/knowledge/chess/networkInputs.js';
import { formatNetwork, parseNetwork } from '../../src/network/networkFile.js';
import { randomNetwork } from './randomNetwork.js';

const network = randomNetwork(chessInputs, 32);
const file = formatNetwork(network);

function codeOf(bytes: Uint8Array, inputs: { name: string; size: number } = chessInputs): string {
  const parsed = parseNetwork(bytes, inputs);
  return parsed.ok ? 'ok' : parsed.error.code;
}

describe('a network as a file', () => {
  test('is read as it was written', () => {
    expect(parseNetwork(file, chessInputs)).toEqual({ ok: true, value: network });
  });

  test('is read from the middle of a buffer', () => {
    const shifted = new Uint8Array(file.length + 3);
    shifted.set(file, 3);
    expect(parseNetwork(shifted.subarray(3), chessInputs)).toEqual({ ok: true, value: network });
  });

  test('what is no network is refused', () => {
    expect(codeOf(new Uint8Array(0))).toBe('not-a-network');
    expect(codeOf(new TextEncoder().encode('<!doctype html>'))).toBe('not-a-network');
    expect(codeOf(file.with(8, 9))).toBe('wrong-version');
    expect(codeOf(file, { name: 'other', size: 768 })).toBe('wrong-architecture');
  });

  test('every cut and every changed byte is refused, none is repaired', () => {
    for (let length = 0; length < file.length; length += 97) {
      expect(codeOf(file.subarray(0, length))).not.toBe('ok');
    }
    for (let at = 0; at < file.length; at += 31) {
      expect(codeOf(file.with(at, file[at] ^ 0x10)), `byte ${at}`).not.toBe('ok');
    }
    expect(codeOf(Uint8Array.from([...file, 0]))).toBe('damaged');
  });
});
