import { writeMove } from '@tabuleiro/any-game';
import type { Player } from '@tabuleiro/game';
import { type Action, type Match, opponentIn, seatOf } from '@tabuleiro/match';
import type { FollowedLine, OnlineMatch, SeatNumber } from '@tabuleiro/online';
import { type Lang, terminalWords, wordVoidReason } from '@tabuleiro/words';
import type { TerminalGame } from '../games.js';
import { onlineWords } from '../words/words.js';

/** Who looks on: `seat` is undefined for a watcher. */
export type Onlooker = {
  readonly lang: Lang;
  readonly written: TerminalGame;
  readonly seat: SeatNumber | undefined;
};

/** What is said of a line, and whether the board looks different after it. */
export type LineNote = { readonly texts: readonly string[]; readonly isBoardDue: boolean };

const NOTHING: LineNote = { texts: [], isBoardDue: false };
const note = (...texts: readonly string[]): LineNote => ({ texts, isBoardDue: false });
const board = (...texts: readonly string[]): LineNote => ({ texts, isBoardDue: true });

/** What has happened, to whoever looks on. */
export function noteLine(onlooker: Onlooker, { line, before, after }: FollowedLine): LineNote {
  const { lang, seat } = onlooker;
  const words = onlineWords(lang);
  const nameOf = (of: SeatNumber): string => after.names[of] || words.somebody;
  switch (line.kind) {
    case 'sit':
      return note(words.seated(line.name || words.somebody));
    case 'begin':
      return board(words.begun);
    case 'act':
      return before?.match && after.match
        ? noteAction(onlooker, after, before.match, after.match, line.action)
        : NOTHING;
    case 'ask':
      if (seat === undefined) return NOTHING;
      return note(line.seat === seat ? words.asks.sent : words.asks[line.what](nameOf(line.seat)));
    case 'deny':
      return before?.asked?.seat === seat ? note(words.asks.denied(nameOf(line.seat))) : NOTHING;
    case 'hand':
      return note(words.seatWish.handed(line.name || words.somebody));
    case 'void':
      return note(wordVoidReason(lang, line.why));
    default:
      return NOTHING;
  }
}

/** What a player is called: by name, else by side. */
export function nameOf(lang: Lang, { names }: OnlineMatch, match: Match, player: Player): string {
  return names[seatOf(match, player)] || terminalWords(lang).sides[player];
}

function noteAction(
  onlooker: Onlooker,
  online: OnlineMatch,
  before: Match,
  after: Match,
  action: Action,
): LineNote {
  const { lang, written, seat } = onlooker;
  const words = onlineWords(lang);
  const plain = terminalWords(lang);
  const { by } = action;
  const isOwn = seat !== undefined && seatOf(before, by) === seat;
  const who = nameOf(lang, online, before, by);
  const asked = (question: string): LineNote => {
    if (seat === undefined) return NOTHING;
    return note(isOwn ? words.asks.sent : question);
  };
  switch (action.kind) {
    case 'move':
      if (isOwn) return board();
      return board(words.played(who, action.move, writeMove({ written, match: before }, action.move, lang)));
    case 'throw':
      return board(isOwn ? plain.thrown(action.move) : words.threw(who, action.move));
    case 'offer':
      return asked(plain.offerDraw(by, opponentIn(before, by)));
    case 'takeback':
      return asked(plain.askTakeBack(by, opponentIn(before, by)));
    case 'decline':
    case 'refuse':
      return note(plain.goesOn);
    case 'agree':
      return board(plain.takenBack);
    case 'claim':
      return after.verdict === undefined ? NOTHING : note(plain.claimed(after.verdict));
    case 'pause':
      return note(words.paused);
    case 'resume':
      return board(plain.goesOn);
    case 'hint':
      return isOwn ? NOTHING : note(words.paidHint(who));
    default:
      return NOTHING;
  }
}
