import type { OpenSocket } from '@tabuleiro/online';
import { LivelyPair, pause, sitDown, termsOf } from './players.js';
import { socketTo } from './socket.js';

/** How one device connects: to some node each time, and to which one last. */
export class Way {
  /** The node of the last connection. */
  at = 0;
  /** Counts connections: what was seen of an older one says nothing of this one. */
  count = 0;
  readonly open: OpenSocket;

  constructor(choose: () => number, portOf: (node: number) => number) {
    const open = socketTo(() => `ws://localhost:${portOf(this.at)}/online`);
    this.open = (events) => {
      this.at = choose();
      this.count++;
      return open(events);
    };
  }
}

/** Where two people play match after match: there is load as long as it is wanted. */
export class Table {
  /** The match under way; undefined while the next one is being made. */
  pair: LivelyPair | undefined;
  /** How the two of it connect. */
  ways: readonly [Way, Way];
  /** Matches that are over and wait to be looked at. */
  ended: LivelyPair[] = [];
  matches = 0;
  private readonly game: string;
  private readonly newWay: () => Way;
  private readonly pick: () => number;
  private isStopped = false;
  private acknowledgedBefore = 0;

  constructor(game: string, newWay: () => Way, pick: () => number) {
    this.game = game;
    this.newWay = newWay;
    this.pick = pick;
    this.ways = [newWay(), newWay()];
  }

  /** In all matches here. */
  get acknowledged(): number {
    return this.acknowledgedBefore + (this.pair?.acknowledged.length ?? 0);
  }

  async play(longestPause: number): Promise<void> {
    while (!this.isStopped) {
      const pair = await this.begin(longestPause);
      if (pair === undefined) continue;
      this.pair = pair;
      pair.isStopped = this.isStopped;
      await pair.play();
      this.ended.push(pair);
      this.acknowledgedBefore += pair.acknowledged.length;
      this.pair = undefined;
    }
  }

  stop(): void {
    this.isStopped = true;
    if (this.pair !== undefined) this.pair.isStopped = true;
  }

  /** Sits down for a new match; undefined where that is not possible now. */
  private async begin(longestPause: number): Promise<LivelyPair | undefined> {
    const ways = [this.newWay(), this.newWay()] as const;
    try {
      const clients = await sitDown(this.newWay().open, termsOf(this.game, '60+30'), [
        ways[0].open,
        ways[1].open,
      ]);
      this.ways = ways;
      this.matches++;
      return new LivelyPair(clients, this.pick, longestPause);
    } catch {
      await pause(200); // nothing can be kept at the moment
      return undefined;
    }
  }
}
