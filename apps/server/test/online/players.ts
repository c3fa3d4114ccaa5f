import { randomBytes } from 'node:crypto';
import { findGame } from '@tabuleiro/any-game/games';
import { actorOf, parseTimeControls, seatOf } from '@tabuleiro/match';
import {
  type Clock,
  NO_STORAGE,
  OnlineClient,
  type OpenSocket,
  Reception,
  type SavedSeat,
  type Terms,
} from '@tabuleiro/online';

export const clock: Clock = {
  now: () => performance.now(),
  after: (ms, then) => {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};

export function termsOf(game: string, control = '60+30', changes: Partial<Terms> = {}): Terms {
  const controls = parseTimeControls(control);
  if (!controls.ok) throw new Error(control);
  return {
    ...{
      game,
      options: {},
      clock: controls.value,
      help: { hint: 0, takeback: 0 },
      budget: 1000,
      side: 'first',
    },
    ...{ dice: game === 'senet' ? 'fair' : 'none', listed: false },
    online: { hints: false, takebacks: false, watched: true, grace: 60_000 },
    ...changes,
  };
}

/** Two people who have sat down at a real server; each may have a way of their own to it. */
export async function sitDown(
  open: OpenSocket,
  terms: Terms,
  ways: readonly [OpenSocket, OpenSocket] = [open, open],
): Promise<readonly [OnlineClient, OnlineClient]> {
  const parts = { open, clock, random: randomBytes, storage: NO_STORAGE };
  const created = await new Reception(parts).create(terms, 'Ana');
  if (!created.ok) throw new Error(created.error.code);
  const { code = '' } = created.value;
  const looked = await new Reception(parts).look(code);
  if (!looked.ok) throw new Error(looked.error.code);
  const sat = await new Reception(parts).sit(looked.value, code, 'Beto');
  if (!sat.ok) throw new Error(sat.error.code);
  return [openSeat(ways[0], created.value), openSeat(ways[1], sat.value)];
}

/** A device with a seat. */
export function openSeat(open: OpenSocket, seat: SavedSeat): OnlineClient {
  const parts = { open, clock, random: randomBytes, storage: NO_STORAGE, games: findGame };
  const client = new OnlineClient(parts, { seat });
  client.start();
  return client;
}

/** What was acknowledged to a player. */
export type Acknowledged = { readonly id: string; readonly by: 0 | 1; readonly move: string };

/** Two people who play on, as fast as they can or with a pause before each move, until they are told to stop. */
export class LivelyPair {
  readonly clients: readonly [OnlineClient, OnlineClient];
  readonly acknowledged: Acknowledged[] = [];
  isStopped = false;
  /** Other devices with the same seats, which act at the same moment: one of the two is first. */
  twins: readonly [OnlineClient, OnlineClient] | undefined;
  /** How often both devices of a seat asked for the same number of the match. */
  contested = 0;
  private readonly pick: () => number;
  private readonly most: number;

  /** `most`: milliseconds of the longest pause. */
  constructor(clients: readonly [OnlineClient, OnlineClient], pick: () => number, most = 0) {
    this.clients = clients;
    this.pick = pick;
    this.most = most;
  }

  get isOver(): boolean {
    return this.clients.some(({ online }) => online?.phase === 'over');
  }

  async play(): Promise<void> {
    while (!this.isStopped && !this.isOver) {
      const [first] = this.clients;
      const match = first.online?.match;
      const actor = match && actorOf(match);
      if (match === undefined || actor === undefined) await pause(5);
      else await this.turn(seatOf(match, actor));
      if (this.most > 0) await pause(this.pick() * this.most);
    }
  }

  private async turn(seat: 0 | 1): Promise<void> {
    const [client, twin] = [this.clients[seat], this.twins?.[seat]];
    const match = client.online?.match;
    if (match === undefined || match.outcome !== undefined || match.turn.kind === 'over') return pause(5);
    if (match.turn.player !== match.players[seat]) return pause(1);
    const isContested = twin?.isUpToDate === true && twin.online?.seq === client.online?.seq;
    const asked = [this.act(client, seat)];
    if (isContested) asked.push(this.act(twin, seat));
    const done = await Promise.all(asked);
    if (isContested) this.contested++;
    // One number of a match has one line, whoever asked for it.
    if (done.filter((after) => after !== undefined).length > 1 && new Set(done).size === 1)
      throw new Error(`two lines were acknowledged after ${done[0]}`);
    return undefined;
  }

  /** Wishes for something that is allowed; the number of lines that it was decided on, where it was acknowledged. */
  private async act(client: OnlineClient, seat: 0 | 1): Promise<number | undefined> {
    const match = client.online?.match;
    const game = match && findGame(match.game);
    if (match === undefined || game === undefined) return undefined;
    const after = client.online?.seq;
    const moves = game.moves(match.state);
    const move = game.notation.formatMove(moves[Math.floor(this.pick() * moves.length)]);
    const isThrow = match.turn.kind === 'chance';
    const answer = client.act(isThrow ? { kind: 'throw' } : { kind: 'move', move });
    const id = client.pending.at(-1)?.id;
    const done = await answer;
    if (!done.ok || id === undefined) return undefined;
    this.acknowledged.push({ id, by: seat, move: isThrow ? '' : move });
    return after;
  }
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
