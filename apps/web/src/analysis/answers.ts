import type { Place, Query } from '../board/model.js';
import { answerFromBoard } from '../board/queries.js';
import { tellMovesOf } from '../play/queryAnswers.js';
import { answerWords } from '../words/answers.js';
import { boardWords } from '../words/app.js';
import { replyWords } from '../words/replies.js';
import { tellEngine } from './engineText.js';
import { tellMove, tellNode } from './nodeText.js';
import type { AnalysisSession } from './session.js';

/** The answer to a question key, to be spoken. There is no clock here: its key tells the opening. */
export function answerQuery(session: AnalysisSession, query: Query, place: Place): string {
  const { asked, tree, lang, view } = session;
  const words = replyWords[lang];
  switch (query) {
    case 'last-move':
    case 'since':
      return tellNode(session, tree.path.value);
    case 'last-capture':
      return tellLastCapture(session);
    case 'clocks':
      return tellOpening(session);
    case 'moves':
    case 'captures':
      return tellMovesOf(asked, place, query === 'captures');
    case 'ahead':
      return view.ahead?.(lang, tree.position.value, place) ?? words.nobodyThere;
    case 'evaluation':
      return tellEngine(session);
    default:
      return fromBoard(session, query, place);
  }
}

function fromBoard(session: AnalysisSession, query: Query, place: Place): string {
  const { lang, view, tree, board, players } = session;
  const { speech, targets } = session.settings.value;
  const position = tree.position.value;
  const movable = query === 'movable' ? view.movable?.(lang, position, place) : undefined;
  const side = position.player === players[1] ? 1 : 0;
  const asking = { speech, words: boardWords[lang], answers: answerWords[lang], side, targets } as const;
  return movable ?? answerFromBoard(board.model.value, query, place, asking) ?? replyWords[lang].nobodyThere;
}

function tellLastCapture(session: AnalysisSession): string {
  const { tree, lang } = session;
  let path = tree.path.value;
  for (let played = tree.moveAt(path); played !== undefined; played = tree.moveAt(path)) {
    if (played.isCapture) return tellMove(session, path);
    path = tree.before(path);
  }
  return replyWords[lang].noCapture;
}

/** The opening's name and code, as far as the line has one. */
export function tellOpening({ opening, words }: AnalysisSession): string {
  const name = opening.name.value;
  return name === undefined ? words.openings.none : words.openings.tell(name.name, name.code);
}
