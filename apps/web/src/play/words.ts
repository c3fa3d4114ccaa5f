import type { Lang } from '@tabuleiro/words';

export type PlayWords = {
  /** "Ana: cavalo de g1 para f3." */
  readonly did: (who: string, what: string) => string;
  /** What help took from a clock. */
  readonly paid: (who: string, seconds: number) => string;
  readonly offered: (who: string) => string;
  readonly howToAnswer: string;
  readonly declined: (who: string) => string;
  readonly asksBack: (who: string) => string;
  readonly howToAgree: string;
  readonly takenBack: string;
  readonly keepsMove: (who: string) => string;
  readonly paused: string;
  readonly resumed: string;
  readonly realDieDue: string;
  readonly thinking: string;
  readonly seekingHint: string;
  readonly hint: (move: string) => string;
  readonly noHint: string;
  readonly lowTime: (who: string, seconds: number) => string;
  readonly flipped: (bottom: string) => string;
  /** "as brancas embaixo" */
  readonly atBottom: (bottom: string) => string;
  readonly cancelled: string;
  readonly engineFailed: string;
  readonly atStart: string;
  readonly edge: string;
  readonly noSuchPiece: (letter: string) => string;
};

/** Names may be one person or "as brancas": no verb follows them. */
const portuguese: PlayWords = {
  did: (who, what) => `${who}: ${what}.`,
  paid: (who, seconds) => `${who}: ${seconds} segundos a menos no relógio.`,
  offered: (who) => `${who}: proposta de empate.`,
  howToAnswer: 'Responda com os botões Aceitar ou Recusar, ou escreva "aceitar" ou "recusar".',
  declined: (who) => `${who}: empate recusado. A partida continua.`,
  asksBack: (who) => `${who}: pedido para voltar o lance.`,
  howToAgree: 'Responda com os botões Concordar ou Não concordar, ou escreva "aceitar" ou "recusar".',
  takenBack: 'Lance desfeito.',
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
  engineFailed: 'O computador parou de responder. Recarregue a página: a partida está guardada.',
  atStart: 'início da partida',
  edge: 'Borda do tabuleiro.',
  noSuchPiece: (letter) => `Nenhuma peça "${letter}" no tabuleiro.`,
};

const english: PlayWords = {
  did: (who, what) => `${who}: ${what}.`,
  paid: (who, seconds) => `${who}: ${seconds} seconds less on the clock.`,
  offered: (who) => `${who} offers a draw.`,
  howToAnswer: 'Answer with the buttons Accept or Decline, or type "accept" or "decline".',
  declined: (who) => `${who} declines the draw. The game goes on.`,
  asksBack: (who) => `${who} asks to take the move back.`,
  howToAgree: 'Answer with the buttons Agree or Do not agree, or type "accept" or "decline".',
  takenBack: 'Move taken back.',
  keepsMove: (who) => `${who} does not agree to take the move back.`,
  paused: 'Game paused.',
  resumed: 'The game goes on.',
  realDieDue: 'Throw your die and say which number came up.',
  thinking: 'The computer is thinking…',
  seekingHint: 'Looking for a good move…',
  hint: (move) => `Hint: ${move}.`,
  noHint: 'There is no hint now: the die has not been thrown.',
  lowTime: (who, seconds) => `${who}: ${seconds} seconds left.`,
  flipped: (bottom) => `Board turned: ${bottom} at the bottom.`,
  atBottom: (bottom) => `${bottom} at the bottom.`,
  cancelled: 'Choice undone.',
  engineFailed: 'The computer stopped answering. Reload the page: the game is saved.',
  atStart: 'start of the game',
  edge: 'Edge of the board.',
  noSuchPiece: (letter) => `No piece "${letter}" on the board.`,
};

export const playWords: Readonly<Record<Lang, PlayWords>> = { 'pt-BR': portuguese, en: english };
