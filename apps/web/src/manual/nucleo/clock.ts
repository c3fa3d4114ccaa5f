import type { ArticleOutline } from '../outline.js';

export const clock = [
  {
    id: 'sem-limite',
    clauses: ['N-NOLIMIT'],
    rulings: ['N-NOLIMIT', 'N-NOLIMIT'],
    examples: [
      {
        position: '4k3/8/8/8/8/8/8/R3K3 w - - 150 120',
        legal: ['a1a7', 'e1e2'],
        after: '4k3/R7/8/8/8/8/8/4K3 b - - 151 120',
        effects: [['a1a7', 'quiet']],
        forbidden: [{ move: 'pass', rule: 'N-TURN' }],
      },
    ],
  },
  {
    id: 'relogio',
    clauses: ['N-TIME'],
    rulings: ['N-TIME'],
    examples: [
      {
        position: '3k4/8/3K4/8/8/8/8/7R w - - 0 1',
        legal: ['h1h8'],
        after: '3k3R/8/3K4/8/8/8/8/8 b - - 1 1',
        effects: [['h1h8', 'w mate']],
        forbidden: [{ move: 'd6d7', rule: 'N-CHECK' }],
      },
    ],
  },
  {
    id: 'dica-e-voltar',
    clauses: ['N-TIME'],
    rulings: ['N-TIME', 'N-TIME'],
    examples: [
      {
        position: '6k1/5pp1/7p/8/8/8/1Q3PPP/r5K1 w - - 0 1',
        legal: ['b2a1', 'b2b1', 'b2c1'],
        after: '6k1/5pp1/7p/8/8/8/5PPP/Q5K1 b - - 0 1',
        effects: [['', 'check']],
        forbidden: [
          { move: 'b2b8', rule: 'N-CHECK' },
          { move: 'g1f1', rule: 'N-CHECK' },
        ],
      },
    ],
  },
] as const satisfies readonly ArticleOutline[];
