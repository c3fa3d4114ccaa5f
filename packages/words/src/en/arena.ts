import type { SprtVerdict } from '@tabuleiro/arena';
import type { ArenaWords } from '../types/terminal.js';

const VERDICTS: Readonly<Record<SprtVerdict, string>> = {
  accepted: 'accepted',
  rejected: 'rejected',
  open: 'still open',
};

/** The system's codes in words; one that is rare stays as it is. */
const CAUSES: ReadonlyMap<string, string> = new Map([
  ['ENOENT', 'it does not exist'],
  ['EACCES', 'access denied'],
  ['EPERM', 'access denied'],
  ['EISDIR', 'it is a folder'],
  ['ENOTDIR', 'part of the path is not a folder'],
  ['ENOSPC', 'the disk is full'],
  ['EROFS', 'the disk is read-only'],
  ['EPIPE', 'nobody is reading'],
]);

/** Why the system did not do it. */
export const wordCause = (cause: string): string => CAUSES.get(cause) ?? cause;

export const arena: ArenaWords = {
  problems: {
    'no-start': (engine, cause) => `The engine "${engine}" could not be started (${wordCause(cause)}).`,
    died: (engine, cause) =>
      `The engine "${engine}" stopped in the middle of its work (${wordCause(cause)}).`,
    silent: (engine) => `The engine "${engine}" does not answer. Check that it speaks UCI.`,
    late: (engine) => `The engine "${engine}" answered too late.`,
    'no-move': (engine) => `The engine "${engine}" gave no move.`,
    flood: (engine) => `The engine "${engine}" sent too much text and was stopped. Check that it speaks UCI.`,
  },
  score: (games, wins, draws, losses, percent) =>
    `${games} ${games === 1 ? 'game' : 'games'}: +${wins} =${draws} -${losses}, ${percent} %`,
  elo: (elo, low, high) => `Elo difference: ${elo} [${low}, ${high}] (95 %)`,
  noGames: 'No game was finished.',
  sprt: (elo0, elo1, llr, bounds, verdict) =>
    `SPRT of Elo ${elo1} against ${elo0}: LLR ${llr} ${bounds}, ${VERDICTS[verdict]}`,
  forfeits: (list) => `Forfeits: ${list}`,
  interrupted: 'Interrupted: these are the results so far.',
  decimal: '.',
};
