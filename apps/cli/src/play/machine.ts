import { type Agent, type Opponent, writeMove } from '@tabuleiro/any-game';
import { ENGINE_GAMES } from '@tabuleiro/engine';
import type { Player } from '@tabuleiro/game';
import { actorOf, isDieDue, seatOf } from '@tabuleiro/match';
import { type ComputerWords, computerWords } from '@tabuleiro/words';
import type { Stage } from './stage.js';

/** What the computer does and says at the table, and whoever else is asked for a seat. */
export class Machine {
  private readonly stage: Stage;
  private readonly opponent: Opponent;
  private readonly words: ComputerWords;

  constructor(stage: Stage, opponent: Opponent) {
    this.stage = stage;
    this.opponent = opponent;
    this.words = computerWords(stage.lang);
  }

  async move(by: Player, answerer: Agent): Promise<void> {
    const { match, lang } = this.stage;
    const move = await this.stage.think((signal) => answerer.choose(match, by, signal), this.words.thinking);
    if (move === undefined) return this.giveUp(by);
    const written = writeMove(this.stage, move, lang);
    if (!(await this.stage.do({ kind: 'move', by, move }))) return this.giveUp(by);
    await this.stage.say(this.words.played(move, written));
    await this.stage.show();
  }

  /** Who gives no move that can be played would be asked for ever: the match is left, and kept. */
  private async giveUp(by: Player): Promise<void> {
    const { stage } = this;
    const { match } = stage;
    if (stage.hasLeft || match.outcome !== undefined) return;
    const { name } = match.setup.players[seatOf(match, by)];
    await stage.complain({ code: 'engine-failed', engine: name, problem: 'no-move', cause: '' });
    stage.hasLeft = true;
  }

  /** C-AGREE: it answers at once, from its own evaluation. */
  async answerDraw(by: Player, answerer: Agent): Promise<void> {
    const { match } = this.stage;
    const isWelcome = await this.stage.think(
      (signal) => answerer.acceptsDraw(match, by, signal),
      this.words.thinking,
    );
    if (isWelcome === undefined) return;
    const isDone = await this.stage.do({ kind: isWelcome ? 'accept' : 'decline', by });
    if (isDone) await this.stage.say(isWelcome ? this.words.drawAccepted : this.words.drawDeclined);
  }

  /** N-TIME: what a hint costs is paid before it is given. */
  async hint(): Promise<void> {
    const { stage } = this;
    const by = actorOf(stage.match);
    if (by === undefined) return;
    const { game } = stage.match;
    if (!ENGINE_GAMES.includes(game)) {
      return stage.complain({ code: 'no-computer', game, known: ENGINE_GAMES.join(', ') });
    }
    if (isDieDue(stage.match)) return stage.say(this.words.dieFirst);
    if (!(await stage.do({ kind: 'hint', by }))) return;
    const { match } = stage;
    const move = await stage.think((signal) => this.opponent.hint(match, signal), this.words.seeksHint);
    if (move !== undefined) await stage.say(this.words.hint(move, writeMove(stage, move, stage.lang)));
  }
}
