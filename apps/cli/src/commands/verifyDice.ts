import { ok, type Result } from '@tabuleiro/game';
import { type DiceMismatch, parseTranscript, verifyTranscript } from '@tabuleiro/match';
import { type CodedError, type Lang, wordDiceMismatch } from '@tabuleiro/words';
import { type Command, EXIT, FILE } from '../commandLine/command.js';
import { reportError, toUserError } from '../commandLine/userError.js';
import { readInput } from '../io/input.js';
import { type Io, print } from '../io/io.js';

export const verifyDiceCommand: Command = {
  name: 'verify-dice',
  arguments: [FILE],
  flags: [{ name: '--json', kind: 'switch', help: { 'pt-BR': 'responde em JSON', en: 'answers in JSON' } }],
  help: {
    'pt-BR': 'confere a transcrição dos dados de uma partida; "-" lê a entrada padrão',
    en: 'checks the transcript of the dice of a game; "-" reads standard input',
  },
  async run({ args: [file], flags, lang, io }) {
    const verdict = await judge(io, file);
    if (!verdict.ok) return reportError(io, toUserError(lang, verdict.error));
    const format = flags.has('--json') ? formatJson : wordVerdict;
    await print(io.stdout, `${format(lang, verdict.value)}\n`);
    return verdict.value === undefined ? EXIT.done : EXIT.no;
  },
};

/** The first doubt about the dice, undefined when there is none. */
async function judge(io: Io, file: string): Promise<Result<DiceMismatch | undefined, CodedError>> {
  const text = await readInput(io, file);
  if (!text.ok) return text;
  const transcript = parseTranscript(text.value);
  if (!transcript.ok) return transcript;
  const verified = verifyTranscript(transcript.value);
  return ok(verified.ok ? undefined : verified.error);
}

/** `ok` in every language, as programs may look for it. */
function wordVerdict(lang: Lang, doubt: DiceMismatch | undefined): string {
  return doubt === undefined ? 'ok' : wordDiceMismatch(lang, doubt);
}

function formatJson(lang: Lang, doubt: DiceMismatch | undefined): string {
  const { code, ...facts } = doubt ?? { code: null };
  return JSON.stringify({ ok: doubt === undefined, code, facts, text: wordVerdict(lang, doubt) });
}
