import type { NotationCode, OwnReadCode } from '../types/notation.js';
import type { SentenceTable } from '../types/refusals.js';

export const notationErrors: SentenceTable<NotationCode> = {
  'bad-san': ({ text }) => `"${text}" não é um lance: escreva, por exemplo, Cf3, exd5, O-O ou g1f3.`,
  'no-such-move': ({ text }) => `Nenhum lance legal nesta posição se escreve "${text}".`,
  ambiguous: ({ text, choices }) => `"${text}" pode ser mais de um lance. Escolha: ${choices}.`,
  'bad-tag': ({ text }) => `Esta etiqueta não pode ser lida: ${text}. O certo é [Nome "valor"].`,
  'bad-token': ({ text }) => `"${text}" não é lance, comentário nem resultado; a partida foi pulada.`,
  'open-comment': () => 'O comentário que começa aqui com "{" nunca se fecha.',
  'open-variation': () => 'Há uma variante aberta com "(" que nunca se fecha.',
  'game-too-long': () => 'Esta partida é longa demais e foi pulada.',
  'bad-encoding': ({ text }) => `O arquivo está em ${text}: salve-o em UTF-8 ou Latin-1.`,
  'unknown-variant': ({ text }) => `A variante "${text}" não é um jogo deste programa.`,
  'bad-house-rule': ({ text }) => `"${text}" não é uma regra da casa: o certo é, por exemplo, castling=on.`,
  'bad-fen': ({ text }) => `A posição inicial "${text}" não pode ser lida.`,
  'null-move': ({ text }) => `"${text}" pula a vez, e no xadrez não se pode passar.`,
  'bad-start': ({ text }) => `A posição inicial não pode ser lida (${text}).`,
  'bad-line': ({ text }) => `Esta linha não é um turno: "${text}". Escreva, por exemplo, 1. A 3: 9-12.`,
  'wrong-player': ({ text }) => `O jogador desta linha não é o da vez: "${text}".`,
  'wrong-mark': ({ text }) => `A marca não corresponde ao que acontece neste lance: "${text}".`,
  'game-over': ({ text }) => `A partida já tinha terminado antes de "${text}".`,
};

/** Where it is. */
export const notationPlace = (sentence: string, line: number): string => `Linha ${line}: ${sentence}`;

export const readErrors: SentenceTable<OwnReadCode> = {
  'no-game': () => 'Não há nenhuma partida neste texto.',
  'not-one-game': ({ games }) => `O arquivo deve ter exatamente uma partida, e tem ${games}.`,
  'wrong-result': ({ result }) => `O resultado ${result} não é o que as regras dão depois destes lances.`,
};
