import type { Result } from '@tabuleiro/game';
import { type OnlineError, onlineError, type Wish } from '@tabuleiro/online';
import type { OnlineTable } from './onlineTable.js';
import { wordUnsent } from './standing.js';

/** Asks the server for what a person wishes, and says what becomes of it where the table does not. */
export class Wishing {
  private readonly table: OnlineTable;

  constructor(table: OnlineTable) {
    this.table = table;
  }

  async wish(wish: Wish): Promise<void> {
    await this.settle(this.table.client.act(wish));
  }

  async rematch(): Promise<void> {
    await this.settle(this.table.client.askRematch());
  }

  refuse(code: OnlineError['code']): Promise<void> {
    return this.table.view.sayOnlineError(onlineError(code));
  }

  /** Has a move not been answered? Another one would be for a position that nobody knows yet. */
  get isMoveWaiting(): boolean {
    return this.table.client.pending.some(({ wish }) => wish.kind === 'move' || wish.kind === 'throw');
  }

  /** Waits for the answer while there is a connection; else says what waits, and tells a refusal when it comes. Is it done? */
  async settle(asked: Promise<Result<undefined, OnlineError>>): Promise<boolean> {
    const { table } = this;
    const { view, terminal } = table;
    const soon = new Promise<undefined>((resolve) => setImmediate(resolve, undefined));
    const answered = table.isLinked
      ? await terminal.attend(asked, async () => table.isLinked)
      : await Promise.race([asked, soon]);
    if (answered !== undefined) {
      await this.tellRefusal(answered);
      return answered.ok;
    }
    void asked.then((late) => this.tellRefusal(late));
    const waiting = table.client.pending.at(-1);
    if (waiting !== undefined) await view.say(wordUnsent(view.lang, waiting));
    return false;
  }

  private async tellRefusal(answered: Result<undefined, OnlineError>): Promise<void> {
    if (!answered.ok && answered.error.code !== 'dropped')
      await this.table.view.sayOnlineError(answered.error);
  }

  /** Takes back what was not sent. */
  unsend(): Promise<void> {
    const { client, view } = this.table;
    const { unsent } = view.far;
    const last = client.pending.at(-1);
    if (last === undefined) return view.say(unsent.none);
    return view.say(client.withdraw(last.id) ? unsent.takenBack : unsent.tooLate);
  }
}
