import type { ImportedWords } from '../types/imported.js';

export const imported: ImportedWords = {
  title: 'O que veio no arquivo',
  found: (count) => `${count === 1 ? 'Encontrei 1 partida' : `Encontrei ${count} partidas`}. Escolha uma.`,
  cut: 'O arquivo pode ter outras: só as primeiras aparecem aqui. Divida o arquivo para abrir as demais.',
  nothing: 'Não encontrei nenhuma partida. Confira se o arquivo é um PGN, um registro ou uma posição.',
  problems: 'Uma parte não pôde ser lida:',
  nobody: 'Partida sem nomes',
  somebody: 'alguém',
  between: (first, second) => `${first} e ${second}`,
  moves: (count) => (count === 1 ? '1 lance' : `${count} lances`),
  unfinished: 'Sem resultado: dá para continuar.',
  open: 'Guardar e ver',
  playFrom: 'Jogar daqui',
  keepAll: (count) => `Guardar todas as ${count}`,
  back: 'Voltar',
};
