import type { Opponent } from '@tabuleiro/contest';
import { isChance } from '@tabuleiro/contest';
import type { Player } from '@tabuleiro/game';
import { actorOf } from '@tabuleiro/match';
import { PLAYED_GAMES } from '@tabuleiro/search';
import { type ComputerWords, computerWords } from '@tabuleiro/words';
import type { Stage } from './stage.js';

/** What the computer does and says at the table. */
export class Machine {
  private readonly stage: Stage;
  private readonly opponent: Opponent;
  private readonly words: ComputerWords;

  constructor(stage: Stage, opponent: Opponent) {
    this.stage = stage;
    this.opponent = opponent;
    this.words = computerWords(stage.lang);
  }

  async move(by: Player): Promise<void> {
    const { table, lang } = this.stage;
    const { match, session } = table;
    const move = await this.stage.think(
      (signal) => this.opponent.choose(match, by, signal),
      this.words.thinking,
    );
    if (move === undefined) return;
    const written = session.contest.write(move, lang);
    if (!(await this.stage.do({ kind: 'move', by, move }))) return;
    await this.stage.say(this.words.played(move, written));
    await this.stage.show();
  }

  /** C-AGREE: it answers at once, from its own evaluation. */
  async answerDraw(by: Player): Promise<void> {
    const { match } = this.stage.table;
    const isWelcome = await this.stage.think(
      (signal) => this.opponent.acceptsDraw(match, by, signal),
      this.words.thinking,
    );
    if (isWelcome === undefined) return;
    const isDone = await this.stage.do({ kind: isWelcome ? 'accept' : 'decline', by });
    if (isDone) await this.stage.say(isWelcome ? this.words.drawAccepted : this.words.drawDeclined);
  }

  /** N-TIME: what a hint costs is paid before it is given. */
  async hint(): Promise<void> {
    const { table, lang } = this.stage;
    const by = actorOf(table.match);
    if (by === undefined) return;
    const { game } = table.match;
    if (!PLAYED_GAMES.includes(game)) {
      return this.stage.complain({ code: 'no-computer', game, known: PLAYED_GAMES.join(', ') });
    }
    if (isChance(table.position)) return this.stage.say(this.words.dieFirst);
    if (!(await this.stage.do({ kind: 'hint', by }))) return;
    const { match, session } = table;
    const move = await this.stage.think((signal) => this.opponent.hint(match, signal), this.words.seeksHint);
    if (move !== undefined) await this.stage.say(this.words.hint(move, session.contest.write(move, lang)));
  }
}
