import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { childrenOf } from './family.js';

/** What is used up is waited for until the next period: short ones, so that nobody waits long. Less than a millisecond is no quota. */
const PERIOD_US = 20_000;
const LEAST_QUOTA_US = 1000;

/** Where Linux keeps its control groups, of the first version and of the second. */
const FIRST = '/sys/fs/cgroup/cpu';
const SECOND = '/sys/fs/cgroup';

/**
 * So much of one processor core and no more, for some processes and whatever they start: a control group of Linux. It comes before
 * other programs, so that on a busy machine too the share is had.
 */
export class CpuShare {
  private readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** Undefined where the system gives none, such as to somebody who is not root. */
  static make(name: string, cores: number): CpuShare | undefined {
    const period = Math.max(PERIOD_US, Math.ceil(LEAST_QUOTA_US / cores));
    const quota = Math.round(period * cores);
    const settings = {
      [FIRST]: { 'cpu.cfs_period_us': period, 'cpu.cfs_quota_us': quota, 'cpu.shares': 65_536 },
      [SECOND]: { 'cpu.max': `${quota} ${period}`, 'cpu.weight': 6400 },
    };
    for (const [root, files] of Object.entries(settings)) {
      const folder = join(root, `tabuleiro-${process.pid}-${name}`);
      try {
        if (root === SECOND) writeFileSync(join(root, 'cgroup.subtree_control'), '+cpu');
        mkdirSync(folder);
        for (const [file, value] of Object.entries(files)) writeFileSync(join(folder, file), String(value));
        return new CpuShare(folder);
      } catch {
        if (existsSync(folder)) rmdirSync(folder);
      }
    }
    return undefined;
  }

  /** A process, with the children it has. */
  add(id: number): void {
    for (const each of [id, ...childrenOf(id)])
      writeFileSync(join(this.folder, 'cgroup.procs'), String(each));
  }

  /** Once its processes have ended. */
  close(): void {
    try {
      rmdirSync(this.folder);
    } catch {
      // One of them is about to end: the folder is empty, and left.
    }
  }
}
