import { fail, type Game, ok, type Result, type Verdict } from '@tabuleiro/game';
import { type Match, runningPlayer, seatOf } from '@tabuleiro/match';
import type { Clock } from '../clock.js';
import { type FindGame, missingSeeds, type OnlineMatch } from '../onlineMatch.js';
import type { ActMessage, HelloMessage, ReclaimMessage, SeedMessage } from '../protocol/clientMessages.js';
import { DEFAULT_GRACE_MS, MOST_LINES } from '../protocol/limits.js';
import type { SeatNumber } from '../protocol/lines.js';
import { type OnlineError, onlineError } from '../protocol/onlineError.js';
import type { Phrase } from '../protocol/phrases.js';
import { hashOf, type MatchId } from '../protocol/secrets.js';
import { Announcer } from './announcer.js';
import { Audience } from './audience.js';
import { type Decided, decideBeginning, decideSeat, decideSeed, decideVoid } from './beginning.js';
import { Companion } from './companion.js';
import type { Company, Shared } from './company.js';
import type { Connection, Person } from './connection.js';
import { type Decision, decide, flagOf, needsVerdict } from './decision.js';
import { personAt, seatOfPerson } from './hidden.js';
import { type Asker, MatchLog, type TakenLine } from './matchLog.js';
import { Requests } from './requests.js';
import { SeatWishes } from './seatWishes.js';
import type { Bus, Note, Store } from './store.js';
import type { Timeline } from './timeline.js';
import { actingSeat, TurnClock } from './turnClock.js';

/** Judges a claim away from the thread that serves everybody; undefined where it has no time for it now. */
export type Judge = (game: Game, match: Match, claim: 'perpetual') => Promise<Verdict | undefined>;

/** The seals of a rematch, the host's and the guest's; undefined without fair dice. */
export type Seals = readonly [host: string | undefined, guest: string | undefined];

/** What a room needs from outside. */
export type RoomParts = {
  readonly games: FindGame;
  readonly store: Pick<Store, 'append' | 'read'>;
  readonly bus: Bus;
  readonly company?: Company | undefined;
  readonly clock: Clock;
  readonly timeline: Timeline;
  readonly judge: Judge;
  /** The date, as records write it. */
  readonly today: () => string;
  /** When this server began. */
  readonly started: number;
  /** A number below `limit` that nobody can foresee. */
  readonly pick: (limit: number) => number;
  /** Creates the rematch; undefined where it could not be kept. */
  readonly rematch: (room: Room, seals: Seals) => Promise<MatchId | undefined>;
  /** Something became durable, or somebody came or went. */
  readonly onChange: (room: Room) => void;
};

/** Nobody loses to another node more often in a row, unless something is broken. */
const MOST_TRIES = 20;
/** Who only looks on. */
const MOST_WATCHERS = 500;

/**
 * The server's side of one match. The match package decides what is legal, the room who speaks and how much time was used.
 * Requests are handled one after the other; nothing is sent before its line is durable (O-TURN).
 */
export class Room {
  private readonly parts: RoomParts;
  private readonly log: MatchLog;
  private readonly turnClock: TurnClock;
  private readonly wishes: SeatWishes;
  private readonly audience: Audience;
  private readonly announcer: Announcer;
  private readonly requests: Requests = new Requests();
  private stopTimer: () => void = () => undefined;
  /** O-DICE: until when seeds have to be revealed. */
  private seedsDue: number | undefined;
  private readonly unsubscribe: () => void;
  /** Where several nodes serve this match. */
  private readonly companion: Companion | undefined;
  private isClosed = false;

  private constructor(parts: RoomParts, log: MatchLog, turnClock: TurnClock, wishes: SeatWishes) {
    const audience = new Audience(parts.clock);
    this.parts = parts;
    this.log = log;
    this.turnClock = turnClock;
    this.wishes = wishes;
    this.audience = audience;
    this.announcer = new Announcer({ log, audience, wishes, turnClock, now: () => this.now });
    const { company, bus, clock } = parts;
    this.companion =
      company &&
      new Companion(log.id, { company, bus, clock }, audience, {
        flagAt: () => this.flagAt,
        onReturn: () => this.askCompany(),
      });
    this.unsubscribe = bus.subscribe(log.id, (note) => this.heed(note));
    this.arm();
  }

  /** The room of a match that is kept, or why there is none. */
  static async open(id: MatchId, parts: RoomParts): Promise<Result<Room, OnlineError>> {
    const turnClock = new TurnClock(parts.timeline, parts.started);
    const wishes = new SeatWishes(parts.pick);
    const { games, store, clock } = parts;
    const log = await MatchLog.read(id, { games, store, now: () => clock.now() }, (taken) => {
      timeTurn(turnClock, taken);
      grantSeat(wishes, id, taken);
    });
    if (!log.ok) return log;
    const room = new Room(parts, log.value, turnClock, wishes);
    if (room.companion !== undefined) await room.askCompany();
    return ok(room);
  }

  get id(): MatchId {
    return this.log.id;
  }

  get online(): OnlineMatch {
    return this.log.online;
  }

  /** Its invitation, where it is listed, and the hash by which it is found. */
  get invitation(): { readonly code: string | undefined; readonly hash: string | undefined } {
    const { code, codeHash } = this.log.hidden;
    return { code, hash: codeHash };
  }

  /** The hash of a person's secret. */
  tokenOf(person: Person): string | undefined {
    return this.log.hidden.tokens[person];
  }

  /** Is nobody there, and nothing under way? */
  get isIdle(): boolean {
    return this.audience.size === 0 && this.requests.isIdle;
  }

  /** When the running flag falls, should nothing happen; undefined where none runs. */
  get flagAt(): number | undefined {
    const left = this.timeLeft;
    return left === undefined ? undefined : this.now + left;
  }

  /** The room is taken out of memory. */
  close(): void {
    this.isClosed = true;
    this.companion?.close();
    this.stopTimer();
    this.unsubscribe();
  }

  /** Somebody sits down (O-LINK). */
  sit(name: string, token: string, seal: string | undefined): Promise<Result<undefined, OnlineError>> {
    const guest = { name, token: hashOf(token), seal };
    return this.requests.queue(async () => {
      const sat = await this.untilKept(() =>
        decideSeat(this.online, this.log.hidden, guest, () => this.parts.pick(2)),
      );
      if (sat.ok) {
        this.audience.expect('guest');
        this.tellPresence();
      }
      return sat;
    });
  }

  /** Somebody follows the match, as a player or as a watcher. */
  async hello(connection: Connection, message: HelloMessage): Promise<Result<undefined, OnlineError>> {
    const { token, have } = message;
    // Another node may have kept lines that this one has not heard of, such as the one that gave this seat away.
    const mayBeBehind = have > this.online.seq || (token !== undefined && this.personOf(token) === undefined);
    if (this.companion !== undefined && mayBeBehind && !(await this.requests.queue(() => this.catchUp())))
      return fail(onlineError('not-kept'));
    return connection.isOpen ? this.greet(connection, message) : ok(undefined);
  }

  private greet(
    connection: Connection,
    { id, token, have, hash }: HelloMessage,
  ): Result<undefined, OnlineError> {
    const person = token === undefined ? undefined : this.personOf(token);
    if (token !== undefined && person === undefined) return fail(onlineError('wrong-token'));
    if (person === undefined && !this.online.terms.online.watched) return fail(onlineError('not-watched'));
    if (person === undefined && this.audience.watchers >= MOST_WATCHERS)
      return fail(onlineError('server-full'));
    connection.person = person;
    const hasReturned = this.audience.add(connection);
    const isSame = have <= this.online.seq && this.log.hashAt(have) === hash;
    this.announcer.state(connection, id, isSame ? have : 0);
    if (person !== undefined && hasReturned) this.welcome(person);
    return ok(undefined);
  }

  private personOf(token: string): Person | undefined {
    const hash = hashOf(token);
    if (this.tokenOf('host') === hash) return 'host';
    return this.tokenOf('guest') === hash ? 'guest' : undefined;
  }

  private welcome(person: Person): void {
    if (this.seatOf(person) === actingSeat(this.online.match)) this.turnClock.welcome(this.now);
    this.tellPresence();
    this.arm();
    this.prepare();
  }

  /** A connection is closed, or follows another match. */
  leave(connection: Connection): void {
    const wish = this.wishes.drop(connection);
    if (wish !== undefined) {
      this.parts.bus.publish(this.id, { kind: 'unwish', number: wish });
      this.announcer.wishes();
    }
    if (this.audience.remove(connection)) this.tellPresence();
  }

  private tellPresence(): void {
    this.announcer.presence();
    this.companion?.tell();
    this.parts.onChange(this);
  }

  /** A player's wish. `arrived` is when it came: what it takes to judge and keep it is nobody's time. */
  act(connection: Connection, message: ActMessage, arrived: number): Promise<void> {
    return this.requests.queue(async () => {
      const key = `${connection.person} ${message.id}`;
      const done = await this.fulfil(connection, message, arrived, this.requests.refusalOf(key));
      if (done.ok) return;
      this.requests.refuse(key, done.error);
      connection.send({ kind: 'refused', id: message.id, ...done.error });
    });
  }

  private async fulfil(
    connection: Connection,
    message: ActMessage,
    arrived: number,
    known: OnlineError | undefined,
  ): Promise<Result<undefined, OnlineError>> {
    const { person } = connection;
    const { id } = message;
    if (person === undefined) return fail(onlineError('not-a-player'));
    if (known !== undefined) return fail(known);
    const answer = this.log.answerTo(person, id);
    if (answer === undefined)
      return this.untilKept(() => this.decideWish(person, message, arrived), { id, person });
    this.announcer.answer(connection, answer, id);
    return ok(undefined);
  }

  private async decideWish(
    person: Person,
    { id, after, wish }: ActMessage,
    arrived: number,
  ): Promise<Decided> {
    const { online, game } = this;
    const { seq, moved, match } = online;
    // Another node may have answered it meanwhile.
    if (this.log.answerTo(person, id) !== undefined) return ok(undefined);
    // Who has just come may have lost a node before: that time is not theirs.
    if (this.companion !== undefined && !(await this.companion.settle()))
      return fail(onlineError('not-kept'));
    // Whoever is taken for gone may be at another node.
    const needsAbsence = wish.kind === 'abandoned' || wish.kind === 'hand';
    if (needsAbsence && !(await this.askCompany())) return fail(onlineError('not-kept'));
    if (wish.kind !== 'resign' && after < moved) return fail(onlineError('stale'));
    if (wish.kind !== 'resign' && seq >= MOST_LINES - 2) return fail(onlineError('too-late'));
    const seat = this.seatOf(person);
    const isToJudge =
      match !== undefined && seat !== undefined && needsVerdict(game, match, game.players[seat], wish);
    const verdict = isToJudge ? await this.parts.judge(game, match, 'perpetual') : undefined;
    if (isToJudge && verdict === undefined) return fail(onlineError('too-fast'));
    const isActor = seat !== undefined && seat === actingSeat(match);
    const refund = isActor ? this.turnClock.refund(arrived, this.audience.delayOf(person)) : 0;
    const decided = decide(
      {
        ...{
          game,
          online,
          hidden: this.log.hidden,
          seat,
          verdict,
          wishOf: (number) => this.wishes.get(number),
        },
        spent: this.turnClock.spent(arrived, refund),
        otherGone: this.audience.goneFor(person === 'host' ? 'guest' : 'host'),
      },
      wish,
    );
    if (!decided.ok) return decided;
    // What came too late was not done: the same request again gets the same refusal.
    const asked = decided.value.isTooLate === true ? {} : { id, by: person };
    const decision = { ...decided.value, refund, hidden: { ...decided.value.hidden, ...asked } };
    return decision.isRematch === true ? this.withRematch(decision, person) : ok(decision);
  }

  private async withRematch(decision: Decision, person: Person): Promise<Decided> {
    const seals: Seals = [this.log.hidden.nextSeal, decision.hidden.seal];
    const match = await this.parts.rematch(this, person === 'guest' ? seals : [seals[1], seals[0]]);
    if (match === undefined) return fail(onlineError('not-kept'));
    return ok({ ...decision, line: { kind: 'next', match } });
  }

  /** O-DICE: reveals a seed. */
  seed(connection: Connection, { id, seed }: SeedMessage): Promise<void> {
    return this.requests.queue(async () => {
      const { person } = connection;
      const done =
        person === undefined
          ? fail(onlineError('not-a-player'))
          : await this.untilKept(() => decideSeed(this.online, person, seed));
      const isWrong = done.ok && this.online.why === 'wrong-seed';
      if (isWrong) connection.send({ kind: 'refused', id, ...onlineError('seed-differs') });
      if (!done.ok) connection.send({ kind: 'refused', id, ...done.error });
    });
  }

  /** Somebody without a secret asks the other player for a seat. */
  reclaim(connection: Connection, { id, seat, token, name }: ReclaimMessage): Result<undefined, OnlineError> {
    if (this.online.hostSeat === undefined) return fail(onlineError('not-begun'));
    const wish = this.wishes.add(connection, { seat, token: hashOf(token), name });
    if (!wish.ok) return wish;
    connection.send({ kind: 'wishing', id, wish: wish.value });
    // The seat was handed over while whoever wished for it had no connection.
    if (this.tokenOf(personAt(seat, this.online.hostSeat)) === hashOf(token)) {
      this.wishes.drop(connection);
      connection.send({ kind: 'handed', match: this.id, wish: wish.value });
    }
    this.tellWishes();
    this.announcer.wishes();
    return ok(undefined);
  }

  /** Those who wait here, to the other nodes: also to one that the other player has come to since. */
  private tellWishes(): void {
    for (const [number, { seat, token, name }] of this.wishes.own)
      this.parts.bus.publish(this.id, { kind: 'wish', number, seat, token, name });
  }

  /** O-WORDS */
  say(connection: Connection, phrase: Phrase): Result<undefined, OnlineError> {
    const seat = this.seatOf(connection.person);
    if (seat === undefined) return fail(onlineError('not-a-player'));
    this.audience.send({ kind: 'said', seat, phrase });
    this.parts.bus.publish(this.id, { kind: 'said', seat, phrase });
    return ok(undefined);
  }

  private get now(): number {
    return this.parts.clock.now();
  }

  private seatOf(person: Person | undefined): SeatNumber | undefined {
    return seatOfPerson(person, this.online.hostSeat);
  }

  private get game(): Game {
    const game = this.parts.games(this.online.terms.game);
    if (game === undefined) throw new Error(`the rules of ${this.online.terms.game} are gone`);
    return game;
  }

  /** Decides and keeps; where another node was faster, its lines are read and it is decided anew. */
  private async untilKept(
    decideNow: () => Promise<Decided> | Decided,
    asker?: Asker,
  ): Promise<Result<undefined, OnlineError>> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const decided = await decideNow();
      if (!decided.ok) return decided;
      if (decided.value === undefined) return ok(undefined);
      const appended = await this.log.append(decided.value);
      if (appended === 'failed') return fail(onlineError('not-kept'));
      if (appended === 'kept') return this.announceDone(decided.value, asker);
      if (!(await this.catchUp())) return fail(onlineError('not-kept'));
    }
    return fail(onlineError('not-kept'));
  }

  private announceDone({ isTooLate = false }: Decision, asker?: Asker): Result<undefined, OnlineError> {
    const seq = this.online.seq - 1;
    this.announce(seq, isTooLate ? undefined : asker);
    this.parts.bus.publish(this.id, { kind: 'line', seq });
    return isTooLate ? fail(onlineError('too-late')) : ok(undefined);
  }

  /** Lines that another node has kept; false where the store cannot be read. */
  private async catchUp(): Promise<boolean> {
    const { seq: from, match } = this.online;
    try {
      const askers = await this.log.catchUp();
      // Seeds and beginning may come together: nobody has been told the dice here then.
      if (match === undefined && this.online.match !== undefined) this.announcer.dice();
      for (const [i, asker] of askers.entries()) this.announce(from + i, asker);
      return true;
    } catch {
      return false;
    }
  }

  /** There may be lines that this node has not heard of. */
  lookAgain(): void {
    void this.requests.queue(() => this.catchUp());
  }

  /** What another node tells. */
  private heed(note: Note): void {
    switch (note.kind) {
      case 'line':
        if (note.seq >= this.online.seq) this.lookAgain();
        break;
      case 'presence':
        void this.askCompany();
        break;
      case 'said':
        this.audience.send(note);
        break;
      case 'wish':
        if (this.wishes.addRemote(note.number, note, this.now)) this.announcer.wishes();
        break;
      case 'unwish':
        this.wishes.dropRemote(note.number);
        this.announcer.wishes();
        break;
    }
  }

  /** Asks what all nodes know of this match; false where they cannot be asked. */
  private async askCompany(): Promise<boolean> {
    if (this.companion === undefined) return true;
    const shared = await this.companion.ask();
    if (shared === undefined) return false;
    this.learn(shared);
    return true;
  }

  /** Takes over what all nodes know of this match. */
  learn({ persons, outages }: Shared): void {
    const hasChanged = this.audience.learn(persons);
    const seat = actingSeat(this.online.match);
    const actor = seat === undefined ? undefined : personAt(seat, this.online.hostSeat);
    this.turnClock.learn(outages, actor && this.audience.lostSince(actor));
    if (this.isClosed) return;
    this.arm();
    this.tellWishes();
    if (this.parts.bus.isSound && this.wishes.forgetRemote(this.now)) this.announcer.wishes();
    if (!hasChanged) return;
    this.announcer.presence();
    this.prepare();
  }

  /** The other nodes took this one for gone. */
  comeBack(): void {
    this.companion?.repeat();
  }

  /** Tells everybody of a line that is durable. */
  private announce(seq: number, asker: Asker | undefined): void {
    this.announcer.line(seq, asker);
    if (this.wishes.takeGranted()) this.announcer.wishes();
    this.arm();
    this.parts.onChange(this);
    this.prepare();
  }

  /** While the match has not begun, it may be time to. */
  private prepare(): void {
    if (this.online.phase === 'seated') void this.requests.queue(() => this.beginIfReady());
  }

  private async beginIfReady(): Promise<void> {
    const { areBothThere } = this.audience;
    if (this.online.phase === 'seated' && missingSeeds(this.online).length > 0) {
      const { grace = DEFAULT_GRACE_MS } = this.online.terms.online;
      if (areBothThere) this.seedsDue ??= this.now + grace;
      this.arm();
      return;
    }
    this.announcer.dice();
    await this.untilKept(() => ok(decideBeginning(this.online, areBothThere, this.parts.today)));
  }

  /** Sets the timer to what is due next: the flag of the player to act, or the end of the wait for seeds. */
  private arm(): void {
    this.stopTimer();
    if (this.isClosed) return;
    const isWaiting = this.online.phase === 'seated' && this.seedsDue !== undefined;
    const due = this.timeLeft ?? (isWaiting ? (this.seedsDue ?? 0) - this.now : undefined);
    if (due !== undefined)
      this.stopTimer = this.parts.clock.after(Math.max(0, Math.ceil(due)), () => this.ring());
  }

  private ring(): void {
    void this.requests.queue(async () => {
      // The player to act may have lost a node, and not the time.
      if (this.timeLeft !== undefined) {
        await this.companion?.settle();
        await this.askCompany();
      }
      const isLate = this.seedsDue !== undefined && this.now >= this.seedsDue;
      await this.untilKept(() => ok((isLate ? decideVoid(this.online) : undefined) ?? this.fallenFlag()));
      this.arm();
    });
  }

  private fallenFlag(): Decision | undefined {
    const { match } = this.online;
    const left = this.timeLeft;
    const by = match && runningPlayer(match);
    if (match === undefined || by === undefined || left === undefined || left > 0) return undefined;
    const clock = match.clocks[seatOf(match, by)];
    const all = Math.ceil((clock.left ?? 0) + clock.free);
    const refund = this.turnClock.refund(this.now, this.actorsDelay);
    return flagOf(this.game, match, Math.max(all, this.turnClock.spent(this.now, refund)));
  }

  private get timeLeft(): number | undefined {
    return this.turnClock.left(this.online.match, this.now, this.actorsDelay);
  }

  private get actorsDelay(): number {
    const seat = actingSeat(this.online.match);
    return seat === undefined ? 0 : (this.audience.delayOf(personAt(seat, this.online.hostSeat)) ?? 0);
  }
}

function timeTurn(turnClock: TurnClock, { line, before, after, at, refund }: TakenLine): void {
  if (line.kind !== 'act' && line.kind !== 'begin') return;
  turnClock.go(at, refund, before?.match?.plies !== after.match?.plies);
}

function grantSeat(wishes: SeatWishes, match: MatchId, { line, hidden }: TakenLine): void {
  if (line.kind !== 'hand') return;
  wishes.grant(line.seat, hidden.token, (connection, wish) =>
    connection.send({ kind: 'handed', match, wish }),
  );
}
