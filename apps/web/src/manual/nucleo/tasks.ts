import type { TaskOutline } from '../outline.js';

export const tasks = [
  // What is different here, one task each.
  {
    id: 'rocar-a-pe',
    article: 'uma-acao',
    position: '4k3/p6p/8/8/8/8/P4PPP/4K2R w - - 0 1',
    steps: [
      { accepts: ['e1f1'], replies: ['a7a6'] },
      { accepts: ['g2g3'], replies: ['a6a5'] },
      { accepts: ['f1g2'], replies: ['a5a4'] },
      { accepts: ['h1e1'] },
    ],
    effect: 'check',
  },
  {
    id: 'passo-livre',
    article: 'sem-en-passant',
    position: '4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1',
    steps: [{ accepts: ['e2e4'], replies: ['e8e7'] }],
  },
  {
    id: 'o-remedio-certo',
    article: 'xeque',
    position: '4k3/8/8/8/8/3B4/5PPP/r5K1 w - - 0 1',
    steps: [{ accepts: ['d3f1', 'd3b1'] }],
    effect: 'quiet',
  },
  {
    id: 'dama-na-hora',
    article: 'promocao',
    position: '6k1/3P1ppp/8/8/8/8/5PPP/6K1 w - - 0 1',
    steps: [{ accepts: 'win' }],
  },
  {
    id: 'nao-afogue',
    article: 'promocao',
    position: '8/k1P5/2K5/8/8/8/8/8 w - - 0 1',
    steps: [{ accepts: ['c6d7'], replies: ['a7b7'] }, { accepts: ['c7c8q'] }],
  },
  // Draws and mates as they are here.
  {
    id: 'mesma-ordem',
    article: 'repeticao',
    position: '5rk1/5p1p/5Q2/8/8/8/qr4PP/7K w - - 0 1',
    steps: [
      { accepts: ['f6g5'], replies: ['g8h8'] },
      { accepts: ['g5f6'], replies: ['h8g8'] },
      { accepts: ['f6g5'], replies: ['g8h8'] },
      { accepts: ['g5f6'], replies: ['h8g8'] },
    ],
    effect: 'draw repetition',
  },
  {
    id: 'dois-cavalos',
    article: 'material',
    position: '7k/8/5N1K/4N3/8/8/8/8 w - - 0 1',
    steps: [{ accepts: 'win' }],
  },
  {
    id: 'mate-de-peao',
    article: 'xeque-mate',
    position: '6B1/8/7R/2k5/4p3/4K3/3P4/1R6 w - - 0 1',
    steps: [{ accepts: ['d2d4'] }],
    effect: 'w mate',
  },
  {
    id: 'roque-da-casa',
    article: 'regras-da-casa',
    position: '2rkr3/2p1p3/8/8/8/8/8/R3K3 w Q - 0 1',
    options: { doubleStep: true, enPassant: false, castling: true, agreement: false },
    steps: [{ accepts: ['e1c1'] }],
    effect: 'w mate',
  },
  {
    id: 'peao-vence',
    article: 'xeque-mate',
    position: '8/4P2k/5K2/8/8/8/8/8 w - - 0 1',
    steps: [{ accepts: ['e7e8q'], replies: ['h7h6'] }, { accepts: 'win' }],
  },
] as const satisfies readonly TaskOutline[];
