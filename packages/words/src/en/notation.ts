import type { NotationCode, OwnReadCode } from '../types/notation.js';
import type { SentenceTable } from '../types/refusals.js';

export const notationErrors: SentenceTable<NotationCode> = {
  'bad-san': ({ text }) => `"${text}" is not a move: write, for example, Nf3, exd5, O-O or g1f3.`,
  'no-such-move': ({ text }) => `No legal move in this position is written "${text}".`,
  ambiguous: ({ text, choices }) => `"${text}" may be more than one move. Choose: ${choices}.`,
  'bad-tag': ({ text }) => `This tag cannot be read: ${text}. The right form is [Name "value"].`,
  'bad-token': ({ text }) => `"${text}" is no move, comment or result; the game was skipped.`,
  'open-comment': () => 'The comment that begins here with "{" is never closed.',
  'open-variation': () => 'A variation opened with "(" is never closed.',
  'game-too-long': () => 'This game is too long and was skipped.',
  'bad-encoding': ({ text }) => `The file is in ${text}: save it as UTF-8 or Latin-1.`,
  'unknown-variant': ({ text }) => `The variant "${text}" is not a game of this program.`,
  'bad-house-rule': ({ text }) => `"${text}" is not a house rule: the right form is, say, castling=on.`,
  'bad-fen': ({ text }) => `The start position "${text}" cannot be read.`,
  'null-move': ({ text }) => `"${text}" skips a turn, and in chess nobody may pass.`,
  'bad-start': ({ text }) => `The start position cannot be read (${text}).`,
  'bad-line': ({ text }) => `This line is not a turn: "${text}". Write, for example, 1. A 3: 9-12.`,
  'wrong-player': ({ text }) => `It is not the turn of the player on this line: "${text}".`,
  'wrong-mark': ({ text }) => `The mark is not what happens with this move: "${text}".`,
  'game-over': ({ text }) => `The game was already over before "${text}".`,
};

/** Where it is. */
export const notationPlace = (sentence: string, line: number): string => `Line ${line}: ${sentence}`;

export const readErrors: SentenceTable<OwnReadCode> = {
  'no-game': () => 'There is no game in this text.',
  'not-one-game': ({ games }) => `There must be exactly one game in the file, and there are ${games}.`,
  'wrong-result': ({ result }) => `The result ${result} is not what the rules give after these moves.`,
};
