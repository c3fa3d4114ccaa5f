import { ok, type Result } from '@tabuleiro/game';
import { type DiceMismatch, parseTranscript, verifyTranscript } from '@tabuleiro/match';
import { type CodedError, type Lang, wordDiceMismatch } from '@tabuleiro/words';
import { type Command, EXIT } from '../commandLine/command.js';
import { JSON_FLAG } from '../commandLine/flags.js';
import { reportError, toUserError } from '../commandLine/userError.js';
import { readInput } from '../io/input.js';
import { type Io, print } from '../io/io.js';

export const verifyDiceCommand: Command = {
  name: 'verify-dice',
  arguments: [{ placeholder: 'FILE' }],
  flags: [JSON_FLAG],
  async run({ args: [file], flags, lang, io }) {
    const verdict = await verifyFile(io, file);
    if (!verdict.ok) return reportError(io, toUserError(lang, verdict.error));
    const format = flags.has('--json') ? formatJson : wordVerdict;
    await print(io.stdout, `${format(lang, verdict.value)}\n`);
    return verdict.value === undefined ? EXIT.done : EXIT.no;
  },
};

/** The first throw that does not agree; undefined when all do. */
async function verifyFile(io: Io, file: string): Promise<Result<DiceMismatch | undefined, CodedError>> {
  const text = await readInput(io, file);
  if (!text.ok) return text;
  const transcript = parseTranscript(text.value);
  if (!transcript.ok) return transcript;
  const verified = verifyTranscript(transcript.value);
  return ok(verified.ok ? undefined : verified.error);
}

/** `ok` in every language, so that programs can look for it. */
function wordVerdict(lang: Lang, mismatch: DiceMismatch | undefined): string {
  return mismatch === undefined ? 'ok' : wordDiceMismatch(lang, mismatch);
}

function formatJson(lang: Lang, mismatch: DiceMismatch | undefined): string {
  const { code, ...facts } = mismatch ?? { code: null };
  return JSON.stringify({ ok: mismatch === undefined, code, facts, text: wordVerdict(lang, mismatch) });
}
