import process from 'node:process';
import { UciAnalyst } from '@tabuleiro/arena';
import { fail, ok, type Result } from '@tabuleiro/game';
import { dataFolder } from '@tabuleiro/senet-engine/node';
import { type CodedError, detectLang, engineFailure, wordError, wordLogError } from '@tabuleiro/words';
import { openApp } from './app.js';
import type { AttachedEngine } from './attachedEngine.js';
import { formatClassroom, type Screen } from './classroomText.js';
import { isDesktop, openBrowser } from './desktop.js';
import { addressOf, listen, sharedAddresses } from './listen.js';
import { EventLines } from './online/eventLines.js';
import { type OnlineHost, openOnline } from './online/onlineHost.js';
import { onlineSettings } from './online/settings.js';
import { parseOptions } from './options.js';
import type { Classroom } from './projector.js';
import { findSenetTable } from './senetTable.js';
import { serverWords } from './words/server.js';

const EXIT = { failed: 1, bad: 2 } as const;
/** How long open connections may take to finish after the signal to stop. */
const CLOSE_AFTER_MS = 1000;

/**
 * Runs the server in this process: parses the arguments, has `prepare` build the files and return their folder, listens,
 * and closes at SIGINT or SIGTERM.
 */
export async function run(args: readonly string[], prepare: () => Promise<string>): Promise<void> {
  const { env, platform } = process;
  const lang = detectLang({ LC_ALL: env.LC_ALL, LANG: env.LANG });
  const words = serverWords[lang];
  const options = parseOptions(args);
  if (!options.ok) return printError(`${wordError(lang, options.error)}\n\n${words.usage}`, EXIT.bad);
  if (options.value.help) return void process.stdout.write(`${words.usage}\n`);
  const { host, sites } = options.value;
  const folder = await prepare();
  const endAtOnce = (): void => {
    printError(words.badDisk, EXIT.failed);
    process.exit();
  };
  const events = options.value.log
    ? new EventLines(
        (line) => process.stderr.write(line),
        () => new Date(),
      )
    : undefined;
  const { store, bus, engine: command } = options.value;
  const engine = command === undefined ? ok(undefined) : await attach(command);
  if (!engine.ok) return printError(wordError(lang, engine.error), EXIT.failed);
  const shared = store === undefined ? undefined : { store, bus };
  const settings = onlineSettings(options.value);
  const online = await openOnline(dataFolder(env), settings, sites, endAtOnce, { events, shared });
  if (!online.ok) {
    await engine.value?.analyst.close();
    return printError(wordLogError(lang, online.error), EXIT.failed);
  }
  const table = findSenetTable(dataFolder(env));
  const onFault = (): void => void process.stderr.write(`tabuleiro: ${words.tableDamaged}\n`);
  let own = addressOf(host, options.value.port);
  const classroom: Classroom = { addresses: () => sharedAddresses(host, own), sites };
  const senet = table && { table, sites, onFault };
  const app = openApp(folder, { online: online.value, classroom, senet, engine: engine.value });
  const address = await listen(app, options.value);
  if (!address.ok) {
    await online.value.close();
    await engine.value?.analyst.close();
    return printError(words.problems[address.error.code](address.error), EXIT.failed);
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop(app, online.value));
  own = address.value;
  await online.value.server.serve();
  process.stdout.write(
    `${formatClassroom(words, { own, shared: sharedAddresses(host, own) }, screenOf(process))}\n`,
  );
  if (table !== undefined) process.stdout.write(`${words.senetTable(table.pieces)}\n`);
  if (engine.value !== undefined) process.stdout.write(`${words.engine(engine.value.name)}\n`);
  const userId = process.getuid?.();
  if (options.value.open && isDesktop({ platform, env, userId })) openBrowser(platform, address.value);
}

/** Starts a UCI engine, so that a wrong command line is told now and not at the board. */
async function attach(command: string): Promise<Result<AttachedEngine, CodedError>> {
  const analyst = new UciAnalyst(command);
  const name = await analyst.greet();
  if (name.ok) return ok({ analyst, name: name.value === '' ? command : name.value });
  return fail(engineFailure('classico', name.error));
}

const USUAL_COLUMNS = 80;

/** Colours are left out where people ask for that. */
function screenOf({ stdout, env }: Pick<NodeJS.Process, 'stdout' | 'env'>): Screen {
  const isColoured = !env.NO_COLOR && env.TERM !== 'dumb';
  // A terminal that does not tell its width says 0.
  return { columns: stdout.isTTY ? stdout.columns || USUAL_COLUMNS : undefined, isColoured };
}

function printError(message: string, code: number): void {
  process.stderr.write(`tabuleiro: ${message}\n`);
  process.exitCode = code;
}

/** The listeners hear one signal only, so that a second one ends the process at once. Players are told first. */
async function stop(app: ReturnType<typeof openApp>, online: OnlineHost): Promise<void> {
  setTimeout(() => app.server.closeAllConnections(), CLOSE_AFTER_MS).unref();
  await online.close();
  await app.close();
}
