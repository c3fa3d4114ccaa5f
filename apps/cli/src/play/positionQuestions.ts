import { explainWritten, parseTypedMove } from '@tabuleiro/any-game';
import type { Choice } from '@tabuleiro/match';
import { wordNotationError } from '@tabuleiro/words';
import { announce, formatVerdict } from '../positions/description.js';
import { TYPED_WORDS } from '../words/words.js';
import type { PlaySession } from './session.js';

/** A move in coordinates and, where the rules have parsed it already, the legal choice. */
export type TypedMove = { readonly move: string; readonly choice?: Choice };

/** A match that questions are asked about, and where the answers go. */
export type QuestionedMatch = Pick<PlaySession, 'written' | 'match' | 'position' | 'lang' | 'words' | 'say'>;

/** Answers questions about the position, and finds out which move a person typed. */
export class PositionQuestions {
  private readonly session: QuestionedMatch;

  constructor(session: QuestionedMatch) {
    this.session = session;
  }

  /** Coordinates of a move that is not legal are returned as they are. Undefined after saying why the text is no move. */
  async readMove(text: string): Promise<TypedMove | undefined> {
    const { position } = this.session;
    const legal = position.legal();
    const move = findTypedMove(text, legal);
    if (legal.includes(move)) return { move };
    const { written, match, lang } = this.session;
    const { game } = written;
    const read = parseTypedMove(written, match.state, text);
    if (read.ok)
      return {
        move: game.notation.formatMove(read.value),
        choice: { state: match.state, move: read.value },
      };
    if (read.error.code === 'ambiguous') return this.refuse(wordNotationError(lang, read.error));
    if (position.explain(move)?.code !== 'bad-move') return { move };
    const refusal = explainWritten(game, match.state, text);
    if (refusal !== undefined) return this.refuse(formatVerdict(lang, match.game, text, refusal));
    return read.error.code === 'bad-san' ? { move } : this.refuse(wordNotationError(lang, read.error));
  }

  private async refuse(text: string): Promise<undefined> {
    await this.session.say(text);
    return undefined;
  }

  async tellTurn(): Promise<void> {
    await this.session.say(announce(this.session.lang, this.session.position));
  }

  async explain(attempt: string): Promise<void> {
    const { session } = this;
    if (attempt === '') return session.say(session.words.needsMove);
    const typed = await this.readMove(attempt);
    if (typed === undefined) return;
    const { move } = typed;
    await session.say(formatVerdict(session.lang, session.match.game, move, session.position.explain(move)));
  }

  async listMoves(square: string): Promise<void> {
    const { position, words } = this.session;
    const legal = position.legal();
    const moves = square === '' ? legal : movesTouching(square, legal);
    await this.session.say(moves.length === 0 ? words.noMovesAt(square) : words.legalMoves(moves));
  }

  async readAloud(): Promise<void> {
    const { written, match, position, lang } = this.session;
    const lines = written.board.read(lang, match.state);
    await this.session.say([...lines, announce(lang, position)].join('\n'));
  }
}

const PASS_WORDS = TYPED_WORDS.flatMap(({ pass }) => pass);
/** The moves of Brasez and Senet that move nothing. */
const PASS_MOVES: readonly string[] = ['pass', 'skip'];

/** The legal move that was typed, whatever its spaces and capitals; the text itself when there is none. */
export function findTypedMove(line: string, legal: readonly string[]): string {
  const text = line.trim();
  if (legal.includes(text)) return text;
  const plain = simplify(text);
  const pass = PASS_WORDS.includes(plain) ? legal.find((move) => PASS_MOVES.includes(move)) : undefined;
  return pass ?? legal.find((move) => simplify(move) === plain) ?? text;
}

function simplify(text: string): string {
  const joint = /[a-z]/i.test(text) ? '' : '-';
  return text.toLowerCase().replace(/[\s-]+/g, joint);
}

/** The moves that name this square or house. */
export function movesTouching(square: string, legal: readonly string[]): string[] {
  return legal.filter((move) => move.match(/[a-h][1-8]|\d+/g)?.includes(square.toLowerCase()));
}
