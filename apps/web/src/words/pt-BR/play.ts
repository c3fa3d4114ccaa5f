import type { PlayWords } from '../types/play.js';

/** Names may be one person or "as brancas": no verb follows them. */
export const play: PlayWords = {
  counters: {
    fifty: (count, limit) => `sem captura nem lance de peão: ${count} de ${limit}`,
    'kings-dukes': (count, limit) => `Reis e Duques: ${count} de ${limit}`,
  },
  brieflyCounted: {
    fifty: (count, limit) => `Sem captura: ${count}/${limit}`,
    'kings-dukes': (count, limit) => `Reis e Duques: ${count}/${limit}`,
  },
  did: (who, what) => `${who}: ${what}.`,
  paid: (who, seconds) => `${who}: ${seconds} segundos a menos no relógio.`,
  offered: (who) => `${who}: proposta de empate.`,
  howToAnswer: 'Responda com os botões Aceitar ou Recusar, ou escreva "aceitar" ou "recusar".',
  declined: (who) => `${who}: empate recusado. A partida continua.`,
  asksBack: (who) => `${who}: pedido para voltar o lance.`,
  howToAgree: 'Responda com os botões Concordar ou Não concordar, ou escreva "aceitar" ou "recusar".',
  takenBack: (moves) => `${moves.length === 1 ? 'Lance desfeito' : 'Lances desfeitos'}: ${moves.join('; ')}.`,
  yourTurn: (isDieDue) => (isDieDue ? 'Sua vez: jogue o dado.' : 'Sua vez.'),
  walked: (number, side, what) =>
    `${number === undefined ? '' : `${number}, `}${side.replace(/^(as|o) /, '')}: ${what}.`,
  keepsMove: (who) => `${who}: pedido recusado, o lance fica.`,
  paused: 'Partida em pausa.',
  resumed: 'A partida continua.',
  realDieDue: 'Jogue o seu dado e diga que número saiu.',
  thinking: 'O computador está pensando…',
  seekingHint: 'Procurando um bom lance…',
  hint: (move) => `Dica: ${move}.`,
  noHint: 'Não há dica agora: o dado ainda não foi jogado.',
  lowTime: (who, seconds) => `${who}: restam ${seconds} segundos.`,
  flipped: (bottom) => `Tabuleiro virado: ${bottom} embaixo.`,
  atBottom: (bottom) => `${bottom} embaixo.`,
  cancelled: 'Escolha desfeita.',
  confirm: 'Confirmar',
  pressAgain: (what) => `Confirmar ${what}? Pressione de novo; Esc cancela.`,
  pressToEnd: (outcome, what) =>
    `Isto acaba a partida: ${outcome} Confirmar ${what}? Pressione de novo; Esc cancela.`,
  boardAlone: 'Só o tabuleiro. Para mostrar tudo de novo: Esc, a tecla - ou o botão Mostrar tudo.',
  allShown: 'Tudo aparece de novo.',
  drawAgain: 'Propor empate ao adversário? Pressione de novo para confirmar; Esc cancela.',
  rewinding: (what) => `Revendo a partida, que continua; o último lance leva de volta a ela. ${what}`,
  engineFailed: 'O computador parou de responder. Recarregue a página: a partida está guardada.',
  premoved: ({ piece, from, to }) =>
    `Lance antecipado: ${piece === undefined ? '' : `${piece} `}de ${from} para ${to}.`,
  premoveLost: ({ from, to }) => `O lance antecipado, de ${from} para ${to}, não é possível agora.`,
  atStart: 'início da partida',
  edge: 'Borda do tabuleiro.',
  noSuchPiece: (letter) => `Nenhuma peça "${letter}" no tabuleiro.`,
};
