import type { ArticleOutline } from '../outline.js';

export const endings = [
  {
    id: 'afogamento',
    clauses: ['B-STALE'],
    rulings: ['B-STALE'],
    examples: [
      {
        position: 'k7/8/2W5/1p6/1P6/8/8/K7 w - - - w 0/0 -/- 0,- 30',
        legal: ['c6b6', 'c6c7'],
        after: 'k7/8/1W6/1p6/1P6/8/8/K7 b - - - w 0/0 -/- 1,- 30',
        effects: [
          ['c6b6', 'w stalemate'],
          ['c6c7', 'w stalemate'],
        ],
        forbidden: [],
      },
      {
        position: 'k7/8/2W5/1p6/1P6/8/8/K7 w - - - b 0/0 -/- 0,- 30',
        legal: ['c6b6'],
        after: 'k7/8/1W6/1p6/1P6/8/8/K7 b - - - b 0/0 -/- 1,- 30',
        effects: [['c6b6 pass', 'quiet']],
        forbidden: [{ move: 'pass', rule: 'B-PASS' }],
      },
    ],
  },
  {
    id: 'forca-maior',
    clauses: ['B-FORCE'],
    rulings: ['B-FORCE', 'B-FORCE'],
    examples: [
      {
        position: '7k/8/8/8/8/r7/1P6/K7 w - - - b 0/0 -/- 0,- 30',
        legal: ['b2a3'],
        after: '7k/8/8/8/8/P7/8/K7 b - - - b 0/0 -/R 0,- 30',
        effects: [['b2a3', 'w force']],
        forbidden: [{ move: 'b2b3', rule: 'B-CHECK' }],
      },
      {
        position: '7k/8/8/8/8/r7/1P6/K7 w - - - b 0/1 -/- 0,- 30',
        legal: ['b2a3'],
        after: '7k/8/8/8/8/P7/8/K7 b - - - b 0/1 -/R 0,- 30',
        effects: [['b2a3', 'quiet']],
        forbidden: [],
      },
      {
        position: '7k/8/8/8/r7/8/P7/7K w - - - b 0/0 -/- 0,- 30',
        legal: ['a2*a4', 'a2a3'],
        after: '7k/8/8/8/8/8/8/7K b - - - b 0/0 -/R 0,0 30',
        effects: [['a2*a4', 'draw force']],
        forbidden: [],
      },
    ],
  },
  {
    id: 'reis-e-duques',
    clauses: ['B-KD', 'B-STALE'],
    rulings: ['B-KD', 'B-KD', 'B-KD'],
    examples: [
      {
        position: '7k/8/2g5/8/8/5G2/8/K7 w - - - b 1/0 -/- 20,9 40',
        legal: ['G@a3', 'a1b1'],
        after: '7k/8/2g5/8/8/G4G2/8/K7 b - - - b 0/0 -/- 21,10 40',
        effects: [
          ['G@a3', 'w kings-dukes'],
          ['a1b1', 'draw kings-dukes'],
          ['a1b1~f3', 'b kings-dukes'],
        ],
        forbidden: [
          { move: 'G@h7', rule: 'B-DUKE-B' },
          { move: 'f3f4', rule: 'B-DUKE-A' },
        ],
      },
      {
        position: '7k/P7/6g1/8/8/8/8/K7 w - - - b 0/0 -/- 3,- 40',
        legal: ['a7a8g'],
        after: 'G6k/8/6g1/8/8/8/8/K7 b - - - b 0/0 -/- 0,0 40',
        forbidden: [],
      },
      {
        position: '7k/8/7K/8/8/8/8/g7 w - - - w 1/0 -/- 4,4 40',
        legal: ['G@f7'],
        after: '7k/5G2/7K/8/8/8/8/g7 b - - - w 0/0 -/- 5,5 40',
        effects: [['G@f7', 'w stalemate']],
        forbidden: [{ move: 'G@g7', rule: 'B-DUKE-B' }],
      },
    ],
  },
  {
    id: 'cinquenta-movimentos',
    clauses: ['B-50'],
    rulings: ['B-50', 'B-50', 'B-50'],
    examples: [
      {
        position: '7k/7p/8/8/8/8/PP6/K7 w - - - b 0/0 -/- 49,- 60',
        legal: ['a1b1', 'a2a3'],
        after: '7k/7p/8/8/8/8/PP6/1K6 b - - - b 0/0 -/- 50,- 60',
        effects: [
          ['a1b1', 'w fifty'],
          ['a2a3', 'quiet'],
        ],
        forbidden: [],
      },
      {
        position: '7k/7p/8/8/8/8/PP6/K7 w - - - b 0/3 -/- 49,- 60',
        legal: ['a2a3', 'a2&b2', 'a1b1'],
        after: '7k/7p/8/8/8/P7/1P6/K7 b - - - b 0/3 -/- 0,- 60',
        effects: [
          ['a1b1', 'b fifty'],
          ['a2a3', 'quiet'],
        ],
        forbidden: [],
      },
    ],
  },
  {
    id: 'repeticao',
    clauses: ['B-REP'],
    rulings: ['B-REP', 'B-REP'],
    examples: [
      {
        position: '7k/8/8/3pp3/3PP3/8/8/K7 w - - - b 0/0 -/- 0,- 20',
        legal: ['d4&e4'],
        after: '7k/8/3pp3/3PP3/8/8/8/K7 b - - - b 0/0 -/- 0,- 20',
        effects: [
          ['d4&e4 d6&e6', 'quiet'],
          ['d4&e4 d6&e6 d4&e4 d6&e6', 'draw repetition'],
        ],
        forbidden: [],
      },
    ],
  },
  {
    id: 'ordem-dos-fins',
    clauses: ['B-ENDS', 'B-MATE', 'B-STALE', 'B-FORCE', 'B-PASS', 'B-KD', 'B-50', 'B-REP'],
    rulings: ['B-ENDS', 'B-ENDS', 'B-ENDS'],
    examples: [
      {
        position: '7k/R7/1R6/8/8/8/p7/K7 w - - - b 0/0 -/- 49,- 60',
        legal: ['b6b8', 'b6c6', 'a7a2'],
        effects: [
          ['b6b8', 'w mate'],
          ['b6c6', 'w fifty'],
          ['a7a2', 'w force'],
        ],
        forbidden: [],
      },
      {
        position: '7k/7p/8/8/8/8/PP6/K7 w - - - w! 0/0 -/- 49,- 60',
        legal: ['a1b1', 'pass'],
        effects: [
          ['pass', 'draw doublepass'],
          ['a1b1', 'w fifty'],
        ],
        forbidden: [],
      },
    ],
  },
  {
    id: 'escrever-um-lance',
    clauses: ['P-NF3', 'B-CHARGE', 'B-PROMO'],
    rulings: ['P-NF3', 'B-PROMO', 'P-NF3', 'P-NF3', 'P-NF3'],
    examples: [
      {
        position: '7k/P6p/r7/8/P1L5/8/8/K7 w - - - b 0/0 -/- 0,- 60',
        legal: ['a4*a6', 'a7a8g', 'c4c5'],
        forbidden: [
          { move: 'a4a6', rule: 'B-CHARGE' },
          { move: 'a7a8', rule: 'B-PROMO' },
          { move: 'e4e5', rule: 'P-NF3' },
          { move: 'h7h6', rule: 'P-NF3' },
          { move: 'a4a4', rule: 'P-NF3' },
        ],
      },
    ],
  },
] as const satisfies readonly ArticleOutline[];
