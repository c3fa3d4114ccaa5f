import type { ArticleOutline } from '../outline.js';

export const houses = [
  {
    id: 'saida',
    clauses: ['S-EXIT'],
    rulings: ['S-EXIT', 'S-EXIT', 'S-EXIT'],
    examples: [
      {
        position: '....B...../.........A/.....A.AAA A 3',
        legal: ['28-31', '20-23'],
        after: '....B...../.........A/.....A..AA B -',
        forbidden: [
          { move: '26-31', rule: 'S-26' },
          { move: '29-31', rule: 'S-29' },
          { move: '30-31', rule: 'S-30' },
          { move: '26-29', rule: 'S-EXIT' },
        ],
      },
      {
        position: '........../.B......../....A..... A 5',
        legal: ['25-30'],
        after: '........../.B......../.........A A -',
        forbidden: [{ move: '25-31', rule: 'S-EXIT' }],
      },
      {
        position: '.......A../.B......../...A...... A 4',
        legal: ['24-28', '8-12'],
        after: '.......A../.B......../.......A.. B -',
        forbidden: [],
      },
    ],
  },
  {
    id: 'casa-da-beleza',
    clauses: ['S-26', 'S-PROT'],
    rulings: ['S-26'],
    examples: [
      {
        position: '......A.../.B......../.....A.... A 5',
        legal: ['26-31', '7-12'],
        after: '......A.../.B......../.......... A -',
        forbidden: [],
      },
      {
        position: '......A.../.B......../.....A.... A 1',
        legal: ['7-8'],
        forbidden: [
          { move: '26-31', rule: 'S-26' },
          { move: '26-27', rule: 'S-EXIT' },
        ],
      },
      {
        position: '.........A/........../..A..B.... A 3',
        legal: ['10-13'],
        forbidden: [{ move: '23-26', rule: 'S-PROT' }],
      },
    ],
  },
  {
    id: 'casa-da-agua',
    clauses: ['S-WATER'],
    rulings: ['S-WATER', 'S-WATER', 'S-WATER'],
    examples: [
      {
        position: '.....B...B/........../...A...... A 3',
        legal: ['24-27'],
        after: '.....B...B/....A...../.......... B -',
        forbidden: [{ move: 'skip', rule: 'S-MUST' }],
      },
      {
        position: '..A.....B./........../.A........ A 5',
        legal: ['22-27', '3-8'],
        after: '..A.....B./....A...../.......... A -',
        forbidden: [],
      },
    ],
  },
  {
    id: 'casa-da-ressurreicao',
    clauses: ['S-WATER'],
    rulings: [],
    examples: [
      {
        position: '........B./...BB...../....A..... A 2',
        legal: ['25-27'],
        after: '........B./..ABB...../.......... B -',
        forbidden: [],
      },
      {
        position: '........../.A..B....A/.......... A 3',
        legal: ['12-15', '20-23'],
        after: '........../.B..A....A/.......... B -',
        forbidden: [],
      },
    ],
  },
  {
    id: 'casa-dos-tres-juizes',
    clauses: ['S-28'],
    rulings: ['S-28'],
    examples: [
      {
        position: '....B...../.A......../.......A.. A 3',
        legal: ['28-31', '12-15'],
        after: '....B...../.A......../.......... B -',
        forbidden: [],
      },
      {
        position: '....B...../.A......../.......A.. A 2',
        legal: ['12-14'],
        forbidden: [
          { move: '28-31', rule: 'S-28' },
          { move: '28-30', rule: 'S-EXIT' },
        ],
      },
      {
        position: '........../........../...A...B.. A 4',
        legal: ['24-28'],
        after: '........../........../...B...A.. B -',
        forbidden: [],
      },
    ],
  },
  {
    id: 'casa-de-ra',
    clauses: ['S-29', 'S-PROT'],
    rulings: [],
    examples: [
      {
        position: '....B...../.A......../........A. A 2',
        legal: ['29-31', '12-14'],
        after: '....B...../.A......../.......... B -',
        forbidden: [],
      },
      {
        position: '....B...../.A......../........A. A 1',
        legal: ['12-13'],
        forbidden: [
          { move: '29-31', rule: 'S-29' },
          { move: '29-30', rule: 'S-EXIT' },
        ],
      },
      {
        position: '........../.A......../....A...B. A 4',
        legal: ['12-16'],
        forbidden: [{ move: '25-29', rule: 'S-PROT' }],
      },
    ],
  },
  {
    id: 'casa-de-horus',
    clauses: ['S-30'],
    rulings: ['S-30'],
    examples: [
      {
        position: '....B...../.A......../.........A A 1',
        legal: ['30-31', '12-13'],
        after: '....B...../.A......../.......... A -',
        forbidden: [],
      },
      {
        position: '....B...../.A......../.........A A 2',
        legal: ['12-14'],
        forbidden: [{ move: '30-31', rule: 'S-30' }],
      },
      {
        position: '........../........../....A....B A 5',
        legal: ['25-30'],
        after: '........../........../....B....A A -',
        forbidden: [],
      },
    ],
  },
] as const satisfies readonly ArticleOutline[];
