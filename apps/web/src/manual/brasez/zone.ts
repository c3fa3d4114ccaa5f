import type { ArticleOutline } from '../outline.js';

export const zone = [
  {
    id: 'zona',
    clauses: ['B-ZONE'],
    rulings: ['B-ZONE', 'B-ZONE', 'B-ZONE', 'B-ZONE'],
    examples: [
      {
        position: '7k/7p/8/4g3/8/5N2/8/K2R4 w - - - b 0/0 -/- 6,- 20',
        legal: ['f3d4', 'd1d8', 'f3g5'],
        after: '7k/7p/8/4g3/8/8/8/K2R4 b - - - b 0/0 N/- 0,- 20',
        forbidden: [{ move: 'f3e5', rule: 'B-DUKE-A' }],
      },
      {
        position: '7k/7p/8/3ng3/8/8/7P/K2R4 w - - - b 0/0 -/- 6,- 20',
        legal: ['d1d5', 'd1d3'],
        after: '7k/7p/8/4g3/8/8/7P/K7 b - - - b 0/0 R/N 0,- 20',
        forbidden: [],
      },
      {
        position: '8/1Pg4k/7p/8/8/8/7P/K7 w - - - b 0/0 R/- 6,- 20',
        legal: ['b7b8r', 'b7b8g'],
        after: '8/2g4k/7p/8/8/8/7P/K7 b - - - b 0/0 R/- 0,- 20',
        forbidden: [],
      },
    ],
  },
  {
    id: 'zona-e-xeque',
    clauses: ['B-ZONE'],
    rulings: ['B-ZONE', 'B-ZONE', 'B-ZONE'],
    examples: [
      {
        position: '8/4k2p/3g4/8/1N6/8/8/K7 w - - - b 0/0 -/- 6,- 20',
        legal: ['b4d5', 'b4c6'],
        after: '8/4k2p/3g4/3N4/8/8/8/K7 b - - - b 0/0 -/- 7,- 20',
        effects: [
          ['b4d5', 'check'],
          ['b4c6', 'check'],
        ],
        forbidden: [],
      },
      {
        position: '8/7p/8/8/2g5/8/8/KRN2k2 w - - - b 0/0 -/- 6,- 20',
        legal: ['c1b3', 'c1d3'],
        after: '8/7p/8/8/2g5/1N6/8/KR3k2 b - - - b 0/0 -/- 7,- 20',
        effects: [['c1b3', 'check']],
        forbidden: [],
      },
      {
        position: '8/R2r2kp/4g3/2N5/8/8/8/K7 w - - - b 0/0 -/- 6,- 20',
        legal: ['c5d7', 'a7d7'],
        after: '8/R5kp/4g3/8/8/8/8/K7 b - - - b 0/0 N/R 0,- 20',
        effects: [['c5d7', 'check']],
        forbidden: [],
      },
    ],
  },
  {
    id: 'zona-e-rei',
    clauses: ['B-ZONE'],
    rulings: ['B-ZONE'],
    examples: [
      {
        position: '7k/7p/8/8/4g3/3K4/7P/8 w - - - b 0/0 -/- 6,- 20',
        legal: ['d3c3', 'd3c4', 'd3e2'],
        effects: [['', 'quiet']],
        forbidden: [
          { move: 'd3d4', rule: 'B-ZONE' },
          { move: 'd3e3', rule: 'B-ZONE' },
        ],
      },
      {
        position: '7k/8/8/8/8/8/3g2N1/K6r w - - - b 0/0 -/- 6,- 20',
        legal: ['a1a2', 'a1b2'],
        effects: [['', 'check']],
        forbidden: [{ move: 'g2e1', rule: 'B-ZONE' }],
      },
      {
        position: '7k/8/3K4/8/8/4g3/4P2P/8 w - - E b 0/0 -/- 6,- 20',
        legal: ['e2e4', 'e2e3'],
        after: '7k/8/3K4/4g3/8/8/7P/8 b - - - b 0/0 -/- 0,- 20',
        effects: [['e2e4 h8g8', 'quiet']],
        forbidden: [],
      },
    ],
  },
  {
    id: 'passar-a-vez',
    clauses: ['B-PASS'],
    rulings: ['B-PASS', 'B-PASS'],
    examples: [
      {
        position: '7k/7p/8/8/8/8/P7/K7 w - - - w 0/0 -/- 6,- 20',
        legal: ['pass', 'a2a3'],
        after: '7k/7p/8/8/8/8/P7/K7 b - - - b! 0/0 -/- 7,- 20',
        effects: [
          ['pass h7h6', 'quiet'],
          ['pass pass', 'draw doublepass'],
        ],
        forbidden: [],
      },
      {
        position: '7k/7p/8/8/8/8/P7/K7 w - - - w! 0/0 -/- 6,- 20',
        legal: ['pass', 'a2a3'],
        effects: [
          ['pass', 'draw doublepass'],
          ['a2a3', 'quiet'],
        ],
        forbidden: [],
      },
      {
        position: '7k/7p/8/8/8/8/P7/K3r3 w - - - w 0/0 -/- 6,- 20',
        legal: ['a1b2'],
        effects: [['', 'check']],
        forbidden: [{ move: 'pass', rule: 'B-PASS' }],
      },
    ],
  },
] as const satisfies readonly ArticleOutline[];
