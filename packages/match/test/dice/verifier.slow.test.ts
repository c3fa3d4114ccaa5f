import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatTranscript, makeSecret, parseTranscript, verifyTranscript } from '@tabuleiro/match';
import { fuzzTexts } from '@tabuleiro/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstThrows, TRANSCRIPT } from './games.js';
import { VECTORS } from './vectors.js';

const SCRIPT = fileURLToPath(new URL('../../../../docs/verify-dice.py', import.meta.url));
const SOURCE = readFileSync(SCRIPT, 'utf8').replaceAll('\r\n', '\n');

/** Of the script that gave the answers below. Whoever changes the script runs this with Python and renews it. */
const TRIED = '5f5ab0bfcf2dee2c8558d67d28a85e1d13136a910d31263a77cd644a2d211172';

const hasPython = spawnSync('python3', ['--version']).status === 0;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tabuleiro-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

type Answer = { readonly code: number | null; readonly said: string };

function runScript(text: string): Answer {
  const file = join(folder, 'transcript.json');
  writeFileSync(file, text);
  const { status, stdout, stderr } = spawnSync('python3', [SCRIPT, file], { encoding: 'utf8' });
  return { code: status, said: stdout + stderr };
}

/** Where there is no Python, the script has to be the very one that was tried where there is. */
function expectAnswer(text: string, answer: Answer): void {
  if (hasPython) expect(runScript(text)).toEqual(answer);
  else expect(createHash('sha256').update(SOURCE).digest('hex')).toBe(TRIED);
}

test('[S-DIE] the verifier in another language stands alone and is shorter than 60 lines', () => {
  expect(SOURCE.trimEnd().split('\n').length).toBeLessThan(60);
  const imports = [...SOURCE.matchAll(/^(?:import|from) (\w+)/gm)].map(([, name]) => name);
  expect(imports).toEqual(['hashlib', 'hmac', 'json', 're', 'sys']);
  expect(createHash('sha256').update(SOURCE).digest('hex')).toBe(TRIED);
});

test('[S-DIE] it finds the known answers true', () => {
  for (const vector of VECTORS.sequences.slice(4, 8)) {
    expectAnswer(JSON.stringify({ version: 1, game: 'senet', ...vector }), { code: 0, said: 'ok\n' });
  }
});

const FORGED = makeSecret(new Uint8Array(32));

test.each<[string, object, string]>([
  ['our own transcript', {}, 'ok\n'],
  ['a game without throws', { throws: [] }, 'ok\n'],
  [
    'another throw',
    { throws: [6 - TRANSCRIPT.throws[0]] },
    'throw 0 (counted from 0) is 4, but should be 2\n',
  ],
  [
    'another secret',
    { secret: FORGED, throws: firstThrows(3, FORGED) },
    'the commit is not that of the secret\n',
  ],
  ['an unknown key', { more: 1 }, 'not a transcript\n'],
  ['another version', { version: 2 }, 'not a transcript\n'],
  ['upper case', { secret: TRANSCRIPT.secret.toUpperCase() }, 'not a transcript\n'],
  ['a six', { throws: [6] }, 'not a transcript\n'],
  ['true for one', { throws: [true] }, 'not a transcript\n'],
])('[S-DIE] it judges %s', (_, changes, said) => {
  expectAnswer(JSON.stringify({ ...TRANSCRIPT, ...changes }), { code: said === 'ok\n' ? 0 : 1, said });
});

test('[S-DIE] it judges mutated transcripts as we do (seed 9)', () => {
  for (const text of fuzzTexts(9, 10, [formatTranscript(TRANSCRIPT)])) {
    const parsed = parseTranscript(text);
    const code = parsed.ok && verifyTranscript(parsed.value).ok ? 0 : 1;
    expectAnswer(text, { code, said: expect.stringMatching(/\S\n$/) });
  }
});
