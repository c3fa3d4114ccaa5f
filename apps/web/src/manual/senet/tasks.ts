import type { TaskOutline } from '../outline.js';

export const tasks = [
  // From the first step to the wall.
  {
    id: 'primeiro-lance',
    article: 'tabuleiro-e-caminho',
    position: '.B......A./........../.......... A 3',
    steps: [{ accepts: ['9-12'] }],
  },
  {
    id: 'casa-ocupada',
    article: 'uma-peca-por-casa',
    position: '..A.A..B../........../.......... A 2',
    steps: [{ accepts: ['5-7'] }],
  },
  {
    id: 'jogar-de-novo',
    article: 'jogar-de-novo',
    position: '.B......../.A......../.......... A 1',
    steps: [
      { accepts: ['12-13'], replies: ['5'] },
      { accepts: ['13-18'], replies: ['2'] },
      { accepts: ['18-20'] },
    ],
  },
  {
    id: 'troca',
    article: 'troca',
    position: '.A.....A../B........B/.......... A 3',
    steps: [{ accepts: ['8-11'] }],
  },
  {
    id: 'passar-da-dupla',
    article: 'protecao',
    position: '.......AAA/.BB......./.......... A 4',
    steps: [{ accepts: ['10-14'] }],
  },
  {
    id: 'fazer-uma-dupla',
    article: 'protecao',
    position: '.B.....B.A/..A......./.......... A 2',
    steps: [{ accepts: ['10-12'], replies: ['4', '2-6'] }],
  },
  {
    id: 'fazer-um-bloqueio',
    article: 'bloqueio',
    position: '........BA/.AA......./.......... A 4',
    steps: [{ accepts: ['10-14'], replies: ['5', 'skip'] }],
  },
  // From a lost turn to the last piece.
  {
    id: 'perder-a-vez',
    article: 'mover-ou-perder-a-vez',
    position: '.........A/ABBB....../.......... A 5',
    steps: [{ accepts: ['skip'] }],
  },
  {
    id: 'agua',
    article: 'casa-da-agua',
    position: '.....B..../....B...../...A...... A 3',
    steps: [{ accepts: ['24-27'] }],
  },
  {
    id: 'evitar-a-agua',
    article: 'casa-da-agua',
    position: '.....B..../.........A/....A..... A 2',
    steps: [{ accepts: ['20-22'] }],
  },
  {
    id: 'casa-segura',
    article: 'casa-da-beleza',
    position: '........../A.......B./.A.B...... A 4',
    steps: [{ accepts: ['22-26'], replies: ['2', '19-21', '5'] }, { accepts: ['26-31'] }],
  },
  {
    id: 'saidas-exatas',
    article: 'saida',
    position: '......B.../.........A/.....A.AAA A 5',
    steps: [
      { accepts: ['26-31'], replies: ['1'] },
      { accepts: ['30-31'], replies: ['3'] },
      { accepts: ['28-31'], replies: ['4', '7-11', '2'] },
      { accepts: ['29-31'] },
    ],
  },
  {
    id: 'ultima-peca',
    article: 'vitoria',
    position: '........../........../....A..B.. A 3',
    steps: [{ accepts: ['25-28'], replies: ['2', '25-27', '3'] }, { accepts: 'win' }],
  },
] as const satisfies readonly TaskOutline[];
