import process from 'node:process';
import { detectLang, wordError } from '@tabuleiro/words';
import { openApp } from './app.js';
import { isDesktop, openBrowser } from './desktop.js';
import { listen, sharedAddresses } from './listen.js';
import { parseOptions } from './options.js';
import { serverWords } from './words.js';

const EXIT = { failed: 1, bad: 2 } as const;
/** How long those who are being served may take to finish once the server was told to stop. */
const PATIENCE_MS = 1000;

/**
 * The server as a process: reads its arguments, lets `prepare` make the files and say where they lie, listens, and
 * stops in good order at SIGINT or SIGTERM.
 */
export async function run(args: readonly string[], prepare: () => Promise<string>): Promise<void> {
  const { env, platform } = process;
  const lang = detectLang({ LC_ALL: env.LC_ALL, LANG: env.LANG });
  const words = serverWords[lang];
  const options = parseOptions(args);
  if (!options.ok) return complain(`${wordError(lang, options.error)}\n\n${words.usage}`, EXIT.bad);
  if (options.value.help) return void process.stdout.write(`${words.usage}\n`);
  const app = openApp(await prepare());
  const address = await listen(app, options.value);
  if (!address.ok) return complain(words.problems[address.error.code](address.error), EXIT.failed);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(app));
  process.stdout.write(
    `${words.listening([address.value, ...sharedAddresses(options.value.host, address.value)])}\n`,
  );
  const userId = process.getuid?.();
  if (options.value.open && isDesktop({ platform, env, userId })) openBrowser(platform, address.value);
}

function complain(message: string, code: number): void {
  process.stderr.write(`tabuleiro: ${message}\n`);
  process.exitCode = code;
}

/** A second signal ends the process in the system's own way: each listener hears one. */
async function stop(app: ReturnType<typeof openApp>): Promise<void> {
  setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS).unref();
  await app.close();
}
