import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The logs in which Chromium writes first what its databases keep; a browser that works otherwise has none. */
function logsOf(profile: string): readonly string[] {
  const names = readdirSync(profile, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => LOG.test(name)).map((name) => join(profile, name));
}

const LOG = /\.indexeddb\.leveldb[/\\]\d+\.log$/;

/** The head of an entry of 300 bytes, of which none was written. */
const HEAD: Uint8Array = Uint8Array.from([1, 2, 3, 4, 44, 1, 1]);

/** Leaves the logs as a death in the middle of a write does. */
export function tearLogs(profile: string): void {
  for (const log of logsOf(profile)) appendFileSync(log, HEAD);
}

/** Spoils the logs in their first entry, as a bad disk does. Was there one? */
export function spoilLogs(profile: string): boolean {
  const logs = logsOf(profile);
  for (const log of logs) {
    const bytes = readFileSync(log);
    bytes[8] ^= 0xff;
    writeFileSync(log, bytes);
  }
  return logs.length > 0;
}
