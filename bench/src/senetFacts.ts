import { closeSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { SenetChooser } from '@tabuleiro/senet-engine';
import { readCount, readOptions } from './readOptions.js';
import { findFacts } from './senet/facts/facts.js';
import { publishFacts } from './senet/facts/publish.js';
import { formatFacts } from './senet/facts/report.js';
import { readShipped, readTruth } from './tune/senet/truth.js';

/*
 * `npm run senet-facts -- --table FILE [--write]`: what a solved table tells about Senet. A table of any size stays on the disk. What
 * is found is kept in the work folder as it comes, so that a run that was ended goes on; the same table and seed give the same
 * facts. With `--write` it becomes docs/senet-solved.md with its plots, and the data of the article in the manual.
 */
const USAGE =
  'npm run senet-facts -- --table FILE [--games N] [--luck-games N] [--seed N] [--work DIR] [--write]';
const { values } = readOptions(USAGE, {
  options: {
    table: { type: 'string' },
    games: { type: 'string', default: '2000' },
    'luck-games': { type: 'string', default: '400' },
    seed: { type: 'string', default: '20261118' },
    work: { type: 'string', default: 'senet-facts' },
    write: { type: 'boolean', default: false },
  },
});
if (values.table === undefined) {
  console.error(USAGE);
  process.exit(2);
}
const table = readTruth(values.table);
const facts = findFacts({
  table,
  chooser: new SenetChooser(readShipped()),
  // What was found in another table is never taken for this one's.
  work: join(values.work, `${table.pieces}-${checksumOf(values.table)}`),
  seed: readCount(USAGE, 'seed', values.seed),
  games: readCount(USAGE, 'games', values.games),
  luckGames: readCount(USAGE, 'luck-games', values['luck-games']),
  say: (line) => console.error(line),
});
if (values.write) for (const file of publishFacts('.', facts)) console.error(`written: ${file}`);
else process.stdout.write(formatFacts(facts));

/** The sum in the head of a table, which stands for all of it. */
function checksumOf(file: string): string {
  const head = Buffer.alloc(32);
  const handle = openSync(file, 'r');
  readSync(handle, head, 0, head.length, 0);
  closeSync(handle);
  return head.readUInt32LE(24).toString(16);
}
