import type { ProgramName } from './program.js';

/** One thing to count. `nodes` where the count is public knowledge. */
export type Task = {
  readonly label: string;
  readonly position: string;
  readonly depth: number;
  readonly nodes?: number;
  /** A program that has spent so many seconds on it gets no further run. */
  readonly patience: number;
};

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const KIWIPETE = 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1';

export const CHESS = {
  start: { label: 'start, depth 5', position: START, depth: 5, nodes: 4_865_609, patience: 45 },
  kiwipete: { label: 'kiwipete, depth 4', position: KIWIPETE, depth: 4, nodes: 4_085_603, patience: 10 },
} as const satisfies Record<string, Task>;

/** Only for programs above 10 million nodes a second. */
export const CHESS_DEEP = {
  start: { label: 'start, depth 6', position: START, depth: 6, nodes: 119_060_324, patience: 10 },
  kiwipete: { label: 'kiwipete, depth 5', position: KIWIPETE, depth: 5, nodes: 193_690_690, patience: 10 },
} as const satisfies Record<string, Task>;

const BRASEZ_START = 'hnrkwrnh/pplpplpp/8/8/8/8/PPLPPLPP/HNRWKRNH w BGbg - ABDEGHabdegh b 0/0 -/- 0,- 1';
const BRASEZ_DENSE = '2HL2K1/p3p1pP/P2R2N1/gkh5/g3Ln1P/w5P1/7R/4l1NW w - - aeg w 0/0 H/RRNHL 12,- 31';

/** Our other games: the start (in Brasez with kings and warlords placed) and a position in the middle of play. */
export const OTHERS = {
  nucleo: [
    {
      label: 'start, depth 5',
      position: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1',
      depth: 5,
      patience: 10,
    },
    {
      label: 'kiwipete, depth 4',
      position: 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w - - 0 1',
      depth: 4,
      patience: 10,
    },
  ],
  brasez: [
    { label: 'start, depth 5', position: BRASEZ_START, depth: 5, patience: 10 },
    { label: 'middle, depth 3', position: BRASEZ_DENSE, depth: 3, patience: 10 },
  ],
  senet: [
    { label: 'start, depth 11', position: 'ABABABABAB/........../.......... A -', depth: 11, patience: 10 },
    { label: 'middle, depth 11', position: '.........B/....B....A/B.A.A..BA. A -', depth: 11, patience: 10 },
  ],
} as const satisfies Record<string, readonly Task[]>;

/** Castling, en passant, promotion and check: whatever compiles late does so before the clock runs. */
const CHESS_WARM = [
  START,
  KIWIPETE,
  'r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1',
  '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1',
  'rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8',
  'n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1',
  'rnbqkb1r/ppp1pppp/5n2/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3',
  '4k3/8/4n3/8/4R3/8/3b4/4K3 w - - 0 1',
];

const BRASEZ_WARM = [
  BRASEZ_START,
  BRASEZ_DENSE,
  '8/4k3/7P/3r3L/6Nw/8/P3h1PP/4K2g w - - AH w 0/0 WRRNHHL/RNNHLL 30,- 79',
  '4L3/8/L7/8/l3pw2/6g1/P2KP1P1/7k w - - AEG b 0/0 WRRNNHH/RRNNHHL 3,- 41',
  '2r1kr2/p1G2n2/8/8/3H4/P7/3KP3/2g5 b bg - Ea b 0/0 WRRNNHLL/WNHHLL 12,- 4',
  '2rLkr2/8/p7/4P3/2g5/8/4P3/6K1 b bg - - w 1/1 WRRNNHHL/WNNHHLL 40,- 4',
];

const SENET_WARM = [
  'ABABABABAB/........../.......... A -',
  '.........B/....B....A/B.A.A..BA. A -',
  '........../.BABAB.BAA/BA........ B 3',
  '........../.........B/AAAAB..ABB A 1',
];

/** Positions and depth of one lap of warming up. */
export function warmUp(program: ProgramName): {
  readonly positions: readonly string[];
  readonly depth: number;
} {
  if (program === 'brasez') return { positions: BRASEZ_WARM, depth: 2 };
  if (program === 'senet') return { positions: SENET_WARM, depth: 7 };
  if (program === 'nucleo') {
    return { positions: CHESS_WARM.map((fen) => fen.replace(/ [KQkq-]+ [a-h\d-]+ /, ' - - ')), depth: 3 };
  }
  return { positions: CHESS_WARM, depth: 3 };
}
