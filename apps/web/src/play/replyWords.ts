import type { Lang } from '@tabuleiro/words';
import type { TargetMark } from '../board/model.js';

/** Which of the words that not every game obeys are told. */
export type KnownWords = { readonly draw: boolean; readonly claim: boolean; readonly flip: boolean };
export const EVERY_WORD: KnownWords = { draw: true, claim: true, flip: true };

/** What is said only to whoever asks or tries something: fetched with the first question. */
export type ReplyWords = {
  readonly dieDue: string;
  readonly nothingYet: string;
  readonly noCapture: string;
  readonly noClock: string;
  readonly clock: (who: string, time: string) => string;
  readonly minutes: (minutes: number, seconds: number) => string;
  readonly stuck: (piece: string) => string;
  readonly theirs: (piece: string) => string;
  readonly notNow: string;
  readonly readOnly: string;
  readonly walking: string;
  readonly notItsTurn: (piece: string) => string;
  /** Before the squares that a piece can go to in this way. */
  readonly targets: Readonly<Record<TargetMark, string>>;
  readonly noMoveOf: (piece: string) => string;
  readonly noCaptureOf: (piece: string) => string;
  readonly nobodyThere: string;
  readonly pieceFirst: string;
  readonly notYours: string;
  readonly noEvaluation: string;
  readonly endedHere: string;
  readonly evaluation: (standing: string) => string;
  readonly bestMove: (move: string) => string;
  readonly even: string;
  /** `pawns` with two decimals. */
  readonly ahead: (who: string, pawns: string) => string;
  readonly mates: (who: string, moves: number) => string;
  readonly chance: (who: string, percent: string) => string;
  readonly decimal: ',' | '.';
  /** `moves` and `square` are examples; of the words, those that this game knows. */
  readonly commands: (moves: string, square: string, known: KnownWords) => string;
  readonly moves: string;
  readonly unknownSquare: (square: string) => string;
  readonly whichSquare: (example: string) => string;
  readonly noTurning: string;
  readonly sound: (isOn: boolean) => string;
};

const portuguese: ReplyWords = {
  dieDue: 'Jogue o dado.',
  nothingYet: 'Ainda não houve nenhum lance.',
  noCapture: 'Ainda não houve captura.',
  noClock: 'Esta partida é sem relógio.',
  clock: (who, time) => `${who}: ${time}`,
  minutes: (minutes, seconds) =>
    minutes === 0
      ? `${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}`
      : `${minutes} ${minutes === 1 ? 'minuto' : 'minutos'} e ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}`,
  stuck: (piece) => `${piece}: nenhum lance possível agora.`,
  theirs: (piece) => `${piece}: esta peça não é sua.`,
  notNow: 'Espere a sua vez.',
  readOnly: 'Esta partida está aberta em outra aba. Aqui você só acompanha.',
  walking: 'Você está revendo a partida. Volte ao último lance para jogar.',
  notItsTurn: (piece) => `${piece}: não é a vez desta peça.`,
  targets: {
    move: 'Pode ir',
    capture: 'Pode capturar',
    push: 'Pode empurrar',
    swap: 'Pode trocar de lugar',
    partner: 'Pode ir junto',
    enter: 'Pode entrar',
    leave: 'Pode sair',
    fall: 'Pode ir, mas cai',
  },
  noMoveOf: (piece) => `${piece}: nenhum lance.`,
  noCaptureOf: (piece) => `${piece}: nenhuma captura.`,
  nobodyThere: 'Casa vazia.',
  pieceFirst: 'Escolha primeiro a peça.',
  notYours: 'Isto é do adversário.',
  noEvaluation: 'A avaliação aparece só depois da partida.',
  endedHere: 'A partida acabou nesta posição: não há o que avaliar.',
  evaluation: (standing) => `Avaliação: ${standing}.`,
  bestMove: (move) => `Melhor lance: ${move}.`,
  even: 'posição equilibrada',
  ahead: (who, pawns) => `vantagem de ${pawns} (em peões) para ${who}`,
  mates: (who, moves) => `mate em ${moves} para ${who}`,
  chance: (who, percent) => `${percent} % de chance de vitória para ${who}`,
  decimal: ',',
  commands: (moves, square, { draw, claim, flip }) =>
    `Escreva um lance (${moves}) ou uma palavra: desistir, ${draw ? 'empate, ' : ''}${claim ? 'reivindicar, ' : ''}aceitar, recusar, voltar, dica, relógio, último, casa ${square}, posição, ${flip ? 'virar, ' : ''}pausa, som, ajuda.`,
  moves: 'Cf3, Nf3, g1f3, O-O',
  unknownSquare: (square) => `Não há casa "${square}" neste tabuleiro.`,
  whichSquare: (example) => `Que casa? Escreva, por exemplo, "casa ${example}".`,
  noTurning: 'Este tabuleiro não vira: os dois lados o veem igual.',
  sound: (isOn) => `Som ${isOn ? 'ligado' : 'desligado'}.`,
};

const english: ReplyWords = {
  dieDue: 'Throw the die.',
  nothingYet: 'No move has been made yet.',
  noCapture: 'Nothing has been captured yet.',
  noClock: 'This game has no clock.',
  clock: (who, time) => `${who}: ${time}`,
  minutes: (minutes, seconds) =>
    minutes === 0
      ? `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
      : `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} and ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`,
  stuck: (piece) => `${piece}: no move possible now.`,
  theirs: (piece) => `${piece}: this piece is not yours.`,
  notNow: 'Wait for your turn.',
  readOnly: 'This game is open in another tab. Here you can only watch.',
  walking: 'You are looking back. Return to the last move to play.',
  notItsTurn: (piece) => `${piece}: it is not this piece’s turn.`,
  targets: {
    move: 'Can go to',
    capture: 'Can capture on',
    push: 'Can push on',
    swap: 'Can swap places on',
    partner: 'Can go along with',
    enter: 'Can enter on',
    leave: 'Can leave',
    fall: 'Can go to, but falls',
  },
  noMoveOf: (piece) => `${piece}: no move.`,
  noCaptureOf: (piece) => `${piece}: no capture.`,
  nobodyThere: 'Empty square.',
  pieceFirst: 'Choose the piece first.',
  notYours: 'This is the opponent’s.',
  noEvaluation: 'The evaluation is shown only after the game.',
  endedHere: 'The game ended in this position: there is nothing to evaluate.',
  evaluation: (standing) => `Evaluation: ${standing}.`,
  bestMove: (move) => `Best move: ${move}.`,
  even: 'level position',
  ahead: (who, pawns) => `${who} is ${pawns} pawns ahead`,
  mates: (who, moves) => `mate in ${moves} for ${who}`,
  chance: (who, percent) => `${percent}% chance of winning for ${who}`,
  decimal: '.',
  commands: (moves, square, { draw, claim, flip }) =>
    `Type a move (${moves}) or a word: resign, ${draw ? 'draw, ' : ''}${claim ? 'claim, ' : ''}accept, decline, back, hint, clock, last, square ${square}, position, ${flip ? 'flip, ' : ''}pause, sound, help.`,
  moves: 'Nf3, Cf3, g1f3, O-O',
  unknownSquare: (square) => `There is no square "${square}" on this board.`,
  whichSquare: (example) => `Which square? Type, for example, "square ${example}".`,
  noTurning: 'This board does not turn: both sides see it alike.',
  sound: (isOn) => `Sound ${isOn ? 'on' : 'off'}.`,
};

export const replyWords: Readonly<Record<Lang, ReplyWords>> = { 'pt-BR': portuguese, en: english };
