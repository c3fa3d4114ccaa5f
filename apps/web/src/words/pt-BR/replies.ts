import type { ReplyWords } from '../types/replies.js';

export const replies: ReplyWords = {
  dieDue: 'Jogue o dado.',
  nothingYet: 'Ainda não houve nenhum lance.',
  nothingSince: 'Nada de novo desde o seu último lance.',
  noCapture: 'Ainda não houve captura.',
  noClock: 'Esta partida é sem relógio.',
  clock: (who, time) => `${who}: ${time}`,
  minutes: (minutes, seconds) =>
    [
      ...(minutes === 0 ? [] : [`${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}`]),
      ...(seconds === 0 && minutes > 0 ? [] : [`${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}`]),
    ].join(' e '),
  stuck: (piece) => `${piece}: nenhum lance possível agora. Escolha uma casa para saber por quê.`,
  theirs: (piece) => `${piece}: esta peça não é sua.`,
  notNow: 'Espere a sua vez.',
  readOnly: 'Esta partida está aberta em outra aba. Aqui você só acompanha.',
  walking: 'Você está revendo a partida. Volte ao último lance para jogar.',
  notItsTurn: (piece) => `${piece}: não é a vez desta peça.`,
  targets: {
    move: 'Pode ir',
    capture: 'Pode capturar',
    charge: 'Charge, e as duas peças saem',
    push: 'Pode empurrar',
    swap: 'Pode trocar de lugar',
    partner: 'Pode ir junto',
    enter: 'Pode entrar',
    leave: 'Pode sair',
    fall: 'Pode ir, mas cai',
    lost: 'Mas ali a zona toma a peça',
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
  typedHelp: {
    moves: ({ moves, known }) =>
      `Lances: ${moves}.${known.pieces ? ' Também por extenso: cavalo f3, peão toma d5, toma e5, torre a para d1, roque pequeno, peão e8 vira dama. Para saber por que um lance não vale: por que não cavalo e5.' : ''}`,
    questions: ({ square, known }) =>
      `Perguntas: ${known.pieces ? 'xeque, ' : ''}quem joga, último, desde (tudo desde o seu último lance), lances, lances ${square}, casa ${square}, ${known.pieces ? 'onde está o rei, coluna e, fileira 4, ' : ''}minhas peças, peças do adversário, perdidas, partida (os lances já jogados), posição, relógio.`,
    match: ({ known: { draw, claim, flip } }) =>
      `Na partida: desistir, ${draw ? 'empate, ' : ''}${claim ? 'reivindicar, ' : ''}aceitar, recusar, voltar, dica, ${flip ? 'virar, ' : ''}pausa, som, ajuda.`,
  },
  helpParts:
    'Ajuda em três partes: escreva "ajuda lances", "ajuda perguntas" ou "ajuda partida". No tabuleiro, a tecla ? abre a ajuda inteira.',
  moves: 'Cf3, Nf3, g1f3, O-O',
  unknownSquare: (square) => `Não há casa "${square}" neste tabuleiro.`,
  inCheck: (king, square) => `Sim, xeque: ${king} em ${square}.`,
  noCheck: 'Não há xeque agora.',
  noneOnBoard: (none) => `${none.charAt(0).toUpperCase()}${none.slice(1)} no tabuleiro.`,
  togetherWith: (places) => `junto com ${places.join(' ou ')}`,
  notAMove: (text, examples) =>
    `"${text}" não é um lance nem uma pergunta: escreva, por exemplo, ${examples}; ou "ajuda".`,
  allMoves: (pieces) => `Lances possíveis: ${pieces.join('; ')}.`,
  noMoves: 'Nenhum lance possível agora.',
  whichMove: (text, choices) =>
    `"${text}" pode ser mais de um lance: ${choices.join('; ')}. Escreva o que você quer, por exemplo "${choices[0]}".`,
  whyWhat: 'Que lance? Escreva, por exemplo, "por que não cavalo e5".',
  isLegal: (move) => `Este lance vale: ${move}.`,
  whichSquare: (example) => `Que casa? Escreva, por exemplo, "casa ${example}".`,
  noTurning: 'Este tabuleiro não vira: os dois lados o veem igual.',
  sound: (isOn) => `Som ${isOn ? 'ligado' : 'desligado'}.`,
};
