import type { Player, Verdict } from '@tabuleiro/game';
import {
  type ActionRequest,
  actorOf,
  hasClock,
  isDieDue,
  lineOf,
  type Match,
  opponentIn,
  type PerformedAction,
} from '@tabuleiro/match';
import { type Lang, wordCheck, wordOutcome, wordPlayer, wordTurn, wordVerdict } from '@tabuleiro/words';
import { GameMove, GamePosition } from '../games/position.js';
import { boardWords, playWords } from '../words/app.js';
import { tellCounters } from './counters.js';
import { nameOf } from './playerNames.js';
import type { Session } from './session.js';
import type { Sound } from './sound.js';
import type { PlayedMove } from './walk.js';

/** What is said and heard of an action in a match, put together so that one event is one announcement. */
type Announcement = {
  readonly text: string;
  readonly urgency: 'polite' | 'assertive';
  readonly sound: Sound | undefined;
  /** Does nothing else on the screen tell it? */
  readonly isUnseen: boolean;
};

/** Tells what was just done, seen, spoken and heard; what was shown before gives way to it. */
export function announceAction<S, M, P extends string>(
  session: Session<S, M, P>,
  done: PerformedAction<S, M>,
): void {
  const { notices, seats } = session;
  if (done.request.kind !== 'tick') {
    // What the computer does leaves its own trouble to be read.
    if (seats.isHere(done.before, done.request.by)) notices.clear();
    else notices.clearPassing();
  }
  notices.clearStorageTrouble();
  const announcement = announcementOf(session, done);
  if (announcement === undefined) return;
  const { text, urgency, sound, isUnseen } = announcement;
  if (isUnseen) notices.show(() => announcementOf(session, done)?.text ?? '', 'info');
  notices.report(text, urgency);
  if (sound !== undefined) notices.sound(sound);
}

/** Undefined if there is nothing to tell, as when only time was saved. */
function announcementOf<S, M, P extends string>(
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
    ...(ended === undefined ? [] : [wordOutcome(lang, ended, seats.onlyHere(after))]),
    ...(ended === undefined && played !== undefined ? tellCounters(lang, played) : []),
    ...(played === undefined ? [] : tellThrowDue(session, done)),
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
        ? `${tellTakenBack(session, before, after)}${price(lang, before, request.by, 'takeback')}`
        : `${words.asksBack(who)} ${words.howToAgree}`;
    case 'agree':
      return `${tellTakenBack(session, before, after)}${price(lang, before, before.takebackAsker, 'takeback')}`;
    case 'hint':
      // The same hint once more is free.
      if (before.boughtHints === after.boughtHints) return undefined;
      return price(lang, before, request.by, 'hint').trim() || undefined;
    case 'refuse':
      return words.keepsMove(who);
    case 'claim':
      return after.verdict && wordVerdict(lang, inLetters(session, after.state, after.verdict));
    case 'pause':
      return words.paused;
    case 'resume':
      return words.resumed;
    default:
      return undefined;
  }
}

/** A move as it was told when it was made: whose it is, what it did, and the check or the end it brought. */
export function tellPlayed<S, M, P extends string>(
  session: Session<S, M, P>,
  played: PlayedMove<S, M, P>,
): string {
  const { lang, match, words, view } = session;
  const told = words.did(nameOf(lang, match.value, played.step.by), view.say(lang, played));
  return [
    told,
    ...(played.after.inCheck && !isLast(played) ? [wordCheck(lang)] : []),
    ...tellEnd(session, played),
  ].join(' ');
}

/** The same for those who walk through the game: "12, pretas: cavalo de g8 para f6, xeque." */
export function tellWalked<S, M, P extends string>(
  session: Session<S, M, P>,
  played: PlayedMove<S, M, P>,
): string {
  const { lang, words, view } = session;
  const check = played.after.inCheck && !isLast(played) ? `, ${boardWords[lang].marks.check}` : '';
  const what = view.say(lang, played) + check;
  const told = words.walked(played.number, wordPlayer(lang, played.step.by), what);
  return [told, ...tellEnd(session, played)].join(' ');
}

/** Did the rules end the game with it? */
function isLast<S, M, P extends string>({ after }: PlayedMove<S, M, P>): boolean {
  return after.player === undefined;
}

function tellEnd<S, M, P extends string>(
  { lang, match, seats }: Session<S, M, P>,
  played: PlayedMove<S, M, P>,
): readonly string[] {
  const { outcome } = match.value;
  const isTold = outcome !== undefined && isLast(played);
  return isTold ? [wordOutcome(lang, outcome, seats.onlyHere(match.value))] : [];
}

/** What came back, the last move first, and whose turn it is. Throws are told where nothing else came back. */
function tellTakenBack<S, M, P extends string>(
  session: Session<S, M, P>,
  before: Match<S, M>,
  after: Match<S, M>,
): string {
  const { lang, view, words } = session;
  const { game } = view.written;
  const undone = lineOf(before).slice(lineOf(after).length).reverse();
  const chosen = undone.filter(({ isThrow }) => !isThrow);
  const moves = (chosen.length === 0 ? undone : chosen).map((step) =>
    view.say(
      lang,
      new GameMove(game, step.move, new GamePosition(game, step.before), new GamePosition(game, step.after)),
    ),
  );
  return [words.takenBack(moves), ...tellTurn(session, after)].join(' ');
}

/** Whose turn it is, said to the only person here as to "you". */
export function tellTurn<S, M, P extends string>(
  { lang, seats, words }: Session<S, M, P>,
  match: Match<S, M>,
): readonly string[] {
  const by = actorOf(match);
  if (by === undefined) return [];
  return seats.onlyHere(match) === by ? [words.yourTurn(isDieDue(match))] : [wordTurn(lang, by)];
}

/** Who plays alone hears when the die comes back to them: a turn may have many moves. */
function tellThrowDue<S, M, P extends string>(
  session: Session<S, M, P>,
  { request, after }: PerformedAction<S, M>,
): readonly string[] {
  const isPassedOn = actorOf(after) !== request.by && isDieDue(after);
  return isPassedOn && session.seats.onlyHere(after) === actorOf(after) ? tellTurn(session, after) : [];
}

/** C-PERP: the line of a proof as people write it. */
function inLetters<S, M, P extends string>(
  { view: { written }, letters }: Session<S, M, P>,
  start: S,
  verdict: Verdict,
): Verdict {
  if (verdict.kind !== 'proven') return verdict;
  let position = new GamePosition(written.game, start);
  const line = verdict.line.map((text) => {
    const move = position.moveCalled(text);
    if (move === undefined) return text;
    const told = written.format(position.state, move, letters);
    position = position.withMove(move).after;
    return told;
  });
  return { ...verdict, line };
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
  if (played?.isLoss) return 'lost';
  if (played?.isCapture) return 'capture';
  return played?.isPush ? 'push' : 'move';
}
