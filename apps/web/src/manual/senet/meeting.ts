import type { ArticleOutline } from '../outline.js';

export const meeting = [
  {
    id: 'uma-peca-por-casa',
    clauses: ['S-ONE'],
    rulings: ['S-ONE'],
    examples: [
      {
        position: '..A.AA..B./........../.......... A 2',
        legal: ['5-7', '6-8'],
        after: '..A..AA.B./........../.......... B -',
        forbidden: [{ move: '3-5', rule: 'S-ONE' }],
      },
    ],
  },
  {
    id: 'troca',
    clauses: ['S-LAND', 'S-EX2'],
    rulings: ['S-LAND'],
    examples: [
      {
        position: '.......A../B........B/.......... A 3',
        legal: ['8-11'],
        after: '.......B../A........B/.......... B -',
        forbidden: [],
      },
      {
        position: '.....A..../.B....A.../.B........ A 5',
        legal: ['17-22', '6-11'],
        after: '.....A..../.B....B.../.A........ A -',
        forbidden: [{ move: '6-12', rule: 'S-MOVE' }],
      },
    ],
  },
  {
    id: 'protecao',
    clauses: ['S-PROT', 'S-ADJ', 'S-EX3'],
    rulings: ['S-ADJ', 'S-PROT'],
    examples: [
      {
        position: '.......AAA/.BB......./.......... A 4',
        legal: ['10-14'],
        after: '.......AA./.BBA....../.......... B -',
        forbidden: [
          { move: '8-12', rule: 'S-PROT' },
          { move: '9-13', rule: 'S-PROT' },
        ],
      },
      {
        position: '..A...A..B/B......A../B......... A 3',
        legal: ['18-21', '3-6'],
        after: '..A...A..B/B......B../A......... B -',
        forbidden: [{ move: '7-10', rule: 'S-PROT' }],
      },
      {
        position: '.A...A..B./.B......../.......... A 3',
        legal: ['6-9', '2-5'],
        after: '.A...B..A./.B......../.......... B -',
        forbidden: [],
      },
    ],
  },
  {
    id: 'bloqueio',
    clauses: ['S-BLOCK', 'S-EX4'],
    rulings: ['S-BLOCK', 'S-BLOCK', 'S-BLOCK'],
    examples: [
      {
        position: '........AA/.BBB.....A/.......... A 5',
        legal: ['20-25'],
        forbidden: [
          { move: '10-15', rule: 'S-BLOCK' },
          { move: '9-14', rule: 'S-BLOCK' },
        ],
      },
      {
        position: '.B.......A/.AAA....../.......... A 5',
        legal: ['10-15'],
        after: '.B......../.AAAA...../.......... A -',
        forbidden: [],
      },
      {
        position: '..A......./........../.....A.BBB A 5',
        legal: ['3-8'],
        forbidden: [{ move: '26-31', rule: 'S-BLOCK' }],
      },
    ],
  },
] as const satisfies readonly ArticleOutline[];
