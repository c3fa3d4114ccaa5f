import type { ComputerWords } from '../types/computer.js';

export const computer: ComputerWords = {
  levels: [
    'primeiros passos',
    'hora do recreio',
    'pausa do café',
    'banco da praça',
    'roda de amigos',
    'clube do bairro',
    'torneio da cidade',
    'campeonato estadual',
    'final nacional',
    'mestre',
  ],
  maximum: 'máximo',
  level: (level, name) => `nível ${level}, ${name}`,
  name: 'Computador',
  seat: (level) => `Computador (${level})`,
  decimal: ',',
};
