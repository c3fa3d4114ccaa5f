import { dataFolder, type FoundTable, findTables, loadTable } from '@tabuleiro/senet-engine/node';
import { type Lang, type TableFileProblem, tablesWords } from '@tabuleiro/words';
import { type Command, EXIT } from '../commandLine/command.js';
import { JSON_FLAG } from '../commandLine/flags.js';
import { print, printText } from '../io/io.js';
import { formatCount } from '../senet/tables.js';

export const tablesCommand: Command = {
  name: 'tables',
  arguments: [],
  flags: [JSON_FLAG],
  async run({ io, lang, flags }) {
    const isJson = flags.has('--json');
    const format = isJson ? (entry: Entry) => JSON.stringify(entry) : wordEntry(lang);
    for (const table of findTables([dataFolder(io.env)])) {
      const line = format(await look(table));
      await (isJson ? print : printText)(io.stdout, `${line}\n`);
    }
    return EXIT.done;
  },
};

/** `positions` of a sound table, else `problem`: what is wrong with the file. */
type Entry = {
  readonly pieces: number;
  readonly file: string;
  readonly positions: number | null;
  readonly problem: TableFileProblem | null;
};

async function look({ file, pieces }: FoundTable): Promise<Entry> {
  const loaded = await loadTable(file);
  if (loaded.ok)
    return { pieces: loaded.value.pieces, file, positions: loaded.value.table.length, problem: null };
  const { code } = loaded.error;
  return { pieces, file, positions: null, problem: code === 'unwritable-file' ? 'unreadable-file' : code };
}

function wordEntry(lang: Lang): (entry: Entry) => string {
  const { found, problems } = tablesWords(lang);
  return ({ pieces, file, positions, problem }) =>
    problem === null
      ? found(pieces, formatCount(lang, positions ?? 0), file)
      : problems[problem](file, `tabuleiro senet-solve --pieces ${pieces}`);
}
