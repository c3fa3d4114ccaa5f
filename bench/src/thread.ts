import { Worker } from 'node:worker_threads';

/** Starts a program of this folder in a thread. Tests run the TypeScript sources, which Node loads with tsx. */
export function startThread(program: string, from: string, workerData: unknown): Worker {
  const file = new URL(program, from);
  if (!from.endsWith('.ts')) return new Worker(file, { workerData });
  const entry = JSON.stringify(file.href.replace(/\.js$/, '.ts'));
  const source = `import('tsx/esm/api').then((tsx) => { tsx.register(); return import(${entry}); })`;
  return new Worker(source, { workerData, eval: true, execArgv: ['--conditions', '@tabuleiro/source'] });
}

/** Has threads of a program do numbered pieces of work, lowest numbers first; each answers with a number when a piece is done. */
export async function shareWork(
  start: () => Worker,
  pieces: readonly number[],
  threads: number,
  report: (answer: number) => void,
): Promise<void> {
  const left = [...pieces];
  await Promise.all(
    Array.from({ length: Math.min(threads, left.length) }, () => employ(start(), left, report)),
  );
}

/** One thread, which takes pieces from the list until it is empty. */
function employ(worker: Worker, left: number[], report: (answer: number) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const next = (): void => {
      const piece = left.shift();
      if (piece === undefined) void worker.terminate().then(() => resolve());
      else worker.postMessage(piece);
    };
    worker.on('error', reject);
    worker.on('message', (answer: number) => {
      report(answer);
      next();
    });
    next();
  });
}
