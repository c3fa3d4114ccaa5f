import type { Player } from '@tabuleiro/game';
import { actorOf, type Match, opponentIn, type SeatKind, seatOf } from '@tabuleiro/match';

/** Is asked for the moves of a seat: a computer, or a player on another device. */
export interface Agent {
  /** The next move, in coordinates; undefined where there is none or `signal` called it off. */
  choose(match: Match, by: Player, signal: AbortSignal): Promise<string | undefined>;
  /** Does it accept the draw that it is offered? */
  acceptsDraw(match: Match, by: Player, signal: AbortSignal): Promise<boolean>;
}

/**
 * Who plays each kind of seat: an agent, or a person at this device, with board and keyboard. A remote seat for which nobody
 * is named waits.
 */
export type SeatPlayers = Readonly<
  Record<Exclude<SeatKind, 'remote'>, Agent | 'here'> & { remote?: Agent | 'here' }
>;

const ABSENT: Agent = { choose: async () => undefined, acceptsDraw: async () => false };

/** Who plays which seat of a match, seen from this device. */
export class Seats {
  private readonly players: SeatPlayers;

  constructor(players: SeatPlayers) {
    this.players = players;
  }

  /** The agent of this player; undefined where a person at this device decides. */
  agentOf(match: Match, player: Player): Agent | undefined {
    const played = this.players[match.setup.players[seatOf(match, player)].kind] ?? ABSENT;
    return played === 'here' ? undefined : played;
  }

  /** Is this player a person at this device? */
  isHere(match: Match, player: Player): boolean {
    return this.agentOf(match, player) === undefined;
  }

  /** The players at this device. */
  here(match: Match): readonly Player[] {
    return match.players.filter((player) => this.isHere(match, player));
  }

  /** Do two people share this device? */
  isShared(match: Match): boolean {
    return this.here(match).length === match.players.length;
  }

  /** The one player at this device; undefined where there are two, or none. */
  onlyHere(match: Match): Player | undefined {
    const here = this.here(match);
    return here.length === 1 ? here[0] : undefined;
  }

  /** From whose side the board is seen: the person's at this device; of two people, the one's whose turn it is. */
  viewerOf(match: Match): Player {
    return (this.isShared(match) ? actorOf(match) : this.here(match).at(0)) ?? match.players[0];
  }

  /** The agent who is to answer the draw offer that stands; undefined where there is none, or a person answers. */
  drawAnswerer(match: Match): { readonly by: Player; readonly agent: Agent } | undefined {
    const by = match.offer === undefined ? undefined : opponentIn(match, match.offer);
    const agent = by && this.agentOf(match, by);
    return by === undefined || agent === undefined ? undefined : { by, agent };
  }
}
