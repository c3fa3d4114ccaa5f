import { Worker } from 'node:worker_threads';

/** Starts a program of this folder in a thread. Tests run the TypeScript sources, which Node loads with tsx. */
export function startThread(program: string, from: string, workerData: unknown): Worker {
  const file = new URL(program, from);
  if (!from.endsWith('.ts')) return new Worker(file, { workerData });
  const entry = JSON.stringify(file.href.replace(/\.js$/, '.ts'));
  const source = `import('tsx/esm/api').then((tsx) => { tsx.register(); return import(${entry}); })`;
  return new Worker(source, { workerData, eval: true, execArgv: ['--conditions', '@tabuleiro/source'] });
}
