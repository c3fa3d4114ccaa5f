import { isDieDue } from '@tabuleiro/match';
import type { Place } from '../board/model.js';
import { changeSettings } from '../store/settingsStore.js';
import { replyWords } from '../words/replies.js';
import type { KnownWords } from '../words/types/replies.js';
import { answerQuery, clocks, lastMove } from './answers.js';
import type { Clockwork } from './clockwork.js';
import { type Command, parseTyped, type Typed } from './command.js';
import { refuseClosed } from './refusing.js';
import type { Closed, Session } from './session.js';
import { type } from './typing.js';

/** Does what a line of the command box asks for; what it answers is seen as well as spoken. */
export function obey(session: Session, clockwork: Clockwork, line: string): void {
  const typed = understand(session, line);
  if (typed.kind === 'move') type(session, typed.text);
  if (typed.kind !== 'command') return;
  const closed = closedTo(session, typed.command);
  if (closed === undefined) COMMANDS[typed.command](session, clockwork, typed.rest);
  else refuseClosed(session, closed);
}

/** A bare number is what the real die shows that is being waited for. */
function understand({ match }: Session, line: string): Typed {
  const typed = parseTyped(line);
  const isRealDieDue = isDieDue(match.value) && match.value.setup.dice === undefined;
  return isRealDieDue && typed.kind === 'move' && /^\d+$/.test(typed.text)
    ? { kind: 'command', command: 'throw', rest: typed.text }
    : typed;
}

/** What can be asked for on one's own turn only, and what else changes the game. */
const ON_TURN: readonly Command[] = ['draw', 'hint', 'claim'];
const AT_ANY_TIME: readonly Command[] = ['resign', 'accept', 'decline', 'back', 'pause', 'throw'];

/** Words can do no more than buttons. */
function closedTo({ closed }: Session, command: Command): Closed | undefined {
  if (closed === 'readOnly') return [...ON_TURN, ...AT_ANY_TIME].includes(command) ? closed : undefined;
  return closed !== 'dieDue' && closed !== 'realDieDue' && ON_TURN.includes(command) ? closed : undefined;
}

type Doing = (session: Session, clockwork: Clockwork, rest: string) => void;

const COMMANDS: Readonly<Record<Command, Doing>> = {
  resign,
  draw: (session) => void session.offerDraw(),
  accept: (session) => void session.reply(true),
  decline: (session) => void session.reply(false),
  back: (session) => void session.takeBack(),
  hint: (session) => void session.hint(),
  clock: (session, clockwork) => session.notices.inform(() => clocks(session, clockwork)),
  last: (session) => session.notices.inform(() => lastMove(session)),
  square: (session, clockwork, rest) => square(session, clockwork, rest.toLowerCase()),
  position: (session, clockwork) =>
    session.notices.inform(() =>
      answerQuery(session, clockwork, 'position', session.board.value.cells[0].id),
    ),
  flip,
  pause: (session) => void session.pause(),
  throw: throwDie,
  claim: (session) => void session.claim('perpetual'),
  sound: switchSound,
  help: (session) =>
    session.notices.inform(() =>
      replyWords[session.lang].commands(
        session.view.examples[session.lang],
        exampleSquare(session),
        knownWords(session),
      ),
    ),
};

/** The words that not every game obeys. */
function knownWords({ match, view }: Session): KnownWords {
  const { agreement, claims } = match.value.matchRules;
  return { draw: agreement, claim: claims, flip: view.turns };
}

/** Asked back by the screen, as long as there is something to resign. */
function resign(session: Session): void {
  const { outcome, players } = session.match.value;
  if (outcome === undefined) session.askToResign();
  else void session.resign(players[0]);
}

/** What a real die shows has to be said; where none is due, the match says so. */
function throwDie(session: Session, _: Clockwork, face: string): void {
  const isDue = isDieDue(session.match.value);
  const isReal = session.match.value.setup.dice === undefined;
  if (isDue && !session.isDieOurs.value) refuseClosed(session, session.closed ?? 'notNow');
  else if (isDue && isReal && face === '') refuseClosed(session, 'realDieDue');
  else void session.throwDie(Number(face));
}

function flip(session: Session): void {
  if (session.view.turns) session.turnBoard();
  else session.notices.refuse(() => replyWords[session.lang].noTurning);
}

function switchSound(session: Session): void {
  const sound = !session.settings.value.sound;
  void changeSettings({ sound });
  session.notices.inform(() => replyWords[session.lang].sound(sound));
}

function square(session: Session, clockwork: Clockwork, place: Place): void {
  if (hasCell(session, place)) session.notices.inform(() => answerQuery(session, clockwork, 'where', place));
  else if (place === '')
    session.notices.refuse(() => replyWords[session.lang].whichSquare(exampleSquare(session)));
  else session.notices.refuse(() => replyWords[session.lang].unknownSquare(place));
}

/** A square of this board, for those who do not know how to name one. */
function exampleSquare(session: Session): Place {
  return hasCell(session, 'e4') ? 'e4' : session.board.value.cells[0].id;
}

function hasCell({ board }: Session, place: Place): boolean {
  return board.value.cells.some(({ id }) => id === place);
}
