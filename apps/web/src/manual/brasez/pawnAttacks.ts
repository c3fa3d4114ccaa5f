import type { ArticleOutline } from '../outline.js';

export const pawnAttacks = [
  {
    id: 'charge',
    clauses: ['B-CHARGE'],
    rulings: ['B-CHARGE', 'B-CHARGE', 'B-CHARGE', 'B-CHARGE', 'B-CHARGE'],
    examples: [
      {
        position: '7k/7p/2w5/8/2L5/8/P7/K7 w - - - b 0/0 -/- 7,- 9',
        legal: ['c4*c6', 'c4c5'],
        after: '7k/7p/8/8/8/8/P7/K7 b - - - b 0/0 L/W 0,- 9',
        forbidden: [],
      },
      {
        position: '7k/7p/r1n1p1g1/2N5/P1P1P1P1/8/8/K7 w - - - b 0/0 -/- 7,- 9',
        legal: ['a4*a6'],
        after: '7k/7p/2n1p1g1/2N5/2P1P1P1/8/8/K7 b - - - b 0/0 -/R 0,- 9',
        forbidden: [
          { move: 'c4*c6', rule: 'B-CHARGE' },
          { move: 'e4*e6', rule: 'B-CHARGE' },
          { move: 'g4*g6', rule: 'B-CHARGE' },
        ],
      },
      {
        position: '7k/7p/8/8/K3n2r/8/4P3/8 w - - - b 0/0 -/- 7,- 9',
        legal: ['e2e3'],
        forbidden: [{ move: 'e2*e4', rule: 'B-CHECK' }],
      },
    ],
  },
  {
    id: 'lanca',
    clauses: ['B-LANCE'],
    rulings: ['B-LANCE', 'B-LANCE', 'B-LANCE', 'B-LANCE'],
    examples: [
      {
        position: '7k/7p/8/8/8/4n3/4P3/K7 w - - E b 0/0 -/- 3,- 9',
        legal: ['e2e4', 'e2e3'],
        after: '7k/7p/8/4n3/4P3/8/8/K7 b - - - b 0/0 -/- 0,- 9',
        forbidden: [{ move: 'e2*e4', rule: 'B-CHARGE' }],
      },
      {
        position: '7k/7p/8/8/4l3/4p1n1/P3P1P1/K7 w - - E b 0/0 -/- 3,- 9',
        legal: ['a2a3', 'a1b1'],
        forbidden: [
          { move: 'e2e3', rule: 'B-LANCE' },
          { move: 'e2e4', rule: 'B-LANCE' },
          { move: 'g2g3', rule: 'B-LANCE' },
        ],
      },
      {
        position: '7k/7p/8/8/8/4g3/4P2P/K7 w - - E b 0/0 -/- 3,- 9',
        legal: ['e2e4', 'e2e3'],
        after: '7k/7p/8/4g3/8/8/7P/K7 b - - - b 0/0 -/- 0,- 9',
        forbidden: [],
      },
    ],
  },
  {
    id: 'movimento-legionario',
    clauses: ['B-LEGION'],
    rulings: ['B-LEGION', 'B-LEGION', 'B-LEGION'],
    examples: [
      {
        position: '7k/7p/8/3nr3/3PP3/8/8/K7 w - - - b 0/0 -/- 3,- 9',
        legal: ['d4&e4', 'd4e5', 'e4d5'],
        after: '7k/7p/3nr3/3PP3/8/8/8/K7 b - - - b 0/0 -/- 0,- 9',
        forbidden: [{ move: 'd4d5', rule: 'B-LANCE' }],
      },
      {
        position: '7k/7p/3p4/n2n2g1/P1PPP1PP/8/8/K7 w - - - b 0/0 -/- 3,- 9',
        legal: ['e4e5', 'c4d5'],
        forbidden: [
          { move: 'd4&e4', rule: 'B-LEGION' },
          { move: 'g4&h4', rule: 'B-LEGION' },
          { move: 'a4&c4', rule: 'B-LEGION' },
        ],
      },
      {
        position: '3n3k/3PP3/8/7p/8/8/8/K7 w - - - b 0/0 -/- 3,- 9',
        legal: ['e7e8g', 'e7d8g'],
        forbidden: [{ move: 'd7&e7gg', rule: 'B-LEGION' }],
      },
    ],
  },
  {
    id: 'empurrao',
    clauses: ['B-PUSH'],
    rulings: ['B-PUSH', 'B-PUSH', 'B-PUSH'],
    examples: [
      {
        position: '7k/8/4G3/3n4/2PP4/8/8/K7 w - - - b 0/0 -/- 7,- 9',
        legal: ['c4&d4', 'c4d5'],
        after: '7k/8/3nG3/2PP4/8/8/8/K7 b - - - b 0/0 -/- 0,- 9',
        forbidden: [],
      },
      {
        position: '7k/3p4/3PP3/8/8/8/8/K7 w - - d b 0/0 -/- 7,- 9',
        legal: ['d6&e6', 'e6d7'],
        after: '3p3k/3PP3/8/8/8/8/8/K7 b - - - b 0/0 -/- 0,- 9',
        effects: [['d6&e6 d8e7', 'quiet']],
        forbidden: [],
      },
      {
        position: '3p3k/7p/8/8/8/8/3R4/K7 b - - - b 0/0 -/- 1,- 9',
        legal: ['d8d7'],
        forbidden: [{ move: 'd8d6', rule: 'B-DOUBLE' }],
      },
    ],
  },
] as const satisfies readonly ArticleOutline[];
