import {
  type OpenKernel,
  openPlainKernel,
  openWasmKernel,
  Searcher,
  type SearchGame,
  withSearchGame,
} from '@tabuleiro/engine';
import { networkFile, playWithNetwork } from '@tabuleiro/engine/node';
import type { GameId } from '@tabuleiro/game';

/** Openings, middle games and endings; `npm run bench:search` counts the nodes of searching them. */
const CHESS: readonly string[] = [
  'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1',
  'r1bq1rk1/pp1n1ppp/2pbpn2/3p4/2PP4/2NBPN2/PP3PPP/R1BQ1RK1 w - - 0 8',
  'r2q1rk1/1b2bppp/p2ppn2/1p6/3NP3/P1N1B3/1PP1BPPP/R2Q1RK1 w - - 0 12',
  '2r3k1/1p3ppp/p3p3/3pP3/1P1P4/P4P2/4K1PP/2R5 b - - 0 27',
  '8/5pk1/4p1p1/3pP2p/2pP1P1P/2P2KP1/8/8 w - - 0 45',
  'r4rk1/pp3ppp/2p1b3/q2pPn2/3P4/P1N2Q2/1PB2PPP/R4RK1 b - - 0 17',
];

const SIGNATURE_POSITIONS: Readonly<Record<string, readonly string[]>> = {
  classico: CHESS,
  nucleo: CHESS,
  brasez: [
    'hnrkwrnh/pplpplpp/8/8/8/8/PPLPPLPP/HNRKWRNH w BGbg - ABDEGHabdegh b 0/0 -/- 0,- 1',
    'h1rwkrnh/1plpp1pp/p1n2l2/8/3PP3/2N2N2/PPL2LPP/H1RWKR1H w BGbg - ABGHbdegh b 0/0 -/- 3,- 5',
    '2r1k1r1/p1l2l1p/1pn1w1p1/3pp3/3PP3/1PN1W1P1/P1L2L1P/2R1K1R1 b - - AHah w 0/0 H/H 4,- 18',
    '3rk3/p3l2p/2n1g3/3p4/3P4/2N1W3/P3L2P/3RK3 w - - - b 0/0 RNH/WRH 2,- 24',
  ],
};

const SIGNATURE_DEPTH: Readonly<Record<string, number>> = { classico: 11, nucleo: 11, brasez: 8 };

/** How positions are evaluated: by the sum of weights, or by the reigning network in WebAssembly or in plain TypeScript. */
export const SIGNATURE_KINDS = ['weights', 'wasm', 'plain'] as const;
export type SignatureKind = (typeof SIGNATURE_KINDS)[number];

const KERNELS: Readonly<Record<Exclude<SignatureKind, 'weights'>, OpenKernel>> = {
  wasm: (network, inputs) => {
    const kernel = openWasmKernel(network, inputs);
    if (kernel === undefined) throw new Error('WebAssembly is refused here');
    return kernel;
  },
  plain: openPlainKernel,
};

/** Nodes over a game's positions, each searched with nothing remembered: the same on every machine. */
export function countSignatureNodes(game: GameId, kind: SignatureKind): number {
  const depth = SIGNATURE_DEPTH[game] ?? 6;
  return sum(openPositions(game, kind).map((search) => search({ depth }).nodes));
}

/** A search of one of a game's positions, with nothing remembered; tells the processor time that it took. */
export type TimedSearch = (limits: { readonly depth: number } | { readonly nodes: number }) => {
  readonly nodes: number;
  readonly cpuSeconds: number;
};

/** The searches of a game's positions; opening the game is no part of their time. */
export function openPositions(game: GameId, kind: SignatureKind): readonly TimedSearch[] {
  const searches = withSearchGame(game, {
    visit: (searchGame) => searchesOf(evaluatedBy(searchGame, kind)),
  });
  return searches ?? [];
}

function searchesOf<S, M>(searchGame: SearchGame<S, M>): readonly TimedSearch[] {
  const { game } = searchGame;
  const searcher = new Searcher(searchGame);
  return (SIGNATURE_POSITIONS[game.id] ?? []).map((text): TimedSearch => {
    const state = game.notation.parsePosition(text);
    if (!state.ok) throw new Error(`${game.id}: ${text} is refused`);
    return (limits) => {
      searcher.forget();
      const before = process.cpuUsage();
      const { nodes } = searcher.search(state.value, limits);
      const { user, system } = process.cpuUsage(before);
      return { nodes, cpuSeconds: (user + system) / 1e6 };
    };
  });
}

function evaluatedBy<S, M>(searchGame: SearchGame<S, M>, kind: SignatureKind): SearchGame<S, M> {
  if (kind === 'weights') return searchGame;
  const file = networkFile(searchGame.game.id);
  if (file === undefined) throw new Error(`${searchGame.game.id} has no network`);
  const played = playWithNetwork(searchGame, file, KERNELS[kind]);
  if (!played.ok) throw new Error(`${file}: ${played.error.code}`);
  return played.value;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
