import type { Seats } from '@tabuleiro/any-game';
import { ENGINE_GAMES, type Level } from '@tabuleiro/engine';
import { fail, type Game, ok, type Player, type Result } from '@tabuleiro/game';
import { type Match, opponentIn, PLAIN_SETUP, type Seat, type Setup, seatOf } from '@tabuleiro/match';
import {
  type CodedError,
  computerWords,
  engineWords,
  type Lang,
  wordLevel,
  wordPlayer,
} from '@tabuleiro/words';
import type { CommandContext, Flag } from '../commandLine/command.js';
import { parseLevel } from '../engine/engineRequest.js';
import type { Io } from '../io/io.js';
import { TYPED_WORDS } from '../words/words.js';
import { parsePlayer } from './typedCommand.js';

export const OPPONENT_FLAGS: readonly Flag[] = [
  { name: '--level', kind: 'value', value: { text: '1..10|max' }, help: ({ play }) => play.level },
  { name: '--colour', kind: 'value', value: { text: 'w|b|lots' }, help: ({ play }) => play.colour },
];

/** How a message names the value of `--colour` that draws lots. */
const LOTS = 'lots';
const SEEDS = 2 ** 32;

type Rules = Pick<Game<unknown, unknown>, 'id' | 'players'>;

/** Who plays which side: two people, or a person and the computer. */
export function readSeats(
  { flags, io, lang }: CommandContext,
  { id, players }: Rules,
): Result<Setup['players'], CodedError> {
  const [levelText, colourText] = ['--level', '--colour'].map((name) => flags.get(name)?.at(-1));
  if (levelText === undefined) {
    if (colourText !== undefined) return fail({ code: 'missing-argument', argument: '--level' });
    return ok(PLAIN_SETUP.players);
  }
  const level = parseLevel(levelText);
  if (!level.ok) return level;
  if (!ENGINE_GAMES.includes(id)) {
    return fail({ code: 'no-computer', game: id, known: ENGINE_GAMES.join(', ') });
  }
  const person = parseColour(io, players, colourText);
  if (!person.ok) return person;
  const seats = [PLAIN_SETUP.players[0], computerSeat(io, lang, level.value ?? 'max')] as const;
  return ok(person.value === players[0] ? seats : [seats[1], seats[0]]);
}

function parseColour(
  io: Io,
  players: Rules['players'],
  text: string | undefined,
): Result<Player, CodedError> {
  if (text === undefined) return ok(players[0]);
  if (TYPED_WORDS.some(({ lots }) => lots === text)) return ok(players[io.random() < 0.5 ? 0 : 1]);
  const player = parsePlayer(text, players);
  if (player !== undefined) return ok(player);
  return fail({
    ...{ code: 'bad-option', option: 'colour', problem: 'out-of-range' },
    range: [...players, LOTS].join(', '),
  });
}

/** The seed decides how a level errs; it is drawn once and kept with the match. */
function computerSeat(io: Io, lang: Lang, level: Level | 'max'): Seat {
  const number = level === 'max' ? undefined : level;
  return {
    name: computerWords(lang).seat(wordLevel(lang, number)),
    kind: 'computer',
    ...(number !== undefined && { level: number, seed: Math.floor(io.random() * SEEDS) }),
  };
}

/** The computer's level and the person's side; undefined where two people play. */
export function describeOpponent(lang: Lang, seats: Seats, match: Match): string | undefined {
  const person = seats.onlyHere(match);
  if (person === undefined) return undefined;
  const { level } = match.setup.players[seatOf(match, opponentIn(match, person))];
  return engineWords(lang).opponent(wordPlayer(lang, person), wordLevel(lang, level));
}
