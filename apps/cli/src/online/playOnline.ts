import { Opponent } from '@tabuleiro/any-game';
import type { Clock } from '@tabuleiro/online';
import { isServerThere, onlineError } from '@tabuleiro/online';
import { type CommandContext, EXIT, type ExitCode } from '../commandLine/command.js';
import { reportError, toUserError } from '../commandLine/userError.js';
import { engineFiles, openThreadedEngine } from '../engine/open.js';
import type { Io } from '../io/io.js';
import { drawBytes } from '../play/newMatch.js';
import type { Terminal } from '../play/terminal.js';
import { onlineWords } from '../words/words.js';
import { parseAddress, socketAddress } from './address.js';
import { Arrival, type Arrived, onlineUserError } from './arrival.js';
import { OnlineDialogue } from './onlineDialogue.js';
import { OnlineTable } from './onlineTable.js';
import { SeatFiles } from './seatFiles.js';
import { openSocketTo } from './socket.js';

/** What goes with `--online`; all else was agreed when the match was made. */
const ALLOWED: readonly string[] = ['--online', '--lang'];

/** Plays, or watches, the match of a link between devices. */
export async function playOnline(context: CommandContext, terminal: Terminal): Promise<ExitCode> {
  const { lang, io, flags, args } = context;
  const extra = args.at(0) ?? [...flags.keys()].find((name) => !ALLOWED.includes(name));
  if (extra !== undefined)
    return reportError(io, toUserError(lang, { code: 'extra-argument', argument: extra }));
  const text = await readLink(context, terminal);
  if (text === undefined) return exitOf(terminal);
  const address = parseAddress(text);
  if (!address.ok) return reportError(io, toUserError(lang, address.error));
  const { server, target } = address.value;
  const parts = { ...socketParts(io, server), server, files: new SeatFiles(io.env, server) };
  if (!(await isServerThere(parts.open, parts.clock)))
    return reportError(io, onlineUserError(lang, onlineError('unreachable')));
  const arrived = await new Arrival(lang, terminal, parts).open(target);
  if (!arrived.ok) return reportError(io, arrived.error);
  return arrived.value === undefined ? exitOf(terminal) : playAt(context, terminal, parts, arrived.value);
}

/** The link is a secret where it opens a seat: `-` keeps it out of the list of processes and the shell's history. */
async function readLink({ lang, flags }: CommandContext, terminal: Terminal): Promise<string | undefined> {
  const given = flags.get('--online')?.at(-1) ?? '';
  if (given !== '-') return given;
  await terminal.say(onlineWords(lang).askLink);
  return terminal.ask();
}

type Parts = ReturnType<typeof socketParts> & { readonly server: string; readonly files: SeatFiles };

function socketParts(io: Io, server: string) {
  const clock: Clock = {
    now: () => io.elapsed(),
    after: (ms, then) => {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
  };
  return {
    open: openSocketTo(socketAddress(server)),
    clock,
    random: (count: number) => drawBytes(io, count),
  };
}

async function playAt(
  { lang, io }: CommandContext,
  terminal: Terminal,
  parts: Parts,
  arrived: Arrived,
): Promise<ExitCode> {
  const table = new OnlineTable({ ...parts, env: io.env, lang, terminal }, arrived);
  let opponent: Opponent | undefined;
  const hints = (): Opponent => {
    opponent ??= new Opponent(openThreadedEngine(io, engineFiles(io, lang, 'network')));
    return opponent;
  };
  try {
    await new OnlineDialogue(table, parts.server, parts.clock.now, hints).run();
  } finally {
    table.end();
    await opponent?.close();
  }
  if (table.problem !== undefined) return reportError(io, onlineUserError(lang, table.problem));
  return table.isLost ? EXIT.bad : exitOf(terminal);
}

function exitOf(terminal: Terminal): ExitCode {
  return terminal.interrupted ? EXIT.interrupted : EXIT.done;
}
