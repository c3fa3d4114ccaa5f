import { wordNotationError } from '@tabuleiro/words';
import { formatVerdict } from '../verdict.js';
import { announce } from './drawing.js';
import type { Stage } from './stage.js';
import { meantMove, movesTouching } from './verbs.js';

/** What people ask about the position, and what they mean by a move. */
export class Looking {
  private readonly stage: Stage;

  constructor(stage: Stage) {
    this.stage = stage;
  }

  /** The move in coordinates; coordinates that no move fits stay as they are. Undefined when it is told what does not fit. */
  async understand(text: string): Promise<string | undefined> {
    const { session, position } = this.stage.table;
    const legal = position.legal();
    const plain = meantMove(text, legal);
    if (legal.includes(plain)) return plain;
    const read = session.contest.read(text);
    if (read.ok) return read.value;
    const isWritten = read.error.code === 'no-such-move' && position.explain(plain)?.code === 'bad-move';
    if (read.error.code !== 'ambiguous' && !isWritten) return plain;
    await this.stage.say(wordNotationError(this.stage.lang, read.error));
    return undefined;
  }

  async explain(attempt: string): Promise<void> {
    const { stage } = this;
    if (attempt === '') return stage.say(stage.words.needsMove);
    const { session, position } = stage.table;
    const move = await this.understand(attempt);
    if (move === undefined) return;
    await stage.say(formatVerdict(stage.lang, session.entry.id, move, position.explain(move)));
  }

  async listMoves(square: string): Promise<void> {
    const { table, words } = this.stage;
    const legal = table.position.legal();
    const moves = square === '' ? legal : movesTouching(square, legal);
    await this.stage.say(moves.length === 0 ? words.noMovesAt(square) : words.legalMoves(moves));
  }

  async readAloud(): Promise<void> {
    const { table, lang } = this.stage;
    const lines = table.session.entry.board.read(lang, table.position.format());
    await this.stage.say([...lines, announce(lang, table.position)].join('\n'));
  }
}
