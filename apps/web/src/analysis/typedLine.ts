import { parseTypedMove, typedWords } from '@tabuleiro/any-game';
import { answerPending } from '../play/pendingText.js';
import { explainWriting } from '../play/refusalExplanation.js';
import { placeIn, tellMovesIn } from '../typed/questions.js';
import { replyWords } from '../words/replies.js';
import { answerQuery, tellOpening } from './answers.js';
import { MOST_LINES } from './engineLines.js';
import { tellEngine } from './engineText.js';
import { nagOf } from './nags.js';
import type { AnalysisSession } from './session.js';

type Deed = (session: AnalysisSession, rest: string) => void | Promise<void>;

/** Told and shown, since it was asked for. */
function answering(answer: (session: AnalysisSession, rest: string) => string): Deed {
  return (session, rest) => session.notices.inform(() => answer(session, rest));
}

const DEEDS = {
  back: (session) => void session.walk(-1),
  forward: (session) => void session.walk(1),
  start: (session) => session.toEdge('start'),
  end: (session) => session.toEdge('end'),
  other: (session) => session.besideInTurn(),
  out: (session) => session.toParent(),
  promote: (session) => session.promote(),
  remove: (session) => session.remove(),
  undo: (session) => session.undo(),
  redo: (session) => session.redo(),
  comment: (session, rest) => {
    session.comment(rest);
    const { commented, uncommented } = session.words.edit;
    session.notices.inform(() => (rest === '' ? uncommented : commented));
  },
  evaluation: answering((session) => tellEngine(session)),
  threat: (session) => session.showThreat(!session.task.isThreat.value),
  pass: (session) => session.pass(),
  engine: (session) => {
    const { isOn } = session.lines;
    isOn.value = !isOn.value;
    session.notices.inform(() => (isOn.value ? session.words.engine.isOn : session.words.engine.off));
  },
  lines: (session, rest) => {
    const count = Math.min(MOST_LINES, Math.max(1, Number.parseInt(rest, 10) || 1));
    session.lines.count.value = count;
    session.notices.inform(() => session.words.engine.lineCount(count));
  },
  deeper: (session) => session.goDeeper(),
  opening: async (session) => {
    await session.opening.settled();
    session.notices.inform(() => tellOpening(session));
  },
  moves: answering((session, rest) => tellMovesIn(session.asked, rest) ?? replyWords[session.lang].noMoves),
  position: answering((session) => answerQuery(session, 'position', firstPlace(session))),
  square: answering((session, rest) => {
    const place = placeIn(session.board.model.value, rest);
    return place === undefined
      ? replyWords[session.lang].unknownSquare(rest)
      : answerQuery(session, 'where', place);
  }),
  last: answering((session) => answerQuery(session, 'last-move', firstPlace(session))),
  flip: (session) => session.turnBoard(),
  help: answering((session) => session.words.typedHelp(session.view.examples[session.lang])),
} as const satisfies Readonly<Record<string, Deed>>;

/** Both languages are understood whatever the page speaks. */
const WORDS: ReadonlyMap<string, keyof typeof DEEDS> = new Map([
  ...named('back', 'voltar', 'volta', 'back'),
  ...named('forward', 'avancar', 'avanca', 'proximo', 'forward', 'next'),
  ...named('start', 'inicio', 'start', 'beginning'),
  ...named('end', 'fim', 'final', 'end'),
  ...named('other', 'outra', 'outro', 'alternativa', 'variante', 'other', 'alternative', 'variation'),
  ...named('out', 'sair', 'out'),
  ...named('promote', 'promover', 'promove', 'promote'),
  ...named('remove', 'apagar', 'apaga', 'deletar', 'delete', 'remove'),
  ...named('undo', 'desfazer', 'desfaz', 'undo'),
  ...named('redo', 'refazer', 'refaz', 'redo'),
  ...named('comment', 'comentario', 'comentar', 'comment'),
  ...named('evaluation', 'avaliacao', 'avaliar', 'evaluation', 'evaluate', 'eval', 'dica', 'hint'),
  ...named('threat', 'ameaca', 'threat'),
  ...named('pass', '--', 'z0', 'nulo', 'null', 'passar', 'passa', 'passo', 'pass'),
  ...named('engine', 'motor', 'engine'),
  ...named('lines', 'linhas', 'lines'),
  ...named('deeper', 'mais', 'fundo', 'deeper'),
  ...named('opening', 'abertura', 'opening'),
  ...named('moves', 'lances', 'moves'),
  ...named('position', 'posicao', 'tabuleiro', 'position', 'board'),
  ...named('square', 'casa', 'square'),
  ...named('last', 'ultimo', 'last', 'onde'),
  ...named('flip', 'virar', 'vira', 'flip'),
  ...named('help', 'ajuda', 'help'),
]);

function named(
  deed: keyof typeof DEEDS,
  ...words: readonly string[]
): readonly (readonly [string, keyof typeof DEEDS])[] {
  return words.map((word) => [word, deed]);
}

/** Does what a line of the command box asks for: a word, a sign, a throw, a move in any way of writing. */
export function runTypedLine(session: AnalysisSession, line: string): void {
  const text = line.trim();
  if (text === '' || answerPending(session.choice, text)) return;
  const nag = nagOf(text);
  const deed = deedOf(session, text);
  // What is done now leaves an old refusal behind; a new one takes its place.
  if (nag !== undefined || deed !== undefined) session.notices.clearPassing();
  if (nag !== undefined) session.mark(nag);
  else if (deed !== undefined) void DEEDS[deed](session, text.split(/\s+/).slice(1).join(' '));
  else playTyped(session, text);
}

/** What the first word asks for. In Brasez who passes plays the token (B-PASS): there the null move has its other names. */
function deedOf({ view, tree }: AnalysisSession, text: string): keyof typeof DEEDS | undefined {
  const [first = '', second] = typedWords(text);
  const deed = first === 'lance' && second === 'nulo' ? 'pass' : WORDS.get(first);
  const isMove = deed === 'pass' && view.typed?.(tree.position.value, text) !== undefined;
  return isMove ? undefined : deed;
}

function firstPlace({ board }: AnalysisSession): string {
  return board.model.value.cells[0].id;
}

function playTyped(session: AnalysisSession, text: string): void {
  const { view, tree, asked, lang } = session;
  const position = tree.position.value;
  if (position.throws.length > 0) {
    playThrow(session, text);
    return;
  }
  const meant = position.moveCalled(view.typed?.(position, text) ?? text);
  if (meant !== undefined) {
    session.play(meant);
    return;
  }
  if (position.player === undefined) {
    session.notices.refuse(() => session.words.over);
    return;
  }
  const read = parseTypedMove(view.written, position.state, text, lang);
  if (read.ok) session.play(read.value);
  else void explainWriting(asked, text, read.error);
}

/** "4", "dado 4". */
function playThrow(session: AnalysisSession, text: string): void {
  const { formatMove } = session.view.written.game.notation;
  const face = /(\d)$/.exec(text)?.[1];
  const thrown = session.tree.position.value.throws.find(({ move }) => formatMove(move) === face);
  if (thrown === undefined) session.notices.refuse(() => session.words.throws.due);
  else session.play(thrown.move);
}
