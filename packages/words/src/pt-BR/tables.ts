import type { TablesWords } from '../types/terminal.js';

const again = (command: string): string => `Apague o arquivo; "${command}" faz outro.`;

export const tables: TablesWords = {
  progress: (layer, number, layers, sweep, bar, change) =>
    `${layer} peças (camada ${number} de ${layers}), passada ${sweep} ${bar} maior mudança ${change}`,
  timeLeft: (hours, minutes) =>
    `, ${hours > 0 ? `faltam cerca de ${hours} h ${minutes} min` : minutes > 0 ? `faltam cerca de ${minutes} min` : 'falta menos de um minuto'}`,
  written: (positions, file) => `A tabela de ${positions} posições está em ${file}.`,
  present: (file) => `A tabela já existe e está em ordem: ${file}.`,
  interrupted: (folder, command) =>
    `Interrompido. O que já foi feito está guardado em ${folder}; "${command}" continua de onde parou.`,
  found: (pieces, positions, file) =>
    `Senet, no máximo ${pieces} ${pieces === 1 ? 'peça' : 'peças'} por lado: ${positions} posições, ${file}`,
  problems: {
    'not-a-table': (file, command) => `${file} não é uma tabela. ${again(command)}`,
    'wrong-version': (file, command) => `${file} é uma tabela de outra versão. ${again(command)}`,
    truncated: (file, command) => `${file} está incompleto: falta o final. ${again(command)}`,
    damaged: (file, command) => `${file} está danificado. ${again(command)}`,
    'not-regular-file': (file, command) => `${file} não é um arquivo comum. ${again(command)}`,
    'unreadable-file': (file) => `Não consegui ler ${file}. Confira quem pode ler o arquivo.`,
  },
};
