import type { ArticleOutline } from '../outline.js';

export const moving = [
  {
    id: 'tabuleiro-e-caminho',
    clauses: ['S-TRACK'],
    rulings: [],
    examples: [
      {
        position: '.B......A./......B..A/.......... A 3',
        legal: ['9-12', '20-23'],
        after: '.B......../.A....B..A/.......... B -',
        forbidden: [{ move: '20-17', rule: 'S-MOVE' }],
      },
      {
        position: '....A...../.B......../........A. A 3',
        legal: ['5-8'],
        forbidden: [{ move: '29-32', rule: 'S-TRACK' }],
      },
    ],
  },
  {
    id: 'preparacao',
    clauses: ['S-SETUP'],
    rulings: [],
    examples: [
      {
        position: 'ABABABABAB/........../.......... A 3',
        legal: ['9-12', '1-4', '3-6', '5-8', '7-10'],
        after: 'ABABABAB.B/.A......../.......... B -',
        forbidden: [{ move: '10-13', rule: 'S-TURN' }],
      },
    ],
  },
  {
    id: 'dado',
    clauses: ['S-DIE'],
    rulings: ['S-DIE', 'S-DIE', 'S-DIE', 'S-DIE'],
    examples: [
      {
        position: 'ABABABABAB/........../.......... A -',
        legal: ['1', '2', '3', '4', '5'],
        after: 'ABABABABAB/........../.......... A 1',
        forbidden: [
          { move: '6', rule: 'S-DIE' },
          { move: '9-12', rule: 'S-TURN' },
        ],
      },
    ],
  },
  {
    id: 'a-vez',
    clauses: ['S-TURN'],
    rulings: ['S-TURN', 'S-TURN'],
    examples: [
      {
        position: '...A.B..A./....B...../.......... A 3',
        legal: ['9-12', '4-7'],
        forbidden: [
          { move: '9-11', rule: 'S-MOVE' },
          { move: '6-9', rule: 'S-TURN' },
          { move: '3', rule: 'S-TURN' },
        ],
      },
    ],
  },
  {
    id: 'andar-e-ultrapassar',
    clauses: ['S-MOVE', 'S-PASS'],
    rulings: [],
    examples: [
      {
        position: '.........A/BBA......./.......... A 4',
        legal: ['10-14', '13-17'],
        after: '........../BBAA....../.......... B -',
        forbidden: [
          { move: '13-16', rule: 'S-MOVE' },
          { move: '13-9', rule: 'S-MOVE' },
        ],
      },
    ],
  },
  {
    id: 'mover-ou-perder-a-vez',
    clauses: ['S-MUST', 'S-SKIP'],
    rulings: ['S-MUST', 'S-SKIP'],
    examples: [
      {
        position: '........B./........../....A...A. A 2',
        legal: ['29-31', '25-27'],
        forbidden: [{ move: 'skip', rule: 'S-MUST' }],
      },
      {
        position: '.........B/.B......../........AA A 5',
        legal: ['skip'],
        after: '.........B/.B......../........AA B -',
        forbidden: [
          { move: '29-31', rule: 'S-29' },
          { move: '30-31', rule: 'S-30' },
        ],
      },
    ],
  },
  {
    id: 'jogar-de-novo',
    clauses: ['S-EXTRA', 'S-EX1'],
    rulings: ['S-EXTRA'],
    examples: [
      {
        position: 'ABABABABAB/........../.......... A 5',
        legal: ['9-14', '7-12', '1-6', '3-8', '5-10'],
        after: 'ABABABAB.B/...A....../.......... A -',
        forbidden: [{ move: 'skip', rule: 'S-MUST' }],
      },
      {
        position: '.B..B...A./.........A/.......... A 1',
        legal: ['9-10', '20-21'],
        after: '.B..B....A/.........A/.......... A -',
        forbidden: [],
      },
      {
        position: '.B..B...A./.........A/.......... A 4',
        legal: ['9-13', '20-24'],
        after: '.B..B...../..A......A/.......... B -',
        forbidden: [],
      },
    ],
  },
] as const satisfies readonly ArticleOutline[];
