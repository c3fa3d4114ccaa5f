import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SOURCES, type Source } from './certify/certifyChunk.js';
import type { CertifyOrder } from './certify/certifyWorker.js';
import { formatCertificate } from './certify/report.js';
import { missingChunks, readResults } from './certify/resultFiles.js';
import { readCount, readOptions } from './readOptions.js';
import { shareWork, startThread } from './thread.js';
import { writeWhole } from './tune/chunk.js';
import { SHIPPED_POCKET } from './tune/senet/truth.js';

/*
 * `npm run certify -- --table FILE`: what the pocket player of Senet loses by all decisions of many positions, judged by the
 * whole table. Ended at any moment, it goes on where it was.
 */
const USAGE =
  'npm run certify -- --table FILE [--pocket FILE] [--positions N] [--ahead N] [--threads N] [--seed N] [--work DIR] [--write]';
const { values } = readOptions(USAGE, {
  options: {
    table: { type: 'string' },
    pocket: { type: 'string', default: SHIPPED_POCKET },
    positions: { type: 'string', default: '1000000' },
    ahead: { type: 'string', default: '30000' },
    threads: { type: 'string', default: String(availableParallelism()) },
    seed: { type: 'string', default: '20261118' },
    work: { type: 'string', default: 'certificate' },
    write: { type: 'boolean', default: false },
  },
});
const root = fileURLToPath(new URL('../../', import.meta.url));
const DOCUMENT = join(root, 'docs/senet-pocket.md');
const BEGIN = '<!-- certificate: made by `npm run certify -- --table FILE --write` -->';
const END = '<!-- end of certificate -->';
/** Positions of each source are worked through in so many chunks. */
const CHUNKS = 5;

if (values.table === undefined) {
  console.error(`--table FILE is missing: the table that judges.\n${USAGE}`);
  process.exit(2);
}
const { table, pocket, work } = values;
const seed = readCount(USAGE, 'seed', values.seed);
const positions = Math.ceil(readCount(USAGE, 'positions', values.positions) / CHUNKS);
const positionsAhead = Math.ceil(readCount(USAGE, 'ahead', values.ahead) / CHUNKS);
const digest = createHash('sha256').update(readFileSync(pocket)).digest('hex');
claim();
for (const [i, source] of SOURCES.entries()) await certify(source, seed + i, table);
const text = [
  `Network ${digest.slice(0, 16)}, seed ${seed}.`,
  '',
  formatCertificate(SOURCES.map((source) => readResults(work, source, CHUNKS))),
].join('\n');
console.log(text);
if (values.write) publish();

async function certify(source: Source, ownSeed: number, truth: string): Promise<void> {
  const order: CertifyOrder = {
    source,
    pocket,
    work,
    positions,
    positionsAhead,
    seed: ownSeed,
    table: truth,
  };
  await shareWork(
    () => startThread('./certify/certifyWorker.js', import.meta.url, order),
    missingChunks(work, source, CHUNKS),
    readCount(USAGE, 'threads', values.threads),
    (index) => console.error(`${source}: chunk ${index} of ${CHUNKS}`),
  );
}

/** Results of one folder belong together: another network or other settings need another folder. */
function claim(): void {
  const claimed = JSON.stringify({ digest, seed, positions, positionsAhead });
  const file = join(work, 'settings.json');
  if (!existsSync(file)) writeWhole(file, claimed);
  else if (readFileSync(file, 'utf8') !== claimed) {
    console.error(`${work} holds results of other settings: remove it, or choose another with --work`);
    process.exit(2);
  }
}

function publish(): void {
  const [head, rest = ''] = readFileSync(DOCUMENT, 'utf8').split(BEGIN);
  const tail = rest.split(END).at(1);
  if (tail === undefined) throw new Error(`${DOCUMENT} has no place for the certificate`);
  writeFileSync(DOCUMENT, `${head}${BEGIN}\n\n${text}\n${END}${tail}`);
}
