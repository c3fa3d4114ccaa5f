import type { TypedWords } from '../types/typed.js';

export const typed: TypedWords = {
  commands: {
    help: ['ajuda'],
    why: ['por que', 'porque'],
    moves: ['lances'],
    board: ['tabuleiro'],
    squares: ['casas'],
    flip: ['virar'],
    roll: ['jogar'],
    draw: ['empate'],
    resign: ['desistir'],
    undo: ['voltar'],
    claim: ['reivindicar', 'reclamar'],
    pause: ['pausa', 'pausar'],
    save: ['salvar'],
    hint: ['dica'],
    quit: ['sair'],
  },
  yes: ['s', 'sim'],
  no: ['n', 'nao'],
  white: 'brancas',
  black: 'pretas',
  pass: ['passe', 'passar', 'pular'],
  lots: 'sorteio',
};
