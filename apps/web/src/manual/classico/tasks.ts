import type { TaskOutline } from '../outline.js';

export const tasks = [
  // One move for each rule.
  {
    id: 'primeiro-passo',
    article: 'peao',
    position: '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1',
    steps: [{ accepts: ['e2e4'] }],
  },
  {
    id: 'torre-captura',
    article: 'torre',
    position: '1k6/8/8/8/8/b7/2R2n2/4K3 w - - 0 1',
    steps: [{ accepts: ['c2f2'], replies: ['a3f8'] }, { accepts: ['f2f8'] }],
  },
  {
    id: 'bispo-escolhe',
    article: 'bispo',
    position: '4k3/8/1p3n2/8/3B4/8/6P1/4K3 w - - 0 1',
    steps: [{ accepts: ['d4f6'] }],
  },
  {
    id: 'cavalo-salta',
    article: 'cavalo',
    position: '4k3/8/8/8/2PPP3/2PNP3/1qPPP3/4K3 w - - 0 1',
    steps: [{ accepts: ['d3b2'] }],
  },
  {
    id: 'peao-captura',
    article: 'captura-do-peao',
    position: '4k3/8/8/2npr3/3P4/8/8/6K1 w - - 0 1',
    steps: [{ accepts: ['d4e5'] }],
  },
  {
    id: 'sair-do-xeque',
    article: 'xeque',
    position: '4r2k/8/8/1B6/8/8/3P1P2/3QK3 w - - 0 1',
    steps: [{ accepts: ['b5e8'] }],
    effect: 'quiet',
  },
  {
    id: 'rocar',
    article: 'roque-e-xeque',
    position: '5r1k/p6p/8/8/8/8/P6P/R3K2R w KQ - 0 1',
    steps: [{ accepts: ['e1c1'] }],
  },
  {
    id: 'de-passagem',
    article: 'en-passant',
    position: '4k3/3p4/8/8/4P3/8/8/4K3 w - - 0 1',
    steps: [{ accepts: ['e4e5'], replies: ['d7d5'] }, { accepts: ['e5d6'] }],
  },
  {
    id: 'promocao-a-cavalo',
    article: 'promocao',
    position: '8/2k1P1q1/8/8/8/8/7P/5K2 w - - 0 1',
    steps: [{ accepts: ['e7e8n'], replies: ['c7d7'] }, { accepts: ['e8g7'] }],
  },
  // How games end: saved draws, then mates in one and in two.
  {
    id: 'mate-no-corredor',
    article: 'xeque-mate',
    position: '6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1',
    steps: [{ accepts: 'win' }],
  },
  {
    id: 'mate-de-dama',
    article: 'xeque-mate',
    position: '7k/8/5K2/8/8/8/8/6Q1 w - - 0 1',
    steps: [{ accepts: 'win' }],
  },
  {
    id: 'salvo-pelo-afogamento',
    article: 'afogamento',
    position: 'R7/6k1/8/8/8/8/5q2/7K w - - 0 1',
    steps: [{ accepts: ['a8g8'], replies: ['g7g8'] }],
    effect: 'draw stalemate',
  },
  {
    id: 'xeque-sem-fim',
    article: 'xeque-perpetuo',
    position: '6k1/6p1/8/7Q/8/8/qr4PP/7K w - - 0 1',
    steps: [
      { accepts: ['h5e8'], replies: ['g8h7'] },
      { accepts: ['e8h5'], replies: ['h7g8'] },
      { accepts: ['h5e8'], replies: ['g8h7'] },
      { accepts: ['e8h5'], replies: ['h7g8'] },
    ],
    effect: 'draw perpetual',
  },
  {
    id: 'escada-de-torres',
    article: 'xeque-mate',
    position: '8/4k3/R7/1R6/8/8/8/6K1 w - - 0 1',
    steps: [{ accepts: ['b5b7'], replies: ['e7e8'] }, { accepts: 'win' }],
  },
  {
    id: 'mate-sufocado',
    article: 'xeque-mate',
    position: '5r1k/6pp/7N/8/8/1Q6/8/6K1 w - - 0 1',
    steps: [{ accepts: ['b3g8'], replies: ['f8g8'] }, { accepts: 'win' }],
  },
] as const satisfies readonly TaskOutline[];
