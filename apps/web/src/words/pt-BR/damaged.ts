import type { DamagedWords } from '../types/damaged.js';

export const damaged: DamagedWords = {
  title: 'Partidas danificadas',
  hint: 'Não dá para abrir estas partidas como estão. Elas ficam aqui, sem mudar, até você decidir.',
  unknown: 'Partida de jogo desconhecido',
  whole: (moves) =>
    `O registro dela na lista se estragou, mas o que foi jogado está inteiro (${moves}) e pode ser aberto como nova partida.`,
  part: (moves) => `O começo dela (${moves}) pode ser aberto como nova partida.`,
  nothing: 'Nada dela pode ser aberto.',
  damages: {
    'unknown-game': () => 'Esta versão do Tabuleiro não conhece o jogo desta partida.',
    torn: (line) => `A linha ${line} da partida guardada está incompleta.`,
    'lost-line': (line) => `A linha ${line} da partida guardada se perdeu.`,
    'no-secret': () => 'Falta o segredo do dado verificável, e sem ele a partida não pode continuar.',
    recounted: () => 'As linhas da partida guardada não correspondem, uma a uma, ao que foi jogado.',
  },
  help: (sound) =>
    sound === 0
      ? 'A partida foi mantida como está. Você pode salvar o texto dela em um arquivo.'
      : 'A partida foi mantida como está. Você pode salvar o texto dela em um arquivo ou abrir, como cópia, o que vem antes do dano.',
  openSound: 'Abrir uma cópia até o problema',
  rescue: 'Abrir como nova partida',
  export: 'Baixar como está',
  remove: 'Apagar',
  removing: {
    title: 'Apagar a partida danificada?',
    text: (game) => `${game}. Ela some deste aparelho e não dá para recuperar. Na dúvida, baixe antes.`,
    confirm: 'Apagar',
    done: 'Partida danificada apagada.',
  },
};
