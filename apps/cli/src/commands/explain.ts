import type { GameId } from '@tabuleiro/game';
import type { Lang } from '@tabuleiro/words';
import { type Call, type Command, EXIT, type ExitCode, GAME, MOVE, POSITION } from '../command.js';
import { print } from '../io.js';
import { refuse } from '../refuse.js';
import { findPosition } from '../setting.js';
import { OPTION, readArguments, readOptions } from '../source.js';
import { formatVerdict, type Verdict, wordVerdict } from '../verdict.js';

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
  const { lang, io } = call;
  const [game, text, move] = call.args;
  const found = findPosition(lang, game, readOptions(call), text);
  if (!found.ok) return refuse(io, found.error);
  const { written, state } = found.value;
  const verdict = written.game.explain(state, move);
  const format = call.flags.has('--json') ? formatJsonVerdict : formatVerdict;
  await print(io.stdout, `${format(lang, game, move, verdict)}\n`);
  return verdict === undefined ? EXIT.done : EXIT.no;
}

function formatJsonVerdict(lang: Lang, game: GameId, move: string, verdict: Verdict): string {
  const { code = null, facts = {}, rule = null } = verdict ?? {};
  const text = wordVerdict(lang, game, move, verdict);
  return JSON.stringify({ legal: verdict === undefined, code, facts, rule, text });
}
