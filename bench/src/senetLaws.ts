import { senet } from '@tabuleiro/senet';
import { readCount, readOptions } from './readOptions.js';
import { checkLaws } from './senet/laws.js';
import { stateOf } from './senet/positions.js';
import { compareTables } from './senet/sameValues.js';
import { readTruth } from './tune/senet/truth.js';

/*
 * `npm run senet-laws -- --table FILE`: do the laws of a solved game hold in a table, in positions that chance picks? Exits with
 * 1 where one does not. A table of any size stays on the disk. With `--same-as FILE`: has another table the same values,
 * in every position that both know?
 */
const USAGE = 'npm run senet-laws -- --table FILE [--same-as FILE | [--samples N] [--seed N] [--batch N]]';
/** Two units of 16 bits. */
const BAR = 2 ** -15;

const { values } = readOptions(USAGE, {
  options: {
    table: { type: 'string' },
    'same-as': { type: 'string' },
    samples: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: '20261118' },
    batch: { type: 'string', default: '250000' },
  },
});
if (values.table === undefined) {
  console.error(USAGE);
  process.exit(2);
}
const table = readTruth(values.table);
const units = (difference: number): string =>
  `${difference.toExponential(2)} (${(difference * 65535).toFixed(2)} units; bar ${BAR.toExponential(2)})`;
process.exitCode = (values['same-as'] === undefined ? lawsHold() : isSameAs(values['same-as'])) ? 0 : 1;

function isSameAs(file: string): boolean {
  const { positions, largest, where } = compareTables(table, readTruth(file), (line) => console.error(line));
  console.log(
    `${positions.toLocaleString('en')} positions: largest difference ${units(largest)}${largest === 0 ? '' : ` in ${senet.notation.formatPosition(stateOf(where))}`}`,
  );
  return largest <= BAR;
}

function lawsHold(): boolean {
  const laws = checkLaws(table, {
    samples: readCount(USAGE, 'samples', values.samples),
    seed: readCount(USAGE, 'seed', values.seed),
    batch: readCount(USAGE, 'batch', values.batch),
    say: (line) => console.error(line),
  });
  console.log(
    [
      `${laws.positions.toLocaleString('en')} positions with ${table.pieces} pieces on a side, seed ${values.seed}`,
      `Bellman: largest residual ${units(laws.residual)} in ${laws.worst}`,
      `symmetry: ${laws.unlike} positions where A and B, exchanged, have other moves`,
      `mirror: ${laws.stuck} positions where one can only skip; both chances add up to one within ${units(laws.stuckResidual)}`,
    ].join('\n'),
  );
  return laws.residual <= BAR && laws.stuckResidual <= BAR && laws.unlike === 0 && laws.stuck > 0;
}
