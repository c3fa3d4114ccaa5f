import type { TaskOutline } from '../outline.js';

export const tasks = [
  // From placing the king to what each piece and the pawns can do.
  {
    id: 'colocar-o-rei',
    article: 'colocacao',
    position: 'hnr2rnh/pplpplpp/8/8/8/8/PPLPPLPP/HNR2RNH w BGbg - ABDEGHabdegh b 0/0 -/- 0,- 1',
    steps: [{ accepts: 'any' }],
  },
  {
    id: 'mover-uma-peca',
    article: 'cavalo-e-torre',
    position: 'hnrwkrnh/pplpplpp/8/8/8/8/PPLPPLPP/HNRWKRNH w BGbg - ABDEGHabdegh b 0/0 -/- 0,- 1',
    steps: [{ accepts: ['b1c3', 'b1a3', 'g1f3', 'g1h3'] }],
  },
  {
    id: 'grao-lorde',
    article: 'grao-lorde',
    position: '7k/8/3r1h2/8/3W4/2n5/3r4/7K w - - - b 0/0 -/- 0,- 9',
    steps: [{ accepts: ['d4d6'] }],
  },
  {
    id: 'lorde',
    article: 'lorde',
    position: '7k/7p/8/3n4/2nL4/8/8/7K w - - - b 0/0 -/- 0,- 9',
    steps: [{ accepts: ['d4d5'], replies: ['h7h6'] }, { accepts: ['d5c4'] }],
  },
  {
    id: 'pulo-do-sumo-sacerdote',
    article: 'sumo-sacerdote',
    position: '7k/7p/1n6/2P5/3H4/8/8/2K5 w - - - b 0/0 -/- 0,- 1',
    steps: [{ accepts: ['d4b6'] }],
  },
  {
    id: 'mudanca-de-cor',
    article: 'mudanca-de-cor',
    position: '5n1k/3H3p/8/8/8/8/8/2K5 w - - - b 0/0 -/- 0,- 9',
    steps: [{ accepts: ['d7e8'], replies: ['h7h6'] }, { accepts: ['e8f8'] }],
  },
  {
    id: 'roque',
    article: 'roque',
    position: '7k/7p/6r1/8/8/8/8/2RWKR2 w BG - - b 0/0 -/- 4,- 9',
    steps: [{ accepts: ['e1b1'] }],
  },
  {
    id: 'charge',
    article: 'charge',
    position: '7k/7p/r3p3/8/P3P3/8/8/K7 w - - - b 0/0 -/- 7,- 9',
    steps: [{ accepts: ['a4*a6'] }],
  },
  {
    id: 'lanca',
    article: 'lanca',
    position: '7k/7p/8/8/8/4n3/4P3/K7 w - - E b 0/0 -/- 3,- 9',
    steps: [{ accepts: ['e2e4'] }],
  },
  {
    id: 'en-passant',
    article: 'en-passant',
    position: '7k/3p4/3N4/8/4P3/8/8/K7 w - - d b 0/0 -/- 3,- 9',
    steps: [{ accepts: ['e4e5'], replies: ['d7d5'] }, { accepts: ['e5d6'] }],
  },
  {
    id: 'legiao',
    article: 'movimento-legionario',
    position: '7k/7p/8/3n4/3PP3/8/8/K7 w - - - b 0/0 -/- 3,- 9',
    steps: [{ accepts: ['d4&e4'] }],
  },
  // From the first promotion to mate.
  {
    id: 'promover-a-grao-duque',
    article: 'promocao',
    position: '7k/P6p/8/8/8/8/8/K7 w - - - b 0/0 RN/- 5,- 20',
    steps: [{ accepts: ['a7a8g'] }],
  },
  {
    id: 'chamar-de-volta',
    article: 'promocao',
    position: '7k/P7/6K1/8/8/2p5/8/8 w - - - b 0/0 RN/- 5,- 30',
    steps: [{ accepts: 'win' }],
  },
  {
    id: 'retirar-o-grao-duque',
    article: 'retirada-do-grao-duque',
    position: '7k/7p/8/8/3G4/8/8/KN6 w - - - b 0/0 -/- 6,- 20',
    steps: [{ accepts: ['b1a3~d4', 'b1c3~d4', 'b1d2~d4'], replies: ['h7h6'] }, { accepts: ['G@f6'] }],
  },
  {
    id: 'entrar-com-o-grao-duque',
    article: 'entrada-do-grao-duque',
    position: '7k/8/4p3/8/4K3/8/8/8 w - - - b 1/0 -/- 6,- 20',
    steps: [{ accepts: ['G@e5'] }],
    effect: 'quiet',
  },
  {
    id: 'entrar-na-zona',
    article: 'zona-e-xeque',
    position: '8/4k2p/3g4/8/1N6/8/8/K6R w - - - b 0/0 -/- 6,- 20',
    steps: [{ accepts: ['b4d5', 'b4c6'] }],
    effect: 'check',
  },
  {
    id: 'passar-a-vez',
    article: 'passar-a-vez',
    position: 'k7/8/8/1p6/1P6/1w6/8/K7 w - - - w 0/0 -/- 0,- 30',
    steps: [{ accepts: ['pass'] }],
    effect: 'quiet',
  },
  {
    id: 'movimento-sorrateiro',
    article: 'movimento-sorrateiro',
    position: '4L1rk/8/8/8/8/8/4K3/8 w - - - b 0/0 -/- 0,- 30',
    steps: [{ accepts: 'win' }],
  },
  {
    id: 'forca-maior',
    article: 'forca-maior',
    position: '7k/8/8/8/8/3r4/2L5/7K w - - - b 0/0 -/- 4,- 40',
    steps: [{ accepts: 'win' }],
  },
  {
    id: 'mate-com-ameaca-de-charge',
    article: 'mates-de-peao',
    position: 'k7/8/1P6/P7/5p2/3K4/8/8 w - - - b 0/0 -/- 0,- 30',
    steps: [{ accepts: 'win' }],
  },
  {
    id: 'mate-com-charge',
    article: 'charge',
    position: '3h4/1R5p/R2P3k/8/5KP1/8/8/8 w - - - b 0/0 -/- 0,- 30',
    steps: [{ accepts: 'win' }],
  },
] as const satisfies readonly TaskOutline[];
