import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, release, type } from 'node:os';
import { type Circumstances, formatReport, summary } from './report.js';
import { runAll } from './results.js';

const COMPUTER_HEADING = '# The computer opponent';
const isJson = process.argv.includes('--json');
const isWritten = process.argv.includes('--write');

const before = formatLoad();
const results = await runAll((line) => console.error(line));
const report = formatReport(results, circumstances());

if (isJson) console.log(JSON.stringify(summary(results)));
else console.log(report);
if (isWritten) replaceRules(new URL('../../docs/benchmarks.md', import.meta.url));

/** The rules come first in the document; what was measured about the computer opponent stays as it is. */
function replaceRules(file: URL): void {
  const text = readFileSync(file, 'utf8');
  const computer = text.indexOf(COMPUTER_HEADING);
  writeFileSync(file, computer < 0 ? report : `${report}\n${text.slice(computer)}`);
}

function circumstances(): Circumstances {
  const [cpu] = cpus();
  return [
    ['date', new Date().toISOString().slice(0, 10)],
    ['machine', `${cpu.model.trim()}, ${cpus().length} cores, ${type()} ${release().split('-')[0]}`],
    ['Node', `${process.version}, V8 ${process.versions.v8}`],
    ['load average', `${before} before, ${formatLoad()} after`],
  ];
}

function formatLoad(): string {
  return loadavg()[0].toFixed(2);
}
