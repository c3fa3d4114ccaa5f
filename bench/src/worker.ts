import { performance } from 'node:perf_hooks';
import type { Program } from './program.js';

/** A process for one program: told a position and a depth, it answers with the count and the time it took. */
export type Order = { readonly position: string; readonly depth: number };
export type Answer = { readonly nodes: number; readonly seconds: number };
export type Greeting = { readonly version: string };

const { program }: { program: Program } = await import(`./programs/${process.argv[2]}.js`);

async function answer({ position, depth }: Order): Promise<void> {
  const begin = performance.now();
  const nodes = await program.count(position, depth);
  const reply: Answer = { nodes, seconds: (performance.now() - begin) / 1000 };
  process.send?.(reply);
}

process.on('message', (order: Order) => {
  void answer(order);
});
process.on('disconnect', () => process.exit());

const greeting: Greeting = { version: program.version };
process.send?.(greeting);
