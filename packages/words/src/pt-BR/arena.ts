import type { SprtVerdict } from '@tabuleiro/arena';
import type { ArenaWords } from '../types/terminal.js';

const VERDICTS: Readonly<Record<SprtVerdict, string>> = {
  accepted: 'aceito',
  rejected: 'rejeitado',
  open: 'ainda em aberto',
};

/** The system's codes in words; one that is rare stays as it is. */
const CAUSES: ReadonlyMap<string, string> = new Map([
  ['ENOENT', 'não existe'],
  ['EACCES', 'acesso negado'],
  ['EPERM', 'acesso negado'],
  ['EISDIR', 'é uma pasta'],
  ['ENOTDIR', 'parte do caminho não é uma pasta'],
  ['ENOSPC', 'o disco está cheio'],
  ['EROFS', 'o disco é só de leitura'],
  ['EPIPE', 'ninguém está lendo'],
]);

/** Why the system did not do it. */
export const wordCause = (cause: string): string => CAUSES.get(cause) ?? cause;

export const arena: ArenaWords = {
  problems: {
    'no-start': (engine, cause) => `Não consegui iniciar o programa "${engine}" (${wordCause(cause)}).`,
    died: (engine, cause) => `O programa "${engine}" terminou no meio do trabalho (${wordCause(cause)}).`,
    silent: (engine) => `O programa "${engine}" não responde. Confira se ele fala UCI.`,
    late: (engine) => `O programa "${engine}" respondeu tarde demais.`,
    'no-move': (engine) => `O programa "${engine}" não deu nenhum lance.`,
    flood: (engine) => `O programa "${engine}" envia texto demais e foi encerrado. Confira se ele fala UCI.`,
  },
  score: (games, wins, draws, losses, percent) =>
    `${games} ${games === 1 ? 'partida' : 'partidas'}: +${wins} =${draws} -${losses}, ${percent} %`,
  elo: (elo, low, high) => `Diferença de Elo: ${elo} [${low}; ${high}] (95 %)`,
  noGames: 'Nenhuma partida terminou.',
  sprt: (elo0, elo1, llr, bounds, verdict) =>
    `SPRT de Elo ${elo1} contra ${elo0}: LLR ${llr} ${bounds}, ${VERDICTS[verdict]}`,
  forfeits: (list) => `Partidas perdidas fora do tabuleiro: ${list}`,
  interrupted: 'Interrompido: estes são os resultados até aqui.',
  decimal: ',',
};
