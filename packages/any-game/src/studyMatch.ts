import { fail, type Result } from '@tabuleiro/game';
import { PLAIN_SETUP, type Seat, type Setup } from '@tabuleiro/match';
import { beginGameMatch, type GameMatch } from './gameMatch.js';
import { endWith, playParsed } from './matchMoves.js';
import type { ReadError } from './readError.js';
import type { Study } from './study.js';

/**
 * The match that the main line of a study was, its variations and comments left out. Fails where no match can have gone
 * like that: after an end by the rules, at a null move, at what cannot be played.
 */
export function matchOfStudy({ written, options, tags, tree, result }: Study): Result<GameMatch, ReadError> {
  const { formatPosition } = written.game.notation;
  const start = formatPosition(tree.start);
  const from = start === formatPosition(written.game.start(options)) ? {} : { start };
  const begun = beginGameMatch(written, { ...setupOfTags(tags), options, ...from }, tree.start);
  if (!begun.ok) return fail({ ...begun.error, game: written.game.id });
  let played: GameMatch = begun.value;
  for (const { move, spent } of tree.steps) {
    const next = isNullMove(played, move) ? notLegal(played, move) : playParsed(played, move, spent);
    if (!next.ok) return next;
    played = next.value;
  }
  const [unplayed] = tree.unplayed;
  if (unplayed !== undefined) return fail({ code: 'no-such-move', text: unplayed.move });
  return endWith({ ...played, tags }, result);
}

function isNullMove({ written: { game }, match }: GameMatch, move: unknown): boolean {
  const none = game.nullMove?.(match.state);
  return none !== undefined && game.notation.formatMove(none) === game.notation.formatMove(move);
}

function notLegal({ written }: GameMatch, move: unknown): Result<never, ReadError> {
  return fail({ code: 'illegal-move', move: written.game.notation.formatMove(move) });
}

/** Who played when and where, by the tags. */
export function setupOfTags(tags: ReadonlyMap<string, string>): Setup {
  return { ...PLAIN_SETUP, players: [seatOf(tags, 'White'), seatOf(tags, 'Black')], ...occasionOf(tags) };
}

function seatOf(tags: ReadonlyMap<string, string>, tag: string): Seat {
  const name = tags.get(tag) ?? '?';
  return { name: name === '?' ? '' : name, kind: 'person' };
}

/** Which match it was, by its tags; a question mark is no answer, and what a record has no room for is left out. */
function occasionOf(tags: ReadonlyMap<string, string>): Pick<Setup, 'event' | 'site' | 'date' | 'round'> {
  const told = (tag: string): string | undefined => {
    const text = tags.get(tag);
    return text === undefined || /^[?.]*$/.test(text) || [...text].length > LONGEST_TAG ? undefined : text;
  };
  const [event, site, date, round] = [told('Event'), told('Site'), told('Date'), told('Round')];
  return {
    ...(event === undefined ? {} : { event }),
    ...(site === undefined ? {} : { site }),
    ...(date === undefined || !PGN_DATE.test(date) ? {} : { date }),
    ...(round === undefined ? {} : { round }),
  };
}

const LONGEST_TAG = 200;
const PGN_DATE = /^[0-9?]{4}\.[0-9?]{2}\.[0-9?]{2}$/;
