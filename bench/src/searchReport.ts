import type { SignatureKind } from './signature.js';

/** What was measured of the search of one game. */
export type SearchSpeed = {
  readonly game: string;
  readonly nodes: Readonly<Record<SignatureKind, number>>;
  /** Nodes a second of processor time. */
  readonly speed: Readonly<Record<SignatureKind, number>>;
};

const BEGIN = '<!-- search: made by `npm run bench:search -- --write` -->';
const END = '<!-- end of search -->';

/** The least that a network has to be faster than the sum of weights. */
const LEAST_RATIO = 1.4;

/** The signature of one kind of evaluation, as documents and commits quote it. */
export function formatSignature(counts: readonly number[]): string {
  return counts.join(' ');
}

/** What was found, as a part of docs/benchmarks.md. */
export function formatSearch(
  found: readonly SearchSpeed[],
  { date, load, rounds }: { readonly date: string; readonly load: string; readonly rounds: number },
): string {
  const signature = (kind: SignatureKind): string => formatSignature(found.map(({ nodes }) => nodes[kind]));
  const isSame = found.every(({ nodes }) => nodes.wasm === nodes.plain);
  const games = found.map(({ game }) => game).join(', ');
  return [
    `Nodes of fixed searches (${games}), the same on every machine:`,
    '',
    `- sum of weights: \`${signature('weights')}\``,
    `- networks, in WebAssembly and in plain TypeScript alike: \`${signature('wasm')}\`${isSame ? '' : ` (**plain: ${signature('plain')}**)`}`,
    '',
    `Thousand nodes a second of processor time, ${date}, load average ${load}, the best of ${rounds} rounds in turn; the network has to be ${LEAST_RATIO} times as fast:`,
    '',
    '| game | sum of weights | network, WebAssembly | network, plain | WebAssembly / weights | |',
    '| --- | ---: | ---: | ---: | ---: | --- |',
    ...found.map(({ game, speed }) => {
      // Cut, not rounded: it is not told better than it is.
      const ratio = Math.floor((speed.wasm / speed.weights) * 100) / 100;
      const cells = [speed.weights, speed.wasm, speed.plain].map((nps) => (nps / 1000).toFixed(0));
      return `| ${game} | ${cells.join(' | ')} | ${ratio.toFixed(2)} | ${ratio >= LEAST_RATIO ? 'holds' : '**does not hold**'} |`;
    }),
  ].join('\n');
}

/** The document with another report in its place. */
export function replaceSearch(document: string, report: string): string {
  const [head, rest] = document.split(BEGIN);
  const [, tail] = (rest ?? '').split(END);
  if (tail === undefined) throw new Error('the document has no place for the search');
  return `${head}${BEGIN}\n\n${report}\n\n${END}${tail}`;
}
