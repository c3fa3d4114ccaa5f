import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const TICK_MS = 10;

/** What the system tells of a process, behind its name: state, parent, group … */
function statOf(id: number): readonly string[] {
  try {
    const text = readFileSync(`/proc/${id}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return []; // it has ended meanwhile
  }
}

/** The children of a process; none where the system does not tell. */
export function childrenOf(parent: number): readonly number[] {
  if (process.platform !== 'linux') return [];
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return all.map(Number).filter((id) => statOf(id)[1] === String(parent));
}

/** Milliseconds of processor time of a process and its children, also of those that have ended; 0 where the system does not tell. */
export function cpuOfFamily(parent: number | undefined): number {
  if (parent === undefined || process.platform !== 'linux') return 0;
  const ticksOf = (id: number, count: number): number =>
    statOf(id)
      .slice(11, 11 + count)
      .reduce((sum, each) => sum + Number(each), 0);
  const children = childrenOf(parent).reduce((sum, id) => sum + ticksOf(id, 2), 0);
  return (children + ticksOf(parent, 4)) * TICK_MS;
}
