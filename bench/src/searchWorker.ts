import { countSignatureNodes, openPositions, type SignatureKind } from './signature.js';

/** A process for one game and one evaluation: asked `count`, it answers with the nodes of the signature, asked `speed`, with nodes a second of processor time. */
export type SearchQuestion = 'count' | 'speed';

/** Positions of a search whose time is taken. */
const NODES = 60_000;

const [game, kind] = process.argv.slice(2) as [string, SignatureKind];
const searches = openPositions(game, kind);

function measureSpeed(): number {
  const runs = searches.map((search) => search({ nodes: NODES }));
  const total = (of: (run: (typeof runs)[number]) => number): number =>
    runs.reduce((sum, run) => sum + of(run), 0);
  return total(({ nodes }) => nodes) / total(({ cpuSeconds }) => cpuSeconds);
}

process.on('message', (question: SearchQuestion) => {
  process.send?.(question === 'count' ? countSignatureNodes(game, kind) : measureSpeed());
});
process.on('disconnect', () => process.exit());
