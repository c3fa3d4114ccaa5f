import { runningPlayer } from '@tabuleiro/match';
import { missingSeeds } from '../onlineMatch.js';
import type { RequestId } from '../protocol/clientMessages.js';
import { formatMessage } from '../protocol/decode.js';
import { LINES_AT_ONCE } from '../protocol/limits.js';
import type { SeatNumber } from '../protocol/lines.js';
import type { DiceMessage, LineMessage, Presence } from '../protocol/serverMessages.js';
import type { Audience } from './audience.js';
import type { Connection, Person } from './connection.js';
import { personAt, playerSeedOf, seatOfPerson } from './hidden.js';
import type { Asker, MatchLog } from './matchLog.js';
import type { SeatWishes } from './seatWishes.js';
import type { TurnClock } from './turnClock.js';

type Parts = {
  readonly log: MatchLog;
  readonly audience: Audience;
  readonly wishes: SeatWishes;
  readonly turnClock: TurnClock;
  readonly now: () => number;
};

/** What a room tells its audience: only what is durable, and to each only what that one may know. */
export class Announcer {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** The lines from number `from` on, and how things stand. */
  state(connection: Connection, id: RequestId, from: number): void {
    const { log, wishes } = this.parts;
    const lines = log.slice(from, LINES_AT_ONCE);
    const end = from + lines.length;
    const { person } = connection;
    const seat = this.seatOf(person);
    connection.send({
      ...{ kind: 'state', id, match: log.id, seat: seat ?? null, isHost: person === 'host', from, lines },
      ...{ hash: log.hashAt(end), more: end < log.online.seq, ran: this.ran, gone: this.gone },
      ...{ dice: this.diceFor(person) ?? null, wishes: seat === undefined ? [] : wishes.listFor(seat) },
    });
  }

  /** A line for everybody; whose request it answers gets its id. The end of the match brings the secret of the dice. */
  line(seq: number, asker: Asker | undefined): void {
    const { log, audience } = this.parts;
    const { phase, moved } = log.online;
    if (phase === 'over' && moved === seq + 1) this.dice();
    const own = asker && { person: asker.person, text: this.lineText(seq, asker.id) };
    audience.sendTexts(this.lineText(seq), own);
  }

  /** The line that answered a request, once more. */
  answer(connection: Connection, seq: number, id: RequestId): void {
    connection.sendText(this.lineText(seq, id));
  }

  presence(): void {
    this.parts.audience.send({ kind: 'gone', gone: this.gone });
  }

  dice(): void {
    for (const connection of this.parts.audience.all()) {
      const dice = this.diceFor(connection.person);
      if (dice !== undefined) connection.send({ kind: 'dice', dice });
    }
  }

  /** Who wishes for a seat, to the player of the other one. */
  wishes(): void {
    const { audience, wishes } = this.parts;
    for (const connection of audience.all()) {
      const seat = this.seatOf(connection.person);
      if (seat !== undefined) connection.send({ kind: 'wishes', wishes: wishes.listFor(seat) });
    }
  }

  private seatOf(person: Person | undefined): SeatNumber | undefined {
    return seatOfPerson(person, this.parts.log.online.hostSeat);
  }

  private lineText(seq: number, id?: RequestId): string {
    const { log } = this.parts;
    const hash = log.hashAt(seq + 1);
    const message: LineMessage = { kind: 'line', seq, line: log.textOf(seq), hash, ran: this.ran };
    return formatMessage(id === undefined ? message : { ...message, id });
  }

  private get ran(): number | null {
    const { log, turnClock, now } = this.parts;
    const { match } = log.online;
    if (match === undefined || runningPlayer(match) === undefined) return null;
    return Math.floor(turnClock.elapsed(now()));
  }

  /** Before the guest has come the host counts as the first. */
  private get gone(): Presence {
    const { log, audience } = this.parts;
    const { hostSeat = 0 } = log.online;
    const goneAt = (seat: SeatNumber): number | null => audience.goneFor(personAt(seat, hostSeat)) ?? null;
    return [goneAt(0), goneAt(1)];
  }

  /** O-DICE, O-WATCH: players know the seeds once both are revealed; the secret is everybody's once the match is over. */
  private diceFor(person: Person | undefined): DiceMessage | undefined {
    const { hidden, online } = this.parts.log;
    const isOver = online.phase === 'over';
    if (hidden.secret === undefined || missingSeeds(online).length > 0) return undefined;
    if (person === undefined && !isOver) return undefined;
    return { playerSeed: playerSeedOf(hidden), secret: isOver ? hidden.secret : null };
  }
}
