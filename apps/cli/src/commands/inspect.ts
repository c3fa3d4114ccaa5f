import type { Lang } from '@tabuleiro/words';
import { type Command, EXIT } from '../command.js';
import { type Answer, answer, formatAnswer, isFilled } from '../inspection.js';
import { print } from '../io.js';
import { readLines } from '../lines.js';
import { describe } from '../play/drawing.js';

export const inspectCommand: Command = {
  name: 'inspect',
  arguments: [],
  flags: [
    {
      name: '--jsonl',
      kind: 'switch',
      help: { 'pt-BR': 'linhas de JSON (é o normal)', en: 'JSON lines (the default)' },
    },
    {
      name: '--pretty',
      kind: 'switch',
      help: { 'pt-BR': 'responde para pessoas', en: 'answers for people' },
    },
  ],
  help: {
    'pt-BR': 'lê uma posição por linha, em JSON, e responde com os lances legais e o resultado',
    en: 'reads a position a line, in JSON, and answers with the legal moves and the outcome',
  },
  async run({ flags, lang, io }) {
    const format = flags.has('--pretty') ? formatPretty : formatAnswer;
    for await (const lines of readLines(io.stdin)) {
      const answers = lines.filter(isFilled).map((line) => `${format(answer(line, lang), lang)}\n`);
      if (answers.length > 0) await print(io.stdout, answers.join(''));
    }
    return EXIT.done;
  },
};

function formatPretty({ inspected }: Answer, lang: Lang): string {
  if (!inspected.ok) return `${inspected.error.message} [${inspected.error.code}]\n`;
  const { written, state } = inspected.value;
  return describe(lang, written, state);
}
