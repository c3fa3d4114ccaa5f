import type { Sheet } from '../sheet.js';

/** How each piece goes, in the order of the rule book. */
export const brasezPieces: Sheet['pieces'] = [
  {
    art: 'w-king',
    text: {
      'pt-BR': 'Rei (R): uma casa em qualquer direção.',
      en: 'King (K): one square in any direction.',
    },
  },
  {
    art: 'w-warlord',
    text: {
      'pt-BR':
        'Grão-Lorde (W): 1 ou 2 casas para a frente ou para os lados, sem pular; 1 para trás; 1 na diagonal para a frente.',
      en: 'Warlord (W): 1 or 2 squares forward or sideways, without jumping; 1 backward; 1 diagonally forward.',
    },
  },
  {
    art: 'w-priest',
    text: {
      'pt-BR':
        'Sumo-Sacerdote (SS): 1 a 3 casas na diagonal; ou exatamente 2, pulando uma peça. Se começa a vez na última fileira, também 1 para o lado ou para trás.',
      en: 'High Priest (H): 1 to 3 squares diagonally; or exactly 2, jumping a piece. If it begins the turn on the far rank, also 1 sideways or back.',
    },
  },
  {
    art: 'w-knight',
    text: { 'pt-BR': 'Cavalo (C): em L, como no xadrez.', en: 'Knight (N): in an L, as in chess.' },
  },
  {
    art: 'w-rook',
    text: { 'pt-BR': 'Torre (T): reto, como no xadrez.', en: 'Rook (R): straight lines, as in chess.' },
  },
  {
    art: 'w-lord',
    text: {
      'pt-BR': 'Lorde (L): 1 casa em qualquer diagonal ou 1 reto para a frente; charge.',
      en: 'Lord (L): 1 square along any diagonal or 1 straight forward; charge.',
    },
  },
  {
    art: 'w-pawn',
    text: {
      'pt-BR':
        'Peão (P): 1 casa para a frente, 2 no primeiro lance; captura 1 na diagonal à frente; charge, lança, legião, en passant.',
      en: 'Pawn (P): 1 square forward, 2 on its first move; captures 1 diagonally forward; charge, lance, legion, en passant.',
    },
  },
  {
    art: 'w-duke',
    text: {
      'pt-BR': 'Grão-Duque (G): só entra e sai do tabuleiro; nunca é capturado e não ataca.',
      en: 'Grand Duke (G): only enters and leaves the board; it is never captured and attacks nothing.',
    },
  },
];
