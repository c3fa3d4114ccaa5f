import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { expect, onTestFinished, test } from 'vitest';
import { CpuShare } from '../../src/services/cpuShare.js';

test('a process is in its share of a core, where the system gives shares', async () => {
  const share = CpuShare.make('test', 0.1);
  if (share === undefined) return;
  const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)']);
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill();
    await ended;
    share.close();
  });
  await once(child, 'spawn');
  share.add(child.pid ?? 0);
  expect(readFileSync(`/proc/${child.pid}/cgroup`, 'utf8')).toContain(`tabuleiro-${process.pid}-test`);
});
