import type { SprtVerdict } from '@tabuleiro/arena';
import type { ArenaWords } from '../types/terminal.js';

const VERDICTS: Readonly<Record<SprtVerdict, string>> = {
  accepted: 'accepted',
  rejected: 'rejected',
  open: 'still open',
};

export const arena: ArenaWords = {
  problems: {
    'no-start': (engine, cause) => `The engine "${engine}" could not be started (${cause}).`,
    died: (engine, cause) => `The engine "${engine}" ended in the middle of its work (${cause}).`,
    silent: (engine) => `The engine "${engine}" does not answer. Check that it speaks UCI.`,
    late: (engine) => `The engine "${engine}" answered too late.`,
    'no-move': (engine) => `The engine "${engine}" gave no move.`,
    flood: (engine) => `The engine "${engine}" sends too much, and was ended. Check that it speaks UCI.`,
  },
  score: (games, wins, draws, losses, percent) =>
    `${games} ${games === 1 ? 'game' : 'games'}: +${wins} =${draws} -${losses}, ${percent} %`,
  elo: (elo, low, high) => `Elo difference: ${elo} [${low}, ${high}] (95 %)`,
  noGames: 'No game was finished.',
  sprt: (elo0, elo1, llr, bounds, verdict) =>
    `SPRT of Elo ${elo1} against ${elo0}: LLR ${llr} ${bounds}, ${VERDICTS[verdict]}`,
  forfeits: (list) => `Forfeits: ${list}`,
  interrupted: 'Interrupted: this is what there is.',
  decimal: '.',
};
