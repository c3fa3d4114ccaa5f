import { readFileSync } from 'node:fs';
import { formatWithOptions } from 'node:util';
import { expect, test } from 'vitest';
import { LIBRARIES, libraryProgram, promisedLines } from '../../scripts/library.mjs';

const text = readFileSync(new URL('../../docs/library.md', import.meta.url), 'utf8');

const MODULES: Readonly<Record<string, () => Promise<object>>> = {
  'chess.js': () => import('chess.js'),
  'chessops/chess': () => import('chessops/chess'),
  'chessops/fen': () => import('chessops/fen'),
  'chessops/pgn': () => import('chessops/pgn'),
  'chessops/san': () => import('chessops/san'),
  'chessops/util': () => import('chessops/util'),
  tabuleiro: () => import('tabuleiro'),
  'tabuleiro/rules': () => import('tabuleiro/rules'),
};

const IMPORT = /^import \{ (.*?) \} from '(.*?)';$/gm;

/** Runs a program here, with the modules that the tests resolve, and gives what it prints. */
async function printed(program: string): Promise<string[]> {
  const modules = new Map<string, object>();
  for (const [, , name] of program.matchAll(IMPORT)) modules.set(name, await MODULES[name]());
  const lines: string[] = [];
  const log = (...values: unknown[]): void => {
    lines.push(formatWithOptions({ breakLength: Number.POSITIVE_INFINITY }, ...values));
  };
  const body = program.replaceAll(IMPORT, "const { $1 } = modules.get('$2');");
  new Function('modules', 'console', body)(modules, { log });
  return lines;
}

test.each(LIBRARIES)('docs/library.md: the code for %s prints what its comments say', async (library) => {
  const program = libraryProgram(text, library);
  expect(promisedLines(program).length).toBeGreaterThanOrEqual(10);
  expect(await printed(program)).toEqual(promisedLines(program));
});
