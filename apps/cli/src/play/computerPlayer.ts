import { type Agent, type Opponent, writeMove } from '@tabuleiro/any-game';
import { ENGINE_GAMES, maximumElo } from '@tabuleiro/engine';
import type { Player } from '@tabuleiro/game';
import { actorOf, isDieDue, runningPlayer, seatOf } from '@tabuleiro/match';
import { type EngineWords, engineWords } from '@tabuleiro/words';
import type { PlaySession } from './session.js';

/** Moves, answers draw offers and gives hints for the seats that nobody at the keyboard plays. */
export class ComputerPlayer {
  private readonly session: PlaySession;
  private readonly opponent: Opponent;
  private readonly words: EngineWords;
  /** Has the engine started? */
  private isReady = false;
  private isRated = false;
  private readonly isWhole: () => boolean;

  /** `isWhole`: has the computer all of its data files? Only with them its strength is known. */
  constructor(session: PlaySession, opponent: Opponent, isWhole: () => boolean) {
    this.session = session;
    this.opponent = opponent;
    this.isWhole = isWhole;
    this.words = engineWords(session.lang);
  }

  async move(by: Player, agent: Agent): Promise<void> {
    await this.getReady();
    const { match, lang } = this.session;
    const move = await this.session.waitFor((signal) => agent.choose(match, by, signal), this.words.thinking);
    if (move === undefined) return this.giveUp(by);
    const written = writeMove(this.session, move, lang);
    if (!(await this.session.act({ kind: 'move', by, move }))) return this.giveUp(by);
    await this.session.say(this.words.played(move, written));
    await this.tellStrength();
    await this.session.show();
  }

  /** At full strength its Elo depends on how many positions it looks at here: its first search has shown that. */
  private async tellStrength(): Promise<void> {
    const { opponent, session } = this;
    if (this.isRated || opponent.positions === undefined) return;
    this.isRated = true;
    const elo = maximumElo(session.match.game, opponent.positions);
    if (elo === undefined || !this.isWhole()) return;
    await session.say(this.words.maximumElo((Math.round(elo / 50) * 50).toLocaleString(session.lang)));
  }

  /** Its time is for thinking: until the engine has started, its clock does not run. */
  private async getReady(): Promise<void> {
    const { session } = this;
    const { match } = session;
    if (this.isReady || runningPlayer(match) === undefined) return;
    const release = session.stop();
    await session.waitFor((signal) => this.opponent.getReady(match, signal), this.words.thinking);
    this.isReady = true;
    release();
  }

  /** Ends the session, with the match kept: without a legal move the seat would be asked again for ever. */
  private async giveUp(by: Player): Promise<void> {
    const { session } = this;
    const { match } = session;
    if (session.hasLeft || match.outcome !== undefined) return;
    const { name } = match.setup.players[seatOf(match, by)];
    await session.sayError({ code: 'engine-failed', engine: name, problem: 'no-move', cause: '' });
    session.hasLeft = true;
  }

  /** C-AGREE: from the evaluation, without waiting for its turn. What it considers on the person's turn costs no time. */
  async answerDraw(by: Player, agent: Agent): Promise<void> {
    const { match } = this.session;
    const release = actorOf(match) === by ? undefined : this.session.stop();
    const isWelcome = await this.session.waitFor(
      (signal) => agent.acceptsDraw(match, by, signal),
      this.words.thinking,
    );
    release?.();
    if (isWelcome === undefined) return;
    const isDone = await this.session.act({ kind: isWelcome ? 'accept' : 'decline', by });
    if (isDone) await this.session.say(isWelcome ? this.words.drawAccepted : this.words.drawDeclined);
  }

  /** N-TIME: the clock is charged before the hint is given, with its price and not with the time it takes to find it. */
  async hint(): Promise<void> {
    const { session } = this;
    const by = actorOf(session.match);
    if (by === undefined) return;
    const { game } = session.match;
    if (!ENGINE_GAMES.includes(game)) {
      return session.sayError({ code: 'no-computer', game, known: ENGINE_GAMES.join(', ') });
    }
    if (isDieDue(session.match)) return session.say(this.words.dieFirst);
    if (!(await session.act({ kind: 'hint', by }))) return;
    const { match } = session;
    const release = session.stop();
    const move = await session.waitFor((signal) => this.opponent.hint(match, signal), this.words.seeksHint);
    release();
    if (move !== undefined) await session.say(this.words.hint(move, writeMove(session, move, session.lang)));
  }
}
