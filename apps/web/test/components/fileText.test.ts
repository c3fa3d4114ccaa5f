import { describe, expect, it } from 'vitest';
import { decodeFile } from '../../src/components/fileText.js';

const TEXT = '[White "João"]\n\n1. e4 {é boa – “boa”} *\n';

function bytes(...all: readonly number[]): ArrayBuffer {
  return new Uint8Array(all).buffer;
}

describe('files from other programs', () => {
  it('are read in UTF-8, with a mark at the beginning or without', () => {
    expect(decodeFile(new TextEncoder().encode(TEXT).buffer)).toBe(TEXT);
    expect(decodeFile(new TextEncoder().encode(`\ufeff${TEXT}`).buffer)).toBe(TEXT);
  });

  it('are read in the letters of Western Europe, as PGN was written for long', () => {
    expect(decodeFile(bytes(0x4a, 0x6f, 0xe3, 0x6f, 0x20, 0xe9))).toBe('João é');
  });

  it('are read in UTF-16 where they say so', () => {
    const units = [...`\ufeff${TEXT}`].map((letter) => letter.charCodeAt(0));
    expect(decodeFile(bytes(...units.flatMap((unit) => [unit & 0xff, unit >> 8])))).toBe(TEXT);
    expect(decodeFile(bytes(...units.flatMap((unit) => [unit >> 8, unit & 0xff])))).toBe(TEXT);
  });

  it('are read by their heads, too, which end inside a letter', () => {
    const whole = new TextEncoder().encode('\ufeffé€');
    expect(decodeFile(whole.slice(0, -1).buffer, 'head')).toBe('é');
    expect(decodeFile(bytes(0x4a, 0xe3, 0x6f, 0xe9), 'head')).toBe('Jãoé');
    expect(decodeFile(bytes(0xff, 0xfe, 0x4a, 0, 0xe3), 'head')).toBe('J');
  });

  it('that end inside a letter are not in UTF-8', () => {
    expect(decodeFile(bytes(0x4a, 0xc3))).toBe('JÃ');
  });

  it('are read whatever they hold', () => {
    expect(decodeFile(bytes())).toBe('');
    expect(decodeFile(bytes(0xff))).toBe('ÿ');
  });
});
