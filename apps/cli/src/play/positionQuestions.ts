import { readMove } from '@tabuleiro/any-game';
import type { Choice } from '@tabuleiro/match';
import { wordNotationError } from '@tabuleiro/words';
import { announce, formatVerdict } from '../positions/description.js';
import type { PlaySession } from './session.js';

/** A move in coordinates and, where the rules have read it already, the choice itself. */
export type TypedMove = { readonly move: string; readonly choice?: Choice };

/** What people ask about the position, and what they mean by a move. */
export class PositionQuestions {
  private readonly session: PlaySession;

  constructor(session: PlaySession) {
    this.session = session;
  }

  /** Coordinates that no move fits stay as they are. Undefined when it is told what does not fit. */
  async understand(text: string): Promise<TypedMove | undefined> {
    const { position } = this.session;
    const legal = position.legal();
    const move = findTypedMove(text, legal);
    if (legal.includes(move)) return { move };
    const read = readMove(this.session, text);
    if (read.ok) return read.value;
    const isWritten = read.error.code === 'no-such-move' && position.explain(move)?.code === 'bad-move';
    if (read.error.code !== 'ambiguous' && !isWritten) return { move };
    await this.session.say(wordNotationError(this.session.lang, read.error));
    return undefined;
  }

  async explain(attempt: string): Promise<void> {
    const { session } = this;
    if (attempt === '') return session.say(session.words.needsMove);
    const meant = await this.understand(attempt);
    if (meant === undefined) return;
    const { move } = meant;
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

/** Ways to say that one does not move. */
const IDLE: readonly string[] = ['pass', 'passe', 'passar', 'skip', 'pular'];

const IDLE_MOVES: readonly string[] = ['pass', 'skip'];

/** The legal move a person means, however spaced or capitalised; the text itself when there is none. */
export function findTypedMove(line: string, legal: readonly string[]): string {
  const text = line.trim();
  if (legal.includes(text)) return text;
  const plain = simplify(text);
  const idle = IDLE.includes(plain) ? legal.find((move) => IDLE_MOVES.includes(move)) : undefined;
  return idle ?? legal.find((move) => simplify(move) === plain) ?? text;
}

function simplify(text: string): string {
  const joint = /[a-z]/i.test(text) ? '' : '-';
  return text.toLowerCase().replace(/[\s-]+/g, joint);
}

/** Moves that name this square (or house). */
export function movesTouching(square: string, legal: readonly string[]): string[] {
  return legal.filter((move) => move.match(/[a-h][1-8]|\d+/g)?.includes(square.toLowerCase()));
}
