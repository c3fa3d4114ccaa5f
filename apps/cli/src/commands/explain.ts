import type { GameId } from '@tabuleiro/game';
import type { Lang } from '@tabuleiro/words';
import { type Command, type CommandContext, EXIT, type ExitCode } from '../commandLine/command.js';
import { JSON_FLAG, OPTION, readArguments, readOptions } from '../commandLine/flags.js';
import { reportError } from '../commandLine/userError.js';
import { print, printText } from '../io/io.js';
import { formatVerdict, type Verdict, wordVerdict } from '../positions/description.js';
import { findPosition } from '../positions/position.js';

export const explainCommand: Command = {
  name: 'explain',
  arguments: [{ placeholder: 'GAME' }, { placeholder: 'POSITION' }, { placeholder: 'MOVE' }],
  flags: [JSON_FLAG, OPTION],
  async run(given) {
    const context = await readArguments(given);
    return context.ok ? explain(context.value) : reportError(given.io, context.error);
  },
};

async function explain(context: CommandContext): Promise<ExitCode> {
  const { lang, io } = context;
  const [game, text, move] = context.args;
  const found = findPosition(lang, game, readOptions(context), text);
  if (!found.ok) return reportError(io, found.error);
  const { written, state } = found.value;
  const verdict = written.game.explain(state, move);
  const isJson = context.flags.has('--json');
  const format = isJson ? formatJsonVerdict : formatVerdict;
  await (isJson ? print : printText)(io.stdout, `${format(lang, game, move, verdict)}\n`);
  return verdict === undefined ? EXIT.done : EXIT.no;
}

function formatJsonVerdict(lang: Lang, game: GameId, move: string, verdict: Verdict): string {
  const { code = null, facts = {}, rule = null } = verdict ?? {};
  const text = wordVerdict(lang, game, move, verdict);
  return JSON.stringify({ legal: verdict === undefined, code, facts, rule, text });
}
