import { readMove } from '@tabuleiro/any-game';
import type { Choice } from '@tabuleiro/match';
import { wordNotationError } from '@tabuleiro/words';
import { formatVerdict } from '../verdict.js';
import { announce } from './drawing.js';
import type { Stage } from './stage.js';
import { meantMove, movesTouching } from './verbs.js';

/** A move in coordinates and, where the rules have read it already, the choice itself. */
export type Meant = { readonly move: string; readonly choice?: Choice };

/** What people ask about the position, and what they mean by a move. */
export class Looking {
  private readonly stage: Stage;

  constructor(stage: Stage) {
    this.stage = stage;
  }

  /** Coordinates that no move fits stay as they are. Undefined when it is told what does not fit. */
  async understand(text: string): Promise<Meant | undefined> {
    const { position } = this.stage;
    const legal = position.legal();
    const move = meantMove(text, legal);
    if (legal.includes(move)) return { move };
    const read = readMove(this.stage, text);
    if (read.ok) return read.value;
    const isWritten = read.error.code === 'no-such-move' && position.explain(move)?.code === 'bad-move';
    if (read.error.code !== 'ambiguous' && !isWritten) return { move };
    await this.stage.say(wordNotationError(this.stage.lang, read.error));
    return undefined;
  }

  async explain(attempt: string): Promise<void> {
    const { stage } = this;
    if (attempt === '') return stage.say(stage.words.needsMove);
    const meant = await this.understand(attempt);
    if (meant === undefined) return;
    const { move } = meant;
    await stage.say(formatVerdict(stage.lang, stage.match.game, move, stage.position.explain(move)));
  }

  async listMoves(square: string): Promise<void> {
    const { position, words } = this.stage;
    const legal = position.legal();
    const moves = square === '' ? legal : movesTouching(square, legal);
    await this.stage.say(moves.length === 0 ? words.noMovesAt(square) : words.legalMoves(moves));
  }

  async readAloud(): Promise<void> {
    const { written, match, position, lang } = this.stage;
    const lines = written.board.read(lang, match.state);
    await this.stage.say([...lines, announce(lang, position)].join('\n'));
  }
}
