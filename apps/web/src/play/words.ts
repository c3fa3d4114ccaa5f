import type { Lang } from '@tabuleiro/words';

export type PlayWords = {
  /** "Ana: cavalo de g1 para f3." */
  readonly did: (who: string, what: string) => string;
  readonly resigned: (who: string) => string;
  readonly offered: (who: string) => string;
  readonly howToAnswer: string;
  readonly declined: (who: string) => string;
  readonly asksBack: (who: string) => string;
  readonly takenBack: string;
  readonly keepsMove: (who: string) => string;
  readonly paused: string;
  readonly resumed: string;
  readonly dieDue: string;
  readonly realDieDue: string;
  readonly thinking: string;
  readonly seekingHint: string;
  readonly hint: (move: string) => string;
  readonly noHint: string;
  readonly nothingYet: string;
  readonly noCapture: string;
  readonly noClock: string;
  readonly clock: (who: string, time: string) => string;
  readonly lowTime: (who: string, seconds: number) => string;
  readonly minutes: (minutes: number, seconds: number) => string;
  readonly stuck: (piece: string) => string;
  readonly theirs: (piece: string) => string;
  readonly notNow: string;
  readonly readOnly: string;
  readonly walking: string;
  readonly movesOf: (piece: string, moves: readonly string[]) => string;
  readonly capturesOf: (piece: string, moves: readonly string[]) => string;
  readonly nobodyThere: string;
  readonly pieceFirst: string;
  readonly notYours: string;
  readonly noEvaluation: string;
  readonly flipped: (bottom: string) => string;
  /** "as brancas embaixo" */
  readonly atBottom: (bottom: string) => string;
  readonly commands: string;
  readonly unknownSquare: (square: string) => string;
  readonly cancelled: string;
  readonly engineFailed: string;
  readonly atStart: string;
  readonly edge: string;
  readonly sound: (isOn: boolean) => string;
  readonly noSuchPiece: (letter: string) => string;
};

const portuguese: PlayWords = {
  did: (who, what) => `${who}: ${what}.`,
  resigned: (who) => `${who} desistiu.`,
  offered: (who) => `${who} propõe empate.`,
  howToAnswer: 'Responda com os botões Aceitar ou Recusar, ou escreva "aceitar" ou "recusar".',
  declined: (who) => `${who} recusa o empate. A partida continua.`,
  asksBack: (who) => `${who} pede para voltar o lance.`,
  takenBack: 'Lance desfeito.',
  keepsMove: (who) => `${who} não concorda em voltar o lance.`,
  paused: 'Partida em pausa.',
  resumed: 'A partida continua.',
  dieDue: 'Jogue o dado.',
  realDieDue: 'Jogue o seu dado e diga que número saiu.',
  thinking: 'O computador está pensando…',
  seekingHint: 'Procurando um bom lance…',
  hint: (move) => `Dica: ${move}.`,
  noHint: 'Não há dica agora: o dado ainda não foi jogado.',
  nothingYet: 'Ainda não houve nenhum lance.',
  noCapture: 'Ainda não houve captura.',
  noClock: 'Esta partida é sem relógio.',
  clock: (who, time) => `${who}: ${time}`,
  lowTime: (who, seconds) => `${who}: restam ${seconds} segundos.`,
  minutes: (minutes, seconds) =>
    minutes === 0
      ? `${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}`
      : `${minutes} ${minutes === 1 ? 'minuto' : 'minutos'} e ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}`,
  stuck: (piece) => `${piece}: nenhum lance possível agora.`,
  theirs: (piece) => `${piece}: esta peça não é sua.`,
  notNow: 'Espere a sua vez.',
  readOnly: 'Esta partida está aberta em outra aba. Aqui você só acompanha.',
  walking: 'Você está revendo a partida. Volte ao último lance para jogar.',
  movesOf: (piece, moves) => `${piece}: ${moves.length === 0 ? 'nenhum lance' : moves.join(', ')}.`,
  capturesOf: (piece, moves) => `${piece}: ${moves.length === 0 ? 'nenhuma captura' : moves.join(', ')}.`,
  nobodyThere: 'Casa vazia.',
  pieceFirst: 'Escolha primeiro a peça.',
  notYours: 'Isto é do adversário.',
  noEvaluation: 'A avaliação aparece só depois da partida.',
  flipped: (bottom) => `Tabuleiro virado: ${bottom} embaixo.`,
  atBottom: (bottom) => `${bottom} embaixo.`,
  commands:
    'Escreva um lance (Cf3, Nf3, g1f3, O-O) ou uma palavra: desistir, empate, aceitar, recusar, voltar, dica, relógio, último, casa e4, posição, virar, pausa, som, ajuda.',
  unknownSquare: (square) => `Não há casa "${square}" neste tabuleiro.`,
  cancelled: 'Escolha desfeita.',
  engineFailed: 'O computador parou de responder. Recarregue a página: a partida está guardada.',
  atStart: 'início da partida',
  edge: 'Borda do tabuleiro.',
  sound: (isOn) => `Som ${isOn ? 'ligado' : 'desligado'}.`,
  noSuchPiece: (letter) => `Nenhuma peça "${letter}" no tabuleiro.`,
};

const english: PlayWords = {
  did: (who, what) => `${who}: ${what}.`,
  resigned: (who) => `${who} resigned.`,
  offered: (who) => `${who} offers a draw.`,
  howToAnswer: 'Answer with the buttons Accept or Decline, or type "accept" or "decline".',
  declined: (who) => `${who} declines the draw. The game goes on.`,
  asksBack: (who) => `${who} asks to take the move back.`,
  takenBack: 'Move taken back.',
  keepsMove: (who) => `${who} does not agree to take the move back.`,
  paused: 'Game paused.',
  resumed: 'The game goes on.',
  dieDue: 'Throw the die.',
  realDieDue: 'Throw your die and say which number came up.',
  thinking: 'The computer is thinking…',
  seekingHint: 'Looking for a good move…',
  hint: (move) => `Hint: ${move}.`,
  noHint: 'There is no hint now: the die has not been thrown.',
  nothingYet: 'No move has been made yet.',
  noCapture: 'Nothing has been captured yet.',
  noClock: 'This game has no clock.',
  clock: (who, time) => `${who}: ${time}`,
  lowTime: (who, seconds) => `${who}: ${seconds} seconds left.`,
  minutes: (minutes, seconds) =>
    minutes === 0
      ? `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
      : `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} and ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`,
  stuck: (piece) => `${piece}: no move possible now.`,
  theirs: (piece) => `${piece}: this piece is not yours.`,
  notNow: 'Wait for your turn.',
  readOnly: 'This game is open in another tab. Here you can only watch.',
  walking: 'You are looking back. Return to the last move to play.',
  movesOf: (piece, moves) => `${piece}: ${moves.length === 0 ? 'no move' : moves.join(', ')}.`,
  capturesOf: (piece, moves) => `${piece}: ${moves.length === 0 ? 'no capture' : moves.join(', ')}.`,
  nobodyThere: 'Empty square.',
  pieceFirst: 'Choose the piece first.',
  notYours: 'This is the opponent’s.',
  noEvaluation: 'The evaluation is shown only after the game.',
  flipped: (bottom) => `Board turned: ${bottom} at the bottom.`,
  atBottom: (bottom) => `${bottom} at the bottom.`,
  commands:
    'Type a move (Nf3, Cf3, g1f3, O-O) or a word: resign, draw, accept, decline, back, hint, clock, last, square e4, position, flip, pause, sound, help.',
  unknownSquare: (square) => `There is no square "${square}" on this board.`,
  cancelled: 'Choice undone.',
  engineFailed: 'The computer stopped answering. Reload the page: the game is saved.',
  atStart: 'start of the game',
  edge: 'Edge of the board.',
  sound: (isOn) => `Sound ${isOn ? 'on' : 'off'}.`,
  noSuchPiece: (letter) => `No piece "${letter}" on the board.`,
};

export const playWords: Readonly<Record<Lang, PlayWords>> = { 'pt-BR': portuguese, en: english };
