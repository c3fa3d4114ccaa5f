import type { Lang } from '@tabuleiro/words';

export type ImportedWords = {
  readonly title: string;
  readonly found: (count: number) => string;
  readonly cut: string;
  readonly nothing: string;
  readonly problems: string;
  readonly nobody: string;
  readonly somebody: string;
  readonly between: (first: string, second: string) => string;
  readonly moves: (count: number) => string;
  readonly unfinished: string;
  readonly open: string;
  readonly playFrom: string;
  readonly keepAll: (count: number) => string;
  readonly back: string;
};

export const importedWords: Readonly<Record<Lang, ImportedWords>> = {
  'pt-BR': {
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
  },
  en: {
    title: 'What came in the file',
    found: (count) => `${count === 1 ? 'I found 1 game' : `I found ${count} games`}. Choose one.`,
    cut: 'There may be more in the file: only the first ones are shown. Divide the file to open the others.',
    nothing: 'I found no game. See whether the file is a PGN, a record or a position.',
    problems: 'A part of it could not be read:',
    nobody: 'A game without names',
    somebody: 'somebody',
    between: (first, second) => `${first} and ${second}`,
    moves: (count) => (count === 1 ? '1 move' : `${count} moves`),
    unfinished: 'No result: it can be played on.',
    open: 'Keep and look',
    playFrom: 'Play from here',
    keepAll: (count) => `Keep all ${count}`,
    back: 'Back',
  },
};
