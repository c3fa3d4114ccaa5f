import type { ArticleOutline } from '../outline.js';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

export const pieces = [
  {
    id: 'tabuleiro',
    clauses: ['C-START'],
    rulings: ['C-START'],
    examples: [
      {
        position: START,
        legal: ['e2e4', 'd2d4', 'g1f3', 'b1c3'],
        forbidden: [
          { move: 'a1a3', rule: 'C-MOVE' },
          { move: 'f1c4', rule: 'C-MOVE' },
          { move: 'e7e5', rule: 'C-TURN' },
        ],
      },
    ],
  },
  {
    id: 'vez',
    clauses: ['C-TURN'],
    rulings: [],
    examples: [
      {
        position: '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1',
        legal: ['e2e4', 'e1d2'],
        forbidden: [
          { move: 'e8e7', rule: 'C-TURN' },
          { move: 'a2a3', rule: 'C-TURN' },
        ],
      },
      {
        position: '8/8/8/2Kp4/3Pk3/8/8/8 w - - 0 1',
        legal: ['c5d6', 'c5b4'],
        effects: [['c5d6 e4d4', 'quiet']],
        forbidden: [{ move: 'pass', rule: 'C-TURN' }],
      },
    ],
  },
  {
    id: 'posicao-por-escrito',
    clauses: ['C-START', 'C-TURN'],
    rulings: ['C-START', 'C-TURN'],
    examples: [
      {
        position: '8/5k2/8/3r4/4P3/8/3K4/8 w - - 12 60',
        legal: ['e4d5', 'd2e3', 'd2c3'],
        after: '8/5k2/8/3P4/8/8/3K4/8 b - - 0 60',
        effects: [['', 'check']],
        forbidden: [
          { move: 'e4e5', rule: 'C-CHECK' },
          { move: 'f7f6', rule: 'C-TURN' },
        ],
      },
    ],
  },
  // Pieces that go as far as the way is free.
  {
    id: 'captura',
    clauses: ['C-MOVE'],
    rulings: ['C-MOVE'],
    examples: [
      {
        position: '4k3/8/8/8/1P1R1n1p/8/8/4K3 w - - 0 1',
        legal: ['d4f4', 'd4c4', 'd4d7'],
        after: '4k3/8/8/8/1P3R1p/8/8/4K3 b - - 0 1',
        forbidden: [
          { move: 'd4h4', rule: 'C-MOVE' },
          { move: 'd4b4', rule: 'C-MOVE' },
          { move: 'd4a4', rule: 'C-MOVE' },
        ],
      },
    ],
  },
  {
    id: 'torre',
    clauses: ['C-MOVE'],
    piece: 'rook',
    rulings: [],
    examples: [
      {
        position: '4k3/8/8/8/3R4/8/8/4K3 w - - 0 1',
        legal: ['d4d7', 'd4h4', 'd4a4', 'd4d1'],
        forbidden: [
          { move: 'd4f6', rule: 'C-MOVE' },
          { move: 'd4c3', rule: 'C-MOVE' },
        ],
      },
    ],
  },
  {
    id: 'bispo',
    clauses: ['C-MOVE'],
    piece: 'bishop',
    rulings: ['C-MOVE'],
    examples: [
      {
        position: '4k3/8/8/8/3B4/8/6P1/4K3 w - - 0 1',
        legal: ['d4h8', 'd4a1', 'd4a7', 'd4g1'],
        forbidden: [
          { move: 'd4d6', rule: 'C-MOVE' },
          { move: 'd4e6', rule: 'C-MOVE' },
        ],
      },
    ],
  },
  {
    id: 'dama',
    clauses: ['C-MOVE'],
    piece: 'queen',
    rulings: [],
    examples: [
      {
        position: '4k3/8/1p6/8/3Q2n1/8/8/4K3 w - - 0 1',
        legal: ['d4g4', 'd4b6', 'd4h8', 'd4d1'],
        forbidden: [
          { move: 'd4h4', rule: 'C-MOVE' },
          { move: 'd4e6', rule: 'C-MOVE' },
        ],
      },
    ],
  },
  // Pieces that go one step at a time: the knight's jump and the king's square.
  {
    id: 'cavalo',
    clauses: ['C-MOVE'],
    piece: 'knight',
    rulings: [],
    examples: [
      {
        position: '4k3/8/2p5/2PPP3/2PNP3/2PPP3/8/4K3 w - - 0 1',
        legal: ['d4c6', 'd4e6', 'd4b5', 'd4f5', 'd4b3', 'd4f3', 'd4c2', 'd4e2'],
        forbidden: [
          { move: 'd4d6', rule: 'C-MOVE' },
          { move: 'd4f6', rule: 'C-MOVE' },
          { move: 'd4d5', rule: 'C-MOVE' },
        ],
      },
    ],
  },
  {
    id: 'rei',
    clauses: ['C-MOVE', 'C-CHECK'],
    piece: 'king',
    rulings: [],
    examples: [
      {
        position: '8/8/8/4k3/8/3r4/8/2K5 w - - 0 1',
        legal: ['c1c2', 'c1b2', 'c1b1'],
        forbidden: [
          { move: 'c1d2', rule: 'C-CHECK' },
          { move: 'c1d1', rule: 'C-CHECK' },
          { move: 'c1c3', rule: 'C-MOVE' },
        ],
      },
      {
        position: '8/8/8/8/1k6/8/3rn3/3K4 w - - 0 1',
        legal: ['d1d2'],
        effects: [['', 'check']],
        forbidden: [
          { move: 'd1e2', rule: 'C-CHECK' },
          { move: 'd1c2', rule: 'C-CHECK' },
        ],
      },
    ],
  },
] as const satisfies readonly ArticleOutline[];
