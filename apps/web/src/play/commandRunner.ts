import { parseTypedMove, type TextError } from '@tabuleiro/any-game';
import { foldText, type Result } from '@tabuleiro/game';
import { isDieDue } from '@tabuleiro/match';
import type { Place } from '../board/model.js';
import { changeSettings } from '../store/settings/settingsStore.js';
import {
  type Answer,
  asked,
  tellCheck,
  tellHistory,
  tellLine,
  tellMaterial,
  tellMoves,
  tellSquare,
  tellWhoseTurn,
} from '../typed/questions.js';
import { replyWords } from '../words/replies.js';
import type { TypedPart } from '../words/types/help.js';
import type { KnownWords } from '../words/types/replies.js';
import { type Command, type CommandLine, parseCommandLine } from './commandLine.js';
import type { MatchClocks } from './matchClocks.js';
import { answerPending } from './pendingText.js';
import { tellClocks, tellLastMove, tellSince } from './queryAnswers.js';
import { explainText, refuseBlocked } from './refusalExplanation.js';
import type { BlockReason, Session } from './session.js';

/** Runs a line of the command box: a command or a move. Answers are shown as well as spoken. */
export function runCommandLine(session: Session, clocks: MatchClocks, line: string): void {
  if (answerPending(session, line)) return;
  const typed = readLine(session, line);
  if (typed.kind === 'move') playTypedMove(session, typed.text);
  if (typed.kind !== 'command') return;
  const closed = blockFor(session, typed.command);
  if (closed === undefined) ACTIONS[typed.command](session, clocks, typed.rest);
  else refuseBlocked(session, closed);
}

/** A bare number is what the real die shows that is being waited for. */
function readLine({ match }: Session, line: string): CommandLine {
  const typed = parseCommandLine(line);
  const isRealDieDue = isDieDue(match.value) && match.value.setup.dice === undefined;
  return isRealDieDue && typed.kind === 'move' && /^\d+$/.test(typed.text)
    ? { kind: 'command', command: 'throw', rest: typed.text }
    : typed;
}

/** What can be asked for on one's own turn only, and what else changes the game. */
const ON_TURN: readonly Command[] = ['draw', 'hint', 'claim'];
const AT_ANY_TIME: readonly Command[] = ['resign', 'accept', 'decline', 'takeback', 'pause', 'throw'];

/** A command is refused whenever its button would be disabled. */
function blockFor({ blocked }: Session, command: Command): BlockReason | undefined {
  if (blocked === 'readOnly' || blocked === 'watching')
    return [...ON_TURN, ...AT_ANY_TIME].includes(command) ? blocked : undefined;
  return blocked !== 'dieDue' && blocked !== 'realDieDue' && ON_TURN.includes(command) ? blocked : undefined;
}

type CommandAction = (session: Session, clocks: MatchClocks, rest: string) => void;

const ACTIONS: Readonly<Record<Command, CommandAction>> = {
  resign,
  draw: (session) => void session.offerDraw(),
  accept: (session) => void session.reply(true),
  decline: (session) => void session.reply(false),
  takeback: (session) => void session.takeBack(),
  hint: (session) => void session.hint(),
  flip,
  pause: (session) => void session.pause(),
  throw: throwDie,
  claim: (session) => void session.claim('perpetual'),
  sound: switchSound,
  why: (session, _, rest) => void explainTyped(session, rest),
  clock: answering(tellClocks),
  last: answering(tellLastMove),
  since: answering(tellSince),
  lastCapture: answering(asked('last-capture')),
  check: answering(tellCheck),
  turn: answering(tellWhoseTurn),
  material: answering(tellMaterial),
  history: answering(tellHistory),
  moves: answering(tellMoves),
  square: answering(tellSquare),
  file: answering(tellLine('file')),
  rank: answering(tellLine('rank')),
  own: answering(asked('own')),
  theirs: answering(asked('theirs')),
  position: answering(asked('position')),
  board: answering(asked('position')),
  help: tellHelp,
};

/** Tells the answer, in the language of the page; asks back where nothing can be made of the line. */
function answering(answer: Answer): CommandAction {
  return (session, clocks, rest) => {
    if (answer(session, clocks, rest) !== undefined)
      session.notices.inform(() => answer(session, clocks, rest) ?? '');
    else
      session.notices.refuse(() => {
        const words = replyWords[session.lang];
        return rest === '' ? words.whichSquare(exampleSquare(session)) : words.unknownSquare(rest);
      });
  };
}

/** The part that is asked for, or which parts there are. */
function tellHelp(session: Session, _: MatchClocks, rest: string): void {
  const part = HELP_PARTS.get(foldText(rest));
  session.notices.inform(() => {
    const { lang, view } = session;
    const words = replyWords[lang];
    if (part === undefined) return words.helpParts;
    const moves = view.examples[lang];
    return words.typedHelp[part]({ moves, square: exampleSquare(session), known: knownWords(session) });
  });
}

const HELP_PARTS: ReadonlyMap<string, TypedPart> = new Map([
  ['lances', 'moves'],
  ['moves', 'moves'],
  ['perguntas', 'questions'],
  ['questions', 'questions'],
  ['partida', 'match'],
  ['game', 'match'],
]);

/** Which of the commands exist in this game. */
function knownWords({ match, view }: Session): KnownWords {
  const { agreement, claims } = match.value.matchRules;
  return { draw: agreement, claim: claims, flip: view.canFlip, pieces: view.track.length === 0 };
}

/** Asked back by the screen, as long as there is something to resign. */
function resign(session: Session): void {
  const { outcome, players } = session.match.value;
  if (outcome === undefined) session.askToResign();
  else void session.resign(players[0]);
}

/** What a real die shows has to be said; where none is due, the match says so. */
function throwDie(session: Session, _: MatchClocks, face: string): void {
  const isDue = isDieDue(session.match.value);
  const isReal = session.match.value.setup.dice === undefined;
  const isTheirs = isDue ? !session.isDieOurs.value : session.blocked === 'notNow';
  if (isTheirs) refuseBlocked(session, session.blocked ?? 'notNow');
  else if (isDue && isReal && face === '') refuseBlocked(session, 'realDieDue');
  else void session.throwDie(Number(face));
}

function flip(session: Session): void {
  if (session.view.canFlip) session.turnBoard();
  else session.notices.refuse(() => replyWords[session.lang].noTurning);
}

function switchSound(session: Session): void {
  const sound = !session.settings.value.sound;
  void changeSettings({ sound });
  session.notices.inform(() => replyWords[session.lang].sound(sound));
}

/** A square of this board, for those who do not know how to name one. */
function exampleSquare(session: Session): Place {
  return hasCell(session, 'e4') ? 'e4' : session.board.value.cells[0].id;
}

function hasCell({ board }: Session, place: Place): boolean {
  return board.value.cells.some(({ id }) => id === place);
}

/** A move as a person writes it. */
function playTypedMove(session: Session, text: string): void {
  const { blocked, view } = session;
  if (blocked !== undefined) {
    refuseBlocked(session, blocked);
    return;
  }
  const meant = view.typed?.(session.walk.present.value, text);
  if (meant !== undefined) {
    void session.playText(meant);
    return;
  }
  const read = readTyped(session, text);
  if (read.ok) void session.play(read.value);
  else void explainText(session, text, read.error);
}

function readTyped({ view, walk, lang }: Session, text: string): Result<unknown, TextError> {
  return parseTypedMove(view.written, walk.present.value.state, text, lang);
}

/** "por que não cavalo e5": the reason, without playing what may be played. */
async function explainTyped(session: Session, rest: string): Promise<void> {
  const text = rest.replace(/\?+$/, '').trim();
  const { view, walk, notices, blocked } = session;
  if (text === '') return notices.refuse(() => replyWords[session.lang].whyWhat);
  if (blocked !== undefined) return refuseBlocked(session, blocked);
  const position = walk.present.value;
  const meant = view.typed?.(position, text) ?? text;
  const read = readTyped(session, text);
  const move = position.moveCalled(meant) ?? (read.ok ? read.value : undefined);
  if (move !== undefined)
    return notices.inform(() =>
      replyWords[session.lang].isLegal(view.say(session.lang, position.withMove(move))),
    );
  await explainText(session, meant, read.ok ? { code: 'no-such-move', text } : read.error);
}
