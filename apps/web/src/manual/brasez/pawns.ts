import type { ArticleOutline } from '../outline.js';

export const pawns = [
  {
    id: 'peao',
    clauses: ['B-PAWN'],
    rulings: [],
    examples: [
      {
        position: '7k/7p/8/2n5/3P4/8/8/2K5 w - - - b 0/0 -/- 0,- 1',
        legal: ['d4c5', 'd4d5'],
        forbidden: [
          { move: 'd4e5', rule: 'B-PAWN' },
          { move: 'd4d3', rule: 'B-PAWN' },
          { move: 'd4c4', rule: 'B-PAWN' },
        ],
      },
      {
        position: '7k/7p/8/2nr4/3P4/8/8/2K5 w - - - b 0/0 -/- 0,- 1',
        legal: ['d4c5'],
        forbidden: [{ move: 'd4d5', rule: 'B-LANCE' }],
      },
    ],
  },
  {
    id: 'passo-duplo',
    clauses: ['B-DOUBLE'],
    rulings: ['B-DOUBLE'],
    examples: [
      {
        position: '7k/7p/8/8/8/8/P2P4/K7 w - - D b 0/0 -/- 0,- 1',
        legal: ['d2d4', 'd2d3', 'a2a3'],
        forbidden: [{ move: 'a2a4', rule: 'B-DOUBLE' }],
      },
      {
        position: '7k/7p/8/8/N7/1N6/PP6/K7 w - - AB b 0/0 -/- 0,- 1',
        legal: ['a2a3'],
        forbidden: [
          { move: 'a2a4', rule: 'B-DOUBLE' },
          { move: 'b2b4', rule: 'B-DOUBLE' },
          { move: 'b2b3', rule: 'B-PAWN' },
        ],
      },
    ],
  },
  {
    id: 'en-passant',
    clauses: ['B-EP'],
    rulings: ['B-EP', 'B-EP', 'B-EP'],
    examples: [
      {
        position: '7k/7p/8/3pP3/8/8/8/K7 w - d6 - b 0/0 -/- 0,- 9',
        legal: ['e5d6', 'e5e6'],
        after: '7k/7p/3P4/8/8/8/8/K7 b - - - b 0/0 -/- 0,- 9',
        forbidden: [{ move: 'e5f6', rule: 'B-PAWN' }],
      },
      {
        position: '7k/7p/8/3pP3/8/8/8/K7 w - - - b 0/0 -/- 3,- 9',
        legal: ['e5e6'],
        forbidden: [{ move: 'e5d6', rule: 'B-EP' }],
      },
      {
        position: '7k/8/8/8/3p4/4n3/P3P3/K7 w - - E b 0/0 -/- 0,- 9',
        legal: ['e2e4', 'e2e3'],
        after: '7k/8/8/4n3/3pP3/8/P7/K7 b - e3 - b 0/0 -/- 0,- 9',
        effects: [['e2e4 d4e3', 'quiet']],
        forbidden: [],
      },
    ],
  },
  {
    id: 'roque',
    clauses: ['B-CASTLE'],
    rulings: ['B-CASTLE', 'B-CASTLE', 'B-CASTLE'],
    examples: [
      {
        position: '7k/7p/3r4/8/8/8/8/2RWKR2 w BG - - b 0/0 -/- 4,- 9',
        legal: ['e1b1', 'e1g1'],
        after: '7k/7p/3r4/8/8/8/8/1KRW1R2 b - - - b 0/0 -/- 5,- 9',
        forbidden: [{ move: 'e1c1', rule: 'B-KING' }],
      },
      {
        position: '7k/7p/6r1/8/8/8/g7/2R1KR2 w BG - - b 0/0 -/- 4,- 9',
        legal: ['e1d1', 'e1f2'],
        forbidden: [
          { move: 'e1g1', rule: 'B-CASTLE' },
          { move: 'e1b1', rule: 'B-CASTLE' },
        ],
      },
      {
        position: '7k/7p/4r3/8/8/8/8/2R1KR2 w BG - - b 0/0 -/- 4,- 9',
        legal: ['e1d1'],
        effects: [
          ['', 'check'],
          ['e1d1', 'quiet'],
        ],
        forbidden: [
          { move: 'e1b1', rule: 'B-CASTLE' },
          { move: 'e1g1', rule: 'B-CASTLE' },
        ],
      },
    ],
  },
] as const satisfies readonly ArticleOutline[];
