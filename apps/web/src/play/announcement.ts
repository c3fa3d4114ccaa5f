import type { Player } from '@tabuleiro/game';
import { type ActionRequest, hasClock, type Match, opponentIn, type PerformedAction } from '@tabuleiro/match';
import { type Lang, wordCheck, wordOutcome, wordVerdict } from '@tabuleiro/words';
import type { GameMove } from '../games/position.js';
import { playWords } from '../words/app.js';
import { nameOf } from './playerNames.js';
import type { Session } from './session.js';
import type { Sound } from './sound.js';
import type { PlayedMove } from './walk.js';

/** What is said and heard of an action in a match, put together so that one event is one announcement. */
export type Announcement = {
  readonly text: string;
  readonly urgency: 'polite' | 'assertive';
  readonly sound: Sound | undefined;
  /** Does nothing else on the screen tell it? */
  readonly isUnseen: boolean;
};

/** The announcement of what was just done; undefined if there is nothing to tell, as when only time was saved. */
export function announcementOf<S, M, P extends string>(
  session: Session<S, M, P>,
  done: PerformedAction<S, M>,
): Announcement | undefined {
  const { lang, seats } = session;
  const { request, before, after } = done;
  const played = isMove(request) ? session.walk.line.value.at(-1) : undefined;
  const { outcome } = after;
  const ended = outcome !== undefined && before.outcome === undefined ? outcome : undefined;
  const isCheck = ended === undefined && played?.after.inCheck === true;
  const what = eventText(session, done, played);
  const text = [
    ...(what === undefined ? [] : [what]),
    ...(isCheck ? [wordCheck(lang)] : []),
    ...(ended === undefined ? [] : [wordOutcome(lang, ended)]),
  ].join(' ');
  if (text === '') return undefined;
  const isFromOther = !seats.isHere(before, request.by) || isAnswerDue(request);
  const urgency = isFromOther || isCheck || ended !== undefined ? 'assertive' : 'polite';
  const sound = ended === undefined ? soundOf(request, played, isCheck) : 'end';
  return { text, urgency, sound, isUnseen: isAnswer(request) };
}

function isMove({ kind }: ActionRequest): boolean {
  return kind === 'move' || kind === 'throw';
}

function isAnswerDue({ kind }: ActionRequest): boolean {
  return kind === 'offer' || kind === 'takeback';
}

/** What becomes of an offer, a wish to take back and a claim (C-PERP: the proof is shown). */
function isAnswer({ kind }: ActionRequest): boolean {
  return kind === 'decline' || kind === 'refuse' || kind === 'claim';
}

function eventText<S, M, P extends string>(
  session: Session<S, M, P>,
  { request, before, after }: PerformedAction<S, M>,
  played: PlayedMove<S, M, P> | undefined,
): string | undefined {
  const { lang, view } = session;
  const words = playWords[lang];
  const who = nameOf(lang, before, request.by);
  switch (request.kind) {
    case 'move':
    case 'throw':
      return played && words.did(who, view.say(lang, played));
    case 'offer':
      return session.seats.isHere(before, opponentIn(before, request.by))
        ? `${words.offered(who)} ${words.howToAnswer}`
        : words.offered(who);
    case 'decline':
      return words.declined(who);
    case 'takeback':
      return after.takebackAsker === undefined
        ? `${words.takenBack}${price(lang, before, request.by, 'takeback')}`
        : `${words.asksBack(who)} ${words.howToAgree}`;
    case 'agree':
      return `${words.takenBack}${price(lang, before, before.takebackAsker, 'takeback')}`;
    case 'hint':
      return price(lang, before, request.by, 'hint').trim() || undefined;
    case 'refuse':
      return words.keepsMove(who);
    case 'claim':
      return after.verdict && wordVerdict(lang, after.verdict);
    case 'pause':
      return words.paused;
    case 'resume':
      return words.resumed;
    default:
      return undefined;
  }
}

/** N-TIME: what help took from a clock, for both players to hear; nothing where it is free. */
function price(lang: Lang, match: Match, by: Player | undefined, help: 'hint' | 'takeback'): string {
  const { matchRules, setup } = match;
  if (by === undefined || !matchRules.paidHelp || !hasClock(match)) return '';
  return ` ${playWords[lang].paid(nameOf(lang, match, by), setup.help[help] / 1000)}`;
}

function soundOf({ kind }: ActionRequest, played: GameMove | undefined, isCheck: boolean): Sound | undefined {
  if (kind === 'throw') return 'die';
  if (kind !== 'move') return undefined;
  if (isCheck) return 'check';
  if (played?.isCapture) return 'capture';
  return played?.isPush ? 'push' : 'move';
}
