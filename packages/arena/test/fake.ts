import { fileURLToPath } from 'node:url';
import type { PlayerSpec } from '@tabuleiro/arena';

const SCRIPT = fileURLToPath(new URL('fakeEngine.mjs', import.meta.url));

/** The command line of an engine that behaves as `manner` says. */
export function fakeCommand(manner: string): string {
  return `"${process.execPath}" "${SCRIPT}" ${manner}`;
}

export function fakeEngine(manner: string): PlayerSpec {
  return { kind: 'uci', command: fakeCommand(manner), effort: { nodes: 1 }, patience: 200 };
}
