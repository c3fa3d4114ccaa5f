import type { BoardWords } from '../types/board.js';

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? one : `${count} ${many}`;

export const board: BoardWords = {
  marks: {
    source: 'pode mover',
    move: 'pode ir',
    capture: 'pode capturar',
    push: 'pode empurrar',
    swap: 'pode trocar de lugar',
    partner: 'pode ir junto',
    enter: 'pode entrar',
    leave: 'pode sair',
    fall: 'pode ir, mas cai',
    from: 'o último lance saiu daqui',
    to: 'o último lance chegou aqui',
    check: 'xeque',
    hint: 'dica',
    zone: 'zona de controle',
  },
  // It agrees with what is selected as its colour does: "dama branca", "casa vazia".
  selected: (what) => (what.endsWith('a') ? 'selecionada' : 'selecionado'),
  empty: 'vazia',
  files: {
    nato: ['alfa', 'bravo', 'charlie', 'delta', 'echo', 'foxtrot', 'golf', 'hotel'],
    names: ['Anna', 'Bella', 'César', 'David', 'Eva', 'Félix', 'Gustavo', 'Heitor'],
  },
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
  movable: (count, pieces) =>
    count === 0
      ? 'Nenhuma peça pode mover agora.'
      : `${counted(count, 'Só uma peça pode mover', 'peças podem mover')}: ${pieces}.`,
  moving: [
    { keys: 'Setas', does: 'casa ao lado, como se vê na tela' },
    { keys: 'Home, End', does: 'primeira ou última casa da fileira' },
    { keys: 'Ctrl+Home, Ctrl+End', does: 'primeiro ou último canto do tabuleiro' },
    { keys: 'Enter, Espaço', does: 'escolhe a peça e depois a casa' },
    { keys: 'Esc', does: 'desfaz a escolha' },
    { keys: 'Letra da peça', does: 'próxima peça desse tipo; com Shift, a anterior' },
    { keys: '1 a 8', does: 'vai para essa fileira' },
    { keys: 'Shift+1 a 8', does: 'vai para essa coluna' },
    { keys: 'V', does: 'desliga ou liga o som' },
  ],
  tracking: [
    { keys: 'Page Up, Page Down', does: 'casa anterior ou seguinte do caminho' },
    { keys: ', .', does: 'o mesmo, com uma mão só' },
  ],
  queries: {
    where: { keys: 'O', does: 'onde estou' },
    'last-move': { keys: 'U', does: 'último lance' },
    'last-capture': { keys: 'Z', does: 'última captura' },
    clocks: { keys: 'H', does: 'relógios' },
    moves: { keys: 'M', does: 'lances da peça desta casa' },
    captures: { keys: 'Shift+M', does: 'só as capturas dela' },
    file: { keys: 'F', does: 'peças desta coluna' },
    rank: { keys: 'Shift+F', does: 'peças desta fileira' },
    own: { keys: 'A', does: 'suas peças' },
    theirs: { keys: 'Shift+A', does: 'peças do adversário' },
    rays: { keys: 'X', does: 'peças nas linhas e diagonais a partir daqui' },
    position: { keys: 'I', does: 'a posição inteira, peça por peça' },
    movable: {
      keys: 'J',
      does: 'próxima peça sua que pode mover; depois de escolhida, as casas aonde pode ir',
    },
    ahead: { keys: 'Y', does: 'o que há adiante com este arremesso' },
    evaluation: { keys: 'E', does: 'avaliação e melhor lance, depois do fim da partida' },
    keys: { keys: '?', does: 'esta lista de teclas' },
  },
  backwards: [{ keys: 'Shift+J', does: 'o mesmo, para trás' }],
  keys: (list) => `Teclas do tabuleiro: ${list}.`,
};
