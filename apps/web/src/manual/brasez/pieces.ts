import type { ArticleOutline } from '../outline.js';

export const pieces = [
  {
    id: 'colocacao',
    clauses: ['B-SETUP'],
    rulings: ['B-SETUP', 'B-SETUP'],
    examples: [
      {
        position: 'hnr2rnh/pplpplpp/8/8/8/8/PPLPPLPP/HNR2RNH w BGbg - ABDEGHabdegh b 0/0 -/- 0,- 1',
        legal: ['K@e1', 'K@d1'],
        after: 'hnr2rnh/pplpplpp/8/8/8/8/PPLPPLPP/HNRWKRNH b BGbg - ABDEGHabdegh b 0/0 -/- 0,- 1',
        forbidden: [
          { move: 'e2e4', rule: 'B-SETUP' },
          { move: 'K@c1', rule: 'B-SETUP' },
        ],
      },
      {
        position: 'hnr2rnh/pplpplpp/8/8/8/8/PPLPPLPP/HNRWKRNH b BGbg - ABDEGHabdegh b 0/0 -/- 0,- 1',
        legal: ['K@d8', 'K@e8'],
        after: 'hnrkwrnh/pplpplpp/8/8/8/8/PPLPPLPP/HNRWKRNH w BGbg - ABDEGHabdegh b 0/0 -/- 0,- 1',
        forbidden: [{ move: 'pass', rule: 'B-SETUP' }],
      },
    ],
  },
  {
    id: 'rei',
    clauses: ['B-KING'],
    rulings: [],
    examples: [
      {
        position: '7k/7p/8/3n4/3K4/2P5/8/8 w - - - b 0/0 -/- 0,- 1',
        legal: ['d4d5', 'd4e5', 'd4c4'],
        after: '7k/7p/8/3K4/8/2P5/8/8 b - - - b 0/0 -/N 0,- 1',
        forbidden: [
          { move: 'd4d6', rule: 'B-KING' },
          { move: 'd4c3', rule: 'B-KING' },
          { move: 'd4e3', rule: 'B-CHECK' },
        ],
      },
    ],
  },
  {
    id: 'grao-lorde',
    clauses: ['B-WARLORD'],
    rulings: ['B-WARLORD'],
    examples: [
      {
        position: '7k/p7/8/8/3W4/8/8/K7 w - - - b 0/0 -/- 0,- 1',
        legal: ['d4d6', 'd4f4', 'd4c5', 'd4d3'],
        forbidden: [
          { move: 'd4c3', rule: 'B-WARLORD' },
          { move: 'd4d2', rule: 'B-WARLORD' },
        ],
      },
      {
        position: '7k/p7/3n4/3n4/1n1WP3/8/8/K7 w - - - b 0/0 -/- 0,- 1',
        legal: ['d4b4', 'd4d5'],
        forbidden: [
          { move: 'd4d6', rule: 'B-WARLORD' },
          { move: 'd4f4', rule: 'B-WARLORD' },
        ],
      },
    ],
  },
  {
    id: 'sumo-sacerdote',
    clauses: ['B-PRIEST'],
    rulings: ['B-PRIEST'],
    examples: [
      {
        position: '7k/7p/8/8/3H4/8/8/2K5 w - - - b 0/0 -/- 0,- 1',
        legal: ['d4a7', 'd4g7', 'd4a1'],
        effects: [['', 'quiet']],
        forbidden: [
          { move: 'd4h8', rule: 'B-PRIEST' },
          { move: 'd4c4', rule: 'B-PRIEST' },
        ],
      },
      {
        position: '7k/7p/1n6/2P1n3/3H4/8/8/2K5 w - - - b 0/0 -/- 0,- 1',
        legal: ['d4b6', 'd4f6', 'd4e5'],
        after: '7k/7p/1H6/2P1n3/8/8/8/2K5 b - - - b 0/0 -/N 0,- 1',
        effects: [['d4f6', 'check']],
        forbidden: [
          { move: 'd4a7', rule: 'B-PRIEST' },
          { move: 'd4g7', rule: 'B-PRIEST' },
        ],
      },
    ],
  },
  {
    id: 'mudanca-de-cor',
    clauses: ['B-PRIEST'],
    rulings: ['B-PRIEST', 'B-PRIEST'],
    examples: [
      {
        position: '3Hn3/7k/7p/8/8/8/8/2K5 w - - - b 0/0 -/- 0,- 1',
        legal: ['d8e8', 'd8c8', 'd8d7', 'd8c7'],
        after: '4H3/7k/7p/8/8/8/8/2K5 b - - - b 0/0 -/N 0,- 1',
        forbidden: [
          { move: 'd8d6', rule: 'B-PRIEST' },
          { move: 'd8f8', rule: 'B-PRIEST' },
        ],
      },
      {
        position: '8/3H3k/7p/8/8/8/8/2K5 w - - - b 0/0 -/- 0,- 1',
        legal: ['d7e8', 'd7c8'],
        forbidden: [
          { move: 'd7e7', rule: 'B-PRIEST' },
          { move: 'd7d6', rule: 'B-PRIEST' },
        ],
      },
    ],
  },
  {
    id: 'cavalo-e-torre',
    clauses: ['B-KNIGHT', 'B-ROOK'],
    rulings: [],
    examples: [
      {
        position: '7k/7p/8/2ppp3/2pNp3/2ppp3/8/K7 w - - - b 0/0 -/- 0,- 1',
        legal: ['d4f5', 'd4b3', 'd4f3'],
        forbidden: [{ move: 'd4d6', rule: 'B-KNIGHT' }],
      },
      {
        position: '7k/3p3p/8/8/1P1R3n/8/8/2K5 w - - - b 0/0 -/- 0,- 1',
        legal: ['d4h4', 'd4d7'],
        forbidden: [
          { move: 'd4d8', rule: 'B-ROOK' },
          { move: 'd4a4', rule: 'B-ROOK' },
          { move: 'd4e5', rule: 'B-ROOK' },
        ],
      },
    ],
  },
  {
    id: 'lorde',
    clauses: ['B-LORD'],
    rulings: [],
    examples: [
      {
        position: '7k/7p/8/3n4/3L4/2n5/8/K7 w - - - b 0/0 -/- 0,- 1',
        legal: ['d4d5', 'd4c3', 'd4e3'],
        forbidden: [
          { move: 'd4c4', rule: 'B-LORD' },
          { move: 'd4d3', rule: 'B-LORD' },
          { move: 'd4d6', rule: 'B-CHARGE' },
        ],
      },
    ],
  },
] as const satisfies readonly ArticleOutline[];
