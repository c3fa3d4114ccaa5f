import type { BoardWords } from '../types/board.js';

export const board: BoardWords = {
  marks: {
    source: 'pode mover',
    move: 'pode ir',
    capture: 'pode capturar',
    charge: 'pode atacar em charge, e as duas peças saem',
    push: 'pode empurrar',
    swap: 'pode trocar de lugar',
    partner: 'pode ir junto',
    enter: 'pode entrar',
    leave: 'pode sair',
    fall: 'pode ir, mas cai',
    lost: 'mas a zona toma a peça',
    pending: 'ainda não jogado',
    from: 'o último lance saiu daqui',
    to: 'o último lance chegou aqui',
    check: 'xeque',
    hint: 'dica',
    premove: 'lance antecipado',
    zone: 'zona de controle',
    fault: 'confira esta casa',
  },
  // It agrees with what is selected as its colour does: "dama branca", "casa vazia".
  selected: (what) => (what.endsWith('a') ? 'selecionada' : 'selecionado'),
  lostAnswer: (label) => `${label} (a zona toma)`,
  empty: 'vazia',
  files: {
    nato: ['alfa', 'bravo', 'charlie', 'delta', 'echo', 'foxtrot', 'golf', 'hotel'],
    names: ['Anna', 'Bella', 'César', 'David', 'Eva', 'Félix', 'Gustavo', 'Heitor'],
  },
};
