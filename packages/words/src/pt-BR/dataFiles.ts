import type { DataFileWords, Remedy } from '../types/dataFiles.js';

const REMEDIES: Readonly<Record<Remedy, string>> = {
  reload: 'Recarregue a página.',
  reinstall: 'Reinstale o programa.',
};

export const dataFiles: DataFileWords = {
  problems: {
    unavailable: 'não pôde ser carregado',
    'not-a-network': 'não é o que deveria ser',
    'not-a-table': 'não é o que deveria ser',
    'wrong-version': 'é de outra versão',
    'wrong-architecture': 'não serve para esta versão',
    truncated: 'está incompleto',
    damaged: 'está danificado',
  },
  notCalibrated: (game, problem, remedy) =>
    `${game}: um arquivo de dados ${problem}. O computador continua jogando sem ele, mas o nível não está calibrado. ${REMEDIES[remedy]}`,
};
