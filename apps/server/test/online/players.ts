import { randomBytes } from 'node:crypto';
import { findGame } from '@tabuleiro/any-game/games';
import { actorOf, parseTimeControls, seatOf } from '@tabuleiro/match';
import {
  type Clock,
  NO_STORAGE,
  OnlineClient,
  type OpenSocket,
  Reception,
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

/** Two people who have sat down at a real server. */
export async function sitDown(
  open: OpenSocket,
  terms: Terms,
): Promise<readonly [OnlineClient, OnlineClient]> {
  const parts = { open, clock, random: randomBytes, storage: NO_STORAGE };
  const created = await new Reception(parts).create(terms, 'Ana');
  if (!created.ok) throw new Error(created.error.code);
  const { code = '' } = created.value;
  const looked = await new Reception(parts).look(code);
  if (!looked.ok) throw new Error(looked.error.code);
  const sat = await new Reception(parts).sit(looked.value, code, 'Beto');
  if (!sat.ok) throw new Error(sat.error.code);
  const clients = [created.value, sat.value].map(
    (seat) => new OnlineClient({ ...parts, games: findGame }, { seat }),
  );
  for (const client of clients) client.start();
  return [clients[0], clients[1]];
}

/** What was acknowledged to a player. */
export type Acknowledged = { readonly id: string; readonly by: 0 | 1; readonly move: string };

/** Two people who play on as fast as they can, until they are told to stop. */
export class LivelyPair {
  readonly clients: readonly [OnlineClient, OnlineClient];
  readonly acknowledged: Acknowledged[] = [];
  isStopped = false;
  private readonly pick: () => number;

  constructor(clients: readonly [OnlineClient, OnlineClient], pick: () => number) {
    this.clients = clients;
    this.pick = pick;
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
    }
  }

  private async turn(seat: 0 | 1): Promise<void> {
    const client = this.clients[seat];
    const match = client.online?.match;
    const game = match && findGame(match.game);
    if (
      match === undefined ||
      game === undefined ||
      match.outcome !== undefined ||
      match.turn.kind === 'over'
    )
      return pause(5);
    if (match.turn.player !== match.players[seat]) return pause(1);
    const moves = game.moves(match.state);
    const move = game.notation.formatMove(moves[Math.floor(this.pick() * moves.length)]);
    const isThrow = match.turn.kind === 'chance';
    const answer = client.act(isThrow ? { kind: 'throw' } : { kind: 'move', move });
    const id = client.pending.at(-1)?.id;
    const done = await answer;
    if (done.ok && id !== undefined) this.acknowledged.push({ id, by: seat, move: isThrow ? '' : move });
    return undefined;
  }
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
