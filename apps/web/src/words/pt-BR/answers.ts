import type { AnswerWords } from '../types/answers.js';

export const answers: AnswerWords = {
  file: (name, pieces) => (pieces === '' ? `Coluna ${name} vazia.` : `Coluna ${name}: ${pieces}.`),
  rank: (name, pieces) => (pieces === '' ? `Fileira ${name} vazia.` : `Fileira ${name}: ${pieces}.`),
  own: (count, pieces) =>
    count === 0 ? 'Você não tem peças no tabuleiro.' : `Suas peças, ${count}: ${pieces}.`,
  theirs: (count, pieces) =>
    count === 0 ? 'O adversário não tem peças no tabuleiro.' : `Peças do adversário, ${count}: ${pieces}.`,
  position: (pieces) => (pieces === '' ? 'O tabuleiro está vazio.' : `Posição: ${pieces}.`),
  directions: {
    up: 'acima',
    'up-right': 'diagonal acima à direita',
    right: 'à direita',
    'down-right': 'diagonal abaixo à direita',
    down: 'abaixo',
    'down-left': 'diagonal abaixo à esquerda',
    left: 'à esquerda',
    'up-left': 'diagonal acima à esquerda',
  },
  rays: (square, lines) =>
    lines === '' ? `Nenhuma peça nas linhas de ${square}.` : `De ${square}, ${lines}; no resto, nada.`,
  noneMovable: 'Nenhuma peça pode mover agora.',
};
