import type { DiceWords, ErrorTable, JsonProblem, OptionProblem } from '../types/errors.js';
import { arena, wordCause } from './arena.js';
import { dataFiles } from './dataFiles.js';

const digits = (place: string): string => `In the transcript, "${place}" must be 64 lower-case hex digits.`;

export const dice: DiceWords = {
  problems: {
    syntax: () => 'The transcript is not valid JSON.',
    'not-object': () => 'The transcript must be a JSON object, in braces.',
    'missing-key': (place) => `The transcript lacks "${place}".`,
    'unknown-key': (place) => `The transcript has a key that does not belong there: "${place}".`,
    'bad-version': () => 'The transcript is not of version 1, the only one known here.',
    'bad-game': () => 'The transcript is not of a game of Senet ("senet").',
    'bad-commit': digits,
    'bad-secret': digits,
    'bad-seed': (place) => `In the transcript, "${place}" must be a text of whole characters.`,
    'bad-throws': (place) => `In the transcript, "${place}" must be a list of throws.`,
    'bad-throw': (place) => `In the transcript, ${place} must be a whole number from 1 to 5.`,
  },
  commitDiffers: (written, computed) =>
    `The secret is not the one promised: its seal (commit) is ${computed}, but the transcript says ${written}.`,
  throwDiffers: (at, written, computed) =>
    `Throw ${at} (counted from 0) differs: the transcript says ${written}, but it should be ${computed}.`,
};

const JSON_PROBLEMS: Readonly<Record<JsonProblem, string>> = {
  length: 'The line is too long.',
  syntax: 'The line is not valid JSON.',
  object: 'The line must be a JSON object, in braces.',
  game: 'The field "game" must be the name of a game, as a string.',
  position: 'The field "position" must be a string.',
  moves: 'The field "moves" must be a list of strings.',
};

const OPTION_PROBLEMS: Readonly<Record<OptionProblem, (option: string, range: string) => string>> = {
  unknown: (option) => `This game has no option "${option}".`,
  'not-boolean': (option) => `The option "${option}" takes only true or false.`,
  'not-object': () => 'Options must be an object with true or false for each name.',
  'out-of-range': (option, range) => `The option "${option}" takes only ${range}.`,
};

export const errors: ErrorTable = {
  'bad-json': ({ problem }) => JSON_PROBLEMS[problem],
  'unknown-game': ({ game, known }) => `There is no game "${game}". The games are: ${known}.`,
  'other-game': ({ game, asked }) => `This is a game of ${game}, not of ${asked}.`,
  'bad-position': ({ field }) => `The position cannot be read: check the field "${field}".`,
  'bad-move': ({ move }) => `"${move}" is not a move this game knows.`,
  'illegal-move': ({ move }) => `The move "${move}" is not legal in this position.`,
  'game-over': ({ move }) => `The game is over; "${move}" can no longer be played.`,
  'bad-option': ({ option, problem, range = '' }) => OPTION_PROBLEMS[problem](option, range),
  'no-computer': ({ game, known }) => `The computer does not play ${game} here. It plays: ${known}.`,
  'not-senet': ({ game }) => `Only games of Senet can be reviewed like this; this one is of ${game}.`,
  'unknown-command': ({ command }) => `There is no command "${command}".`,
  'unknown-flag': ({ flag }) => `This command has no option "${flag}".`,
  'flag-value': ({ flag }) => `The option "${flag}" takes no value.`,
  'no-flag-value': ({ flag }) => `The option "${flag}" needs a value.`,
  'missing-argument': ({ argument }) => `The argument ${argument} is missing.`,
  'extra-argument': ({ argument }) => `There is one argument too many: "${argument}".`,
  'bad-lang': ({ lang }) => `"${lang}" is not a language of this program. Use pt-BR or en.`,
  'bad-depth': ({ depth, most }) => `The depth "${depth}" must be a whole number from 0 to ${most}.`,
  'engine-shared': () =>
    'The option "--engine" is for this computer alone and does not go with "--host": whoever opened the address would use your program. Leave one of them out.',
  'bus-alone': () => 'The option "--bus" needs "--store": a bus connects servers that share a database.',
  'stdin-twice': () => 'Only one argument may be "-": the input is read once.',
  'file-exists': ({ file }) => `There is already a file ${file}. Choose another name.`,
  'no-saved-game': ({ file }) => `There is no game to continue in ${file}.`,
  'damaged-save': ({ file }) => `The game saved in ${file} is damaged. The file was left as it was.`,
  'newer-save': ({ file }) =>
    `The game in ${file} was saved by a newer version. The file was left as it was.`,
  'changed-save': ({ file }) =>
    `Another program has written to ${file} and is playing this game. Continue there; this one stops, and its last action does not count.`,
  'no-dice-secret': ({ file }) =>
    `The game in ${file} is a copy without the secret of its dice: it can be read but not continued.`,
  'unreadable-file': ({ file, cause }) => `Could not read ${file} (${wordCause(cause)}).`,
  'unwritable-file': ({ file, cause }) => `Could not write ${file} (${wordCause(cause)}).`,
  'not-utf8': ({ file }) => `Could not read ${file}: it is not text in UTF-8.`,
  'too-large-input': ({ file, most }) => `Did not read ${file}: it is too large. The limit is ${most} MB.`,
  'not-regular-file': ({ file }) => `${file} is not a regular file but a folder, a pipe or a device.`,
  'bad-network': ({ file, problem }) =>
    `The file ${file} ${dataFiles.problems[problem]}. With "/weights" behind it a player needs no network.`,
  'bad-player': ({ player }) =>
    `"${player}" is not a player. Use level:5, ms:100, nodes:20000, depth:8, clock:10+0.1, random, greedy or uci:COMMAND.`,
  'engine-failed': ({ engine, problem, cause }) => arena.problems[problem](engine, cause),
  'engine-game': ({ engine, game }) =>
    `The engine "${engine}" does not know the game ${game}: its UCI_Variant does not offer it.`,
  'engine-option': ({ engine, option }) =>
    `The program "${engine}" has no option ${option}. To see those it offers, start it and type uci.`,
  'other-match': ({ file }) => `The file ${file} holds games of another match. Choose another name.`,
  'damaged-results': ({ file, line }) =>
    `The results in ${file} are damaged in line ${line}. The file was left as it was.`,
  'damaged-checkpoint': ({ file }) =>
    `What an earlier run kept in ${file} is damaged. Delete that file and run the command again.`,
  'thread-failed': ({ cause }) => `A thread of the computation ended (${cause}). Run the command again.`,
  'no-memory': ({ needed }) => `There is not enough memory: ${needed} GB are needed.`,
  'bad-link': () =>
    'This is not a link of a match. One looks like http://ADDRESS:4321/#/longe/convite/K7QF3M9X, or is the address of the server alone.',
  'bad-transcript': ({ problem, place }) => dice.problems[problem](place),
};
