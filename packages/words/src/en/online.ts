import type { OnlineErrorCode, Phrase, VoidReason } from '@tabuleiro/online';
import type { LogErrorTable } from '../types/online.js';
import type { SentenceTable } from '../types/refusals.js';

export const onlineErrors: SentenceTable<OnlineErrorCode> = {
  'not-json': () => 'The server did not understand the request: it arrived garbled.',
  'too-long': () => 'The request is too long for the server.',
  'bad-message': () => 'The server did not understand the request. The page may be out of date: reload it.',
  'too-fast': () => 'Too many requests in a short time: wait a moment.',
  'server-full': () => 'The server is full at the moment. Try again later.',
  'not-kept': () =>
    'The server cannot save anything right now. Nothing was played, and the clock is stopped.',
  internal: () => 'Something went wrong on the server. Nothing was played: try again.',
  'unknown-game': () => 'The server does not know this game.',
  'bad-terms': () => 'A match cannot be created with these settings. Check the options.',
  'unknown-code': () => 'There is no invitation with this code. Check the letters and digits.',
  'unknown-match': () => 'This match is not on this server. It may have been deleted.',
  'seat-taken': () => 'Somebody has already taken this seat.',
  'own-seat': () => 'This is your own invitation: send the link to the person you want to play.',
  'wrong-token': () =>
    'This device no longer has the key to this seat. Open “my seat” on the other device, or ask your opponent to give the seat back.',
  'not-watched': () => 'The host of this match chose not to let anybody watch.',
  'no-lobby': () => 'This server does not show a list of matches.',
  damaged: () => 'This match is damaged on the server and cannot be opened.',
  'no-hello': () => 'The connection to the match is not ready yet.',
  'not-a-player': () => 'Spectators cannot play.',
  'not-begun': () => 'The match has not started yet.',
  'has-begun': () => 'The match has started: you can only resign.',
  'is-void': () => 'This match was called off before it started.',
  stale: () => 'The position changed before your move arrived. It was not played: choose again.',
  'too-late': () => 'The time ran out before the move arrived.',
  match: () => 'The match does not allow this now.',
  'not-gone': () => 'Your opponent may still come back: wait a little longer.',
  'no-grace': () => 'Nobody can claim a win by absence in this match.',
  'asked-already': () => 'You have already asked for this in this position.',
  'judged-already': () => 'This position has already been examined: the answer stays the same.',
  'nothing-asked': () => 'There is nothing to answer.',
  'not-over': () => 'The match is not over yet.',
  'still-there': () => 'A seat can only be given back while the other device is away.',
  'no-such-wish': () => 'Whoever asked for the seat is no longer waiting.',
  'too-many-wishes': () => 'Too many people are asking for this seat. Try again shortly.',
  'no-seal': () => 'Your part of the dice is missing.',
  'no-dice': () => 'There are no dice to agree on in this match.',
  'seed-differs': () =>
    'The part of the dice does not match the seal given before. The match does not start.',
  unreachable: () => 'The server does not answer. Check the network and try again.',
  'queue-full': () => 'Other requests are still waiting for the network.',
  dropped: () => 'The request was taken back before it was sent.',
  diverged: () => 'This device and the server disagree about the match. Reload the page.',
};

export const phrases: Readonly<Record<Phrase, string>> = {
  hello: 'Hello!',
  'good-luck': 'Good luck!',
  'good-move': 'Nice move!',
  'well-played': 'Well played!',
  'thank-you': 'Thanks for the game!',
  sorry: 'Sorry!',
  'one-moment': 'One moment, please.',
  'i-am-back': 'I’m back.',
  again: 'Another one?',
  goodbye: 'See you!',
};

export const voidReasons: Readonly<Record<VoidReason, string>> = {
  cancelled: 'The match was called off before it started.',
  'no-seed': 'The match did not start: one device did not reveal its part of the dice in time.',
  'wrong-seed': 'The match did not start: a part of the dice did not match its seal.',
};

export const logErrors: LogErrorTable = {
  'damaged-log': ({ file, line }) =>
    `The file of matches "${file}" is damaged in line ${line}. Nothing was changed: restore a copy with "tabuleiro server-restore".`,
  'newer-log': ({ file }) =>
    `The file of matches "${file}" was written by a newer version of the program: use that one.`,
  'log-in-use': ({ file }) => `The file of matches "${file}" is being used by a running server.`,
  'unusable-log': ({ file, cause }) => `The file of matches "${file}" cannot be used: ${cause}.`,
  'unreachable-store': ({ file, cause }) => `The database ${file} cannot be used: ${cause}.`,
  'store-not-empty': ({ file }) => `There are matches in the database ${file} already: nothing was changed.`,
  'unreachable-bus': ({ file }) => `The bus ${file} cannot be reached.`,
  'no-driver': ({ driver }) =>
    `A part is missing that talks to this service. Install it: npm install ${driver}`,
};

export const copied = (matches: number): string =>
  matches === 1 ? '1 match copied.' : `${matches} matches copied.`;
