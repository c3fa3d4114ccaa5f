import type { ArticleOutline } from '../outline.js';

export const promotion = [
  {
    id: 'promocao',
    clauses: ['B-PROMO'],
    rulings: ['B-PROMO', 'B-PROMO', 'B-PROMO', 'B-PROMO'],
    examples: [
      {
        position: '7k/P6p/8/8/8/8/8/K7 w - - - b 0/0 RN/- 5,- 20',
        legal: ['a7a8r', 'a7a8g', 'a7a8n'],
        after: 'R6k/7p/8/8/8/8/8/K7 b - - - b 0/0 N/- 0,- 20',
        forbidden: [{ move: 'a7a8w', rule: 'B-PROMO' }],
      },
      {
        position: '8/6Pk/4r3/8/8/8/7P/K7 w - - - b 0/0 -/- 5,- 20',
        legal: ['g7g8g'],
        after: '6G1/7k/4r3/8/8/8/7P/K7 b - - - b 0/0 -/- 0,- 20',
        forbidden: [{ move: 'g7g8r', rule: 'B-PROMO' }],
      },
    ],
  },
  {
    id: 'promocao-da-legiao',
    clauses: ['B-PROMO', 'B-LEGION'],
    rulings: ['B-PROMO'],
    examples: [
      {
        position: '7k/2PP3p/8/8/8/8/8/K7 w - - - b 0/0 WN/- 5,- 20',
        legal: ['c7&d7nw', 'c7&d7gg', 'c7c8w'],
        after: '2NW3k/7p/8/8/8/8/8/K7 b - - - b 0/0 -/- 0,- 20',
        forbidden: [
          { move: 'c7&d7nn', rule: 'B-PROMO' },
          { move: 'c7&d7gr', rule: 'B-PROMO' },
        ],
      },
    ],
  },
  {
    id: 'movimento-sorrateiro',
    clauses: ['B-SNEAK'],
    rulings: ['B-SNEAK', 'B-SNEAK'],
    examples: [
      {
        position: '3L4/8/8/k7/7p/8/8/K7 w - - - b 0/0 -/- 0,- 9',
        legal: ['d8e3', 'd8b6', 'd8c7'],
        effects: [['d8b6', 'check']],
        forbidden: [{ move: 'd8h4', rule: 'B-SNEAK' }],
      },
      {
        position: '6W1/8/7p/k7/8/2L5/8/K7 w - - - b 0/0 -/- 0,- 9',
        legal: ['g8b2', 'c3d4'],
        forbidden: [{ move: 'c3f6', rule: 'B-SNEAK' }],
      },
    ],
  },
  {
    id: 'retirada-do-grao-duque',
    clauses: ['B-DUKE-A'],
    rulings: ['B-DUKE-A', 'B-DUKE-A', 'B-DUKE-A'],
    examples: [
      {
        position: '7k/7p/8/3G4/8/2G5/8/KN6 w - - - b 0/0 -/- 6,- 20',
        legal: ['b1a3~d5', 'b1a3~c3', 'b1a3'],
        after: '7k/7p/8/8/8/N1G5/8/K7 b - - - b 1/0 -/- 7,- 20',
        forbidden: [
          { move: 'd5d6', rule: 'B-DUKE-A' },
          { move: 'b1a3~h7', rule: 'B-DUKE-A' },
        ],
      },
      {
        position: '7k/1P5p/8/8/8/2G5/8/KN6 w - - - w 1/0 -/- 6,- 20',
        legal: ['b7b8g~c3', 'b7b8g', 'G@e4', 'pass'],
        after: '1G5k/7p/8/8/8/8/8/KN6 b - - - w 2/0 -/- 0,- 20',
        forbidden: [
          { move: 'b7b8g~b8', rule: 'B-DUKE-A' },
          { move: 'pass~c3', rule: 'B-DUKE-A' },
          { move: 'G@e4~c3', rule: 'B-DUKE-A' },
        ],
      },
      {
        position: '7k/8/8/8/8/8/8/KNG4r w - - - b 0/0 -/- 6,- 20',
        legal: ['b1a3', 'a1a2~c1'],
        effects: [['b1a3 h1c1', 'refused B-DUKE-A']],
        forbidden: [{ move: 'b1a3~c1', rule: 'B-DUKE-A' }],
      },
    ],
  },
  {
    id: 'entrada-do-grao-duque',
    clauses: ['B-DUKE-B'],
    rulings: ['B-DUKE-B'],
    examples: [
      {
        position: '7k/8/8/1r6/5l2/8/7P/K7 w - - - b 1/0 -/- 6,- 20',
        legal: ['G@d1', 'G@e2', 'G@f6'],
        after: '7k/8/8/1r6/5l2/8/7P/K2G4 b - - - b 0/0 -/- 7,- 20',
        forbidden: [
          { move: 'G@e5', rule: 'B-DUKE-B' },
          { move: 'G@f2', rule: 'B-DUKE-B' },
          { move: 'G@g7', rule: 'B-DUKE-B' },
          { move: 'G@h2', rule: 'B-DUKE-B' },
        ],
      },
      {
        position: '7k/8/4p3/8/4K3/8/8/8 w - - - b 1/0 -/- 6,- 20',
        legal: ['G@e5', 'e4e5'],
        after: '7k/8/4p3/4G3/4K3/8/8/8 b - - - b 0/0 -/- 7,- 20',
        effects: [
          ['', 'check'],
          ['G@e5', 'quiet'],
        ],
        forbidden: [{ move: 'G@a1', rule: 'B-CHECK' }],
      },
    ],
  },
] as const satisfies readonly ArticleOutline[];
