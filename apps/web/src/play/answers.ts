import { seatOf } from '@tabuleiro/match';
import type { Place, Query } from '../board/model.js';
import { answer } from '../board/queries.js';
import { boardWords } from '../board/words.js';
import type { Clockwork } from './clockwork.js';
import { nameOf, viewerOf } from './names.js';
import { replyWords } from './replyWords.js';
import type { Passage } from './scene.js';
import type { Session } from './session.js';

/** The answer to a question key, to be spoken; what only the game knows is added to what the board can see. */
export function answerQuery(session: Session, clockwork: Clockwork, query: Query, place: Place): string {
  switch (query) {
    case 'last-move':
      return lastMove(session);
    case 'last-capture':
      return lastCapture(session);
    case 'clocks':
      return clocks(session, clockwork);
    case 'moves':
    case 'captures':
      return movesOf(session, place, query === 'captures');
    case 'ahead':
      return (
        session.face.ahead?.(session.lang, session.present.value, place) ??
        replyWords[session.lang].nobodyThere
      );
    default:
      return fromBoard(session, query, place);
  }
}

function fromBoard(session: Session, query: Query, place: Place): string {
  const { lang, parts, contest } = session;
  const movable = query === 'movable' ? session.face.movable?.(lang, session.present.value) : undefined;
  const asking = {
    speech: parts.settings.value.speech,
    words: boardWords[lang],
    side: seatOf(contest.value.match, viewerOf(contest.value)),
    targets: parts.settings.value.targets,
  };
  return movable ?? answer(session.board.value, query, place, asking) ?? replyWords[session.lang].nobodyThere;
}

function tell(session: Session, { played, before, after }: Passage): string {
  const who = nameOf(session.lang, session.contest.value, played.by);
  return session.words.did(who, session.face.say(session.lang, before, played.move, after));
}

export function lastMove(session: Session): string {
  const last = session.passages.value.at(-1);
  return last === undefined ? replyWords[session.lang].nothingYet : tell(session, last);
}

function lastCapture(session: Session): string {
  const last = session.passages.value.findLast(
    ({ before, played, after }) => session.face.trace(before, played.move, after).captures,
  );
  return last === undefined ? replyWords[session.lang].noCapture : tell(session, last);
}

export function clocks(session: Session, clockwork: Clockwork): string {
  const { lang, contest } = session;
  const words = replyWords[lang];
  const told = clockwork.left.value.flatMap((left, i) => {
    if (left === undefined) return [];
    const seconds = Math.ceil(left / 1000);
    const time = words.minutes(Math.floor(seconds / 60), seconds % 60);
    return [words.clock(nameOf(lang, contest.value, contest.value.match.players[i]), time)];
  });
  return told.length === 0 ? words.noClock : `${told.join('; ')}.`;
}

function movesOf(session: Session, place: Place, capturesOnly: boolean): string {
  const { lang } = session;
  const words = replyWords[lang];
  const man = session.board.value.cells.find(({ id }) => id === place)?.man;
  if (man === undefined) return words.nobodyThere;
  const letters = session.parts.settings.value.letters ?? lang;
  const paths = session.paths.value.filter(({ steps }) => {
    const [first, ...rest] = steps;
    const starts = first.kind === 'place' && first.place === place;
    return starts && (!capturesOnly || rest.some((step) => step.kind === 'place' && step.as === 'capture'));
  });
  // Two pawns go together, whichever of them is chosen first.
  const texts = [...new Set(paths.map(({ action }) => session.contest.value.write(action, letters)))];
  return (capturesOnly ? words.capturesOf : words.movesOf)(man.full, texts);
}
