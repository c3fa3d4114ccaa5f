import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  formatTranscript,
  makeFairDice,
  makeSecret,
  nextThrow,
  TRANSCRIPT_PROBLEMS,
  type Transcript,
  transcriptOf,
} from '@tabuleiro/match';
import { LANGS, wordError } from '@tabuleiro/words';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Run, runCli } from './harness.js';

const DICE = makeFairDice(makeSecret(new Uint8Array(32)), 'senet');
const THROWS = Array.from({ length: 6 }, (_, i) => nextThrow(DICE, i));
const TRUE = transcriptOf(DICE, THROWS);
const WRONG: Transcript = { ...TRUE, throws: THROWS.with(3, 1).with(5, 1) };

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tabuleiro-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function verifyDice(content: string | Uint8Array, ...flags: readonly string[]): Promise<Run> {
  const file = join(folder, 'transcript.json');
  writeFileSync(file, content);
  return runCli(['verify-dice', file, ...flags]);
}

test('[S-DIE] verify-dice: ok and exit 0 for a true transcript', async () => {
  const said = { code: 0, out: 'ok\n', err: '' };
  expect(await verifyDice(formatTranscript(TRUE))).toEqual(said);
  expect(await verifyDice(`\uFEFF${JSON.stringify(TRUE, undefined, 2)}\r\n`)).toEqual(said);
  expect(await verifyDice(formatTranscript(TRUE), '--lang', 'pt-BR')).toEqual(said);
});

test('[S-DIE] verify-dice: the first throw that differs, in words, and exit 1', async () => {
  expect(THROWS).toEqual([2, 4, 5, 5, 3, 2]);
  expect(await verifyDice(formatTranscript(WRONG))).toEqual({
    code: 1,
    out: 'Throw 3 (counted from 0) differs: the transcript says 1, but it should be 5.\n',
    err: '',
  });
  expect(await verifyDice(formatTranscript(WRONG), '--lang', 'pt-BR')).toEqual({
    code: 1,
    out: 'O arremesso 3 (contado a partir de 0) é diferente: a transcrição diz 1, mas deveria ser 5.\n',
    err: '',
  });
});

test('[S-DIE] verify-dice: a secret that was not promised, and exit 1', async () => {
  const written = 'f'.repeat(64);
  const { code, out } = await verifyDice(formatTranscript({ ...TRUE, commit: written }));
  expect([code, out]).toEqual([1, expect.stringContaining(`its seal (commit) is ${TRUE.commit}`)]);
});

test('[S-DIE] verify-dice --json: the same for programs', async () => {
  const parse = async (text: string): Promise<unknown> => JSON.parse((await verifyDice(text, '--json')).out);
  expect(await parse(formatTranscript(TRUE))).toEqual({ ok: true, code: null, facts: {}, text: 'ok' });
  expect(await parse(formatTranscript(WRONG))).toEqual({
    ok: false,
    code: 'throw-differs',
    facts: { at: 3, written: 1, computed: 5 },
    text: 'Throw 3 (counted from 0) differs: the transcript says 1, but it should be 5.',
  });
  expect((await verifyDice(formatTranscript(WRONG), '--json')).code).toBe(1);
});

test('verify-dice -: the transcript from the input', async () => {
  const input = Buffer.from(formatTranscript(transcriptOf(makeFairDice(DICE.secret, 'Ísis'), [])));
  const bytes = Array.from(input, (byte) => Uint8Array.of(byte));
  expect(await runCli(['verify-dice', '-'], { input: bytes })).toEqual({ code: 0, out: 'ok\n', err: '' });
  expect((await runCli(['verify-dice', '-'], { input: formatTranscript(WRONG) })).code).toBe(1);
});

test.each<[string, string | Uint8Array, string]>([
  ['an empty file', '', 'bad-transcript'],
  ['no JSON', 'ok', 'bad-transcript'],
  ['a list', '[]', 'bad-transcript'],
  ['another game', formatTranscript(TRUE).replace('senet', 'ludo'), 'bad-transcript'],
  ['a six', formatTranscript(TRUE).replace('[2,', '[6,'), 'bad-transcript'],
  ['bytes that are no text', Uint8Array.of(0x7b, 0xff, 0x7d), 'not-utf8'],
])('verify-dice refuses %s with exit 2', async (_, content, code) => {
  const english = await verifyDice(content);
  expect(english).toEqual({
    code: 2,
    out: '',
    err: expect.stringMatching(/^tabuleiro: .+\. \[[a-z0-9-]+\]\n$/),
  });
  expect(english.err).toContain(`[${code}]`);
  expect((await verifyDice(content, '--lang', 'pt-BR')).err).not.toBe(english.err);
  expect(await verifyDice(content, '--json')).toEqual(english);
});

test('verify-dice refuses a file that is not there, a folder, and no file', async () => {
  const missing = await runCli(['verify-dice', join(folder, 'nowhere.json')]);
  expect([missing.code, missing.err]).toEqual([
    2,
    expect.stringContaining('(it does not exist). [unreadable-file]'),
  ]);
  expect((await runCli(['verify-dice', folder])).err).toContain('[unreadable-file]');
  expect((await runCli(['verify-dice'])).err).toContain('[missing-argument]');
});

test('every problem of a transcript is worded', () => {
  for (const lang of LANGS) {
    const said = TRANSCRIPT_PROBLEMS.map((problem) =>
      wordError(lang, { code: 'bad-transcript', problem, place: `$.${problem}` }),
    );
    expect(new Set(said).size).toBe(TRANSCRIPT_PROBLEMS.length);
  }
});
