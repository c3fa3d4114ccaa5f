import type { GameId, Refusal } from '@tabuleiro/game';
import { type Lang, terminalWords, wordRefusal } from '@tabuleiro/words';
import { type Call, type Command, EXIT, type ExitCode, GAME, MOVE, POSITION } from '../command.js';
import { print } from '../io.js';
import { refuse } from '../refuse.js';
import { OPTION, readArguments, readPosition } from '../source.js';

export const explainCommand: Command = {
  name: 'explain',
  arguments: [GAME, POSITION, MOVE],
  flags: [
    { name: '--json', kind: 'switch', help: { 'pt-BR': 'responde em JSON', en: 'answers in JSON' } },
    OPTION,
  ],
  help: {
    'pt-BR': 'diz se um lance é legal e, se não, por quê',
    en: 'says whether a move is legal and why not',
  },
  async run(given) {
    const call = await readArguments(given);
    return call.ok ? explain(call.value) : refuse(given.io, call.error);
  },
};

async function explain(call: Call): Promise<ExitCode> {
  const [game, text, move] = call.args;
  const found = readPosition(call, game, text);
  if (!found.ok) return refuse(call.io, found.error);
  const refusal = found.value.position.explain(move);
  const words = wordVerdict(call.lang, game, move, refusal);
  await print(
    call.io.stdout,
    call.flags.has('--json') ? formatVerdict(refusal, words) : formatPlain(refusal, words),
  );
  return refusal === undefined ? EXIT.done : EXIT.no;
}

export function wordVerdict(lang: Lang, game: GameId, move: string, refusal: Refusal | undefined): string {
  return refusal === undefined ? terminalWords(lang).isLegal(move) : wordRefusal(lang, game, refusal);
}

/** The sentence and the clause that forbids the move. */
export function formatPlain(refusal: Refusal | undefined, words: string): string {
  return refusal === undefined ? `${words}\n` : `${words} [${refusal.rule}]\n`;
}

function formatVerdict(refusal: Refusal | undefined, text: string): string {
  const { code = null, facts = {}, rule = null } = refusal ?? {};
  return `${JSON.stringify({ legal: refusal === undefined, code, facts, rule, text })}\n`;
}
