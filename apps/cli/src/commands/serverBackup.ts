import { join } from 'node:path';
import type { Result } from '@tabuleiro/game';
import {
  backupMatches,
  backupStore,
  type Copied,
  type LogError,
  restoreMatches,
  restoreStore,
} from '@tabuleiro/online/node';
import { dataFolder } from '@tabuleiro/senet-engine/node';
import { wordCopied, wordLogError } from '@tabuleiro/words';
import { type Command, type CommandContext, EXIT, type ExitCode, type Flag } from '../commandLine/command.js';
import { reportError } from '../commandLine/userError.js';
import { print } from '../io/io.js';

const STORE: Flag = {
  ...{ name: '--store', kind: 'value', value: { text: 'postgres://…' } },
  help: ({ server }) => server.store,
};

/** A consistent copy of the matches between devices that the server of this machine keeps, also while it runs. */
export const serverBackupCommand: Command = {
  name: 'server-backup',
  arguments: [{ placeholder: 'FILE' }],
  flags: [STORE],
  run: async (context) => {
    const [url] = context.flags.get('--store') ?? [];
    const [file] = context.args;
    return tell(
      context,
      await (url === undefined ? backupMatches(folderOf(context), file) : backupStore(url, file)),
    );
  },
};

/** Puts such a copy back; what was there is kept beside it. */
export const serverRestoreCommand: Command = {
  name: 'server-restore',
  arguments: [{ placeholder: 'FILE' }],
  flags: [STORE],
  run: async (context) => {
    const [url] = context.flags.get('--store') ?? [];
    const [file] = context.args;
    return tell(
      context,
      await (url === undefined ? restoreMatches(file, folderOf(context)) : restoreStore(file, url)),
    );
  },
};

function folderOf({ io }: CommandContext): string {
  return join(dataFolder(io.env), 'online');
}

async function tell({ io, lang }: CommandContext, copied: Result<Copied, LogError>): Promise<ExitCode> {
  if (!copied.ok)
    return reportError(io, { code: copied.error.code, message: wordLogError(lang, copied.error) });
  await print(io.stdout, `${wordCopied(lang, copied.value.matches)}\n`);
  return EXIT.done;
}
