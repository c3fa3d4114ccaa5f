import type { Player } from '@tabuleiro/game';
import { actorOf, type Match, opponentIn, type SeatKind, seatOf } from '@tabuleiro/match';

/** Somebody who is asked what to do at a seat: a computer, or someone on another device. */
export interface Agent {
  /** The next move, in coordinates; undefined where there is none or it was called off. */
  choose(match: Match, by: Player, signal: AbortSignal): Promise<string | undefined>;
  acceptsDraw(match: Match, by: Player, signal: AbortSignal): Promise<boolean>;
}

/** Who plays each kind of seat: whoever answers for it, or a person at this device, with board and keyboard. */
export type SeatPlayers = Readonly<Record<SeatKind, Agent | 'here'>>;

/** Who plays which seat of a match. */
export class Seats {
  private readonly players: SeatPlayers;

  constructor(players: SeatPlayers) {
    this.players = players;
  }

  /** Who has to be asked for this player; undefined where a person at this device decides. */
  agentOf(match: Match, player: Player): Agent | undefined {
    const played = this.players[match.setup.players[seatOf(match, player)].kind];
    return played === 'here' ? undefined : played;
  }

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

  /** Whose eyes look at the board: the person's at this device; of two people, those of the one whose turn it is. */
  viewerOf(match: Match): Player {
    return (this.isShared(match) ? actorOf(match) : this.here(match).at(0)) ?? match.players[0];
  }

  /** Who is to answer the draw offer that stands, where that is not a person at this device. */
  offeredTo(match: Match): { readonly by: Player; readonly answerer: Agent } | undefined {
    const by = match.offer === undefined ? undefined : opponentIn(match, match.offer);
    const answerer = by && this.agentOf(match, by);
    return by === undefined || answerer === undefined ? undefined : { by, answerer };
  }
}
