import { fail, type Result } from '@tabuleiro/game';
import { formatRecord, isSecret } from '@tabuleiro/match';
import { missingSeeds, type OnlineMatch } from '../onlineMatch.js';
import type { RequestId, Wish } from '../protocol/clientMessages.js';
import type { SeatNumber } from '../protocol/lines.js';
import { type OnlineError, onlineError } from '../protocol/onlineError.js';
import type { Phrase } from '../protocol/phrases.js';
import { type MatchId, makeKey, type SeatToken, sealOf } from '../protocol/secrets.js';
import type {
  DiceMessage,
  LineMessage,
  RefusedMessage,
  ServerMessage,
  StateMessage,
  WishedSeat,
} from '../protocol/serverMessages.js';
import type { ClientEvent, ClientParts, Opening } from './clientParts.js';
import { refuseEarly } from './earlyRefusal.js';
import { FollowedMatch } from './followedMatch.js';
import type { PendingWish, SavedSeat } from './savedSeat.js';
import { type ConnectionState, ServerLink } from './serverLink.js';
import { ServerTimes } from './serverTimes.js';
import { DONE, WishQueue } from './wishQueue.js';

/** Problems that no new try can solve. */
const FINAL: readonly OnlineError['code'][] = ['wrong-token', 'unknown-match', 'damaged'];

/** What may go well when it is sent again. */
const AGAIN: readonly OnlineError['code'][] = ['not-kept', 'too-fast', 'no-hello'];
const AGAIN_MS = 1000;

/** One's own wish for a lost seat; the number is what the server calls it. */
type OwnWish = {
  readonly seat: SeatNumber;
  readonly token: SeatToken;
  readonly name: string;
  readonly number: number | undefined;
};

/**
 * One match as a device follows it. What the server says is durable is shown; what the person wishes waits here until it is sent,
 * and can be taken back until then. Lines that do not fit are asked for again from the beginning.
 */
export class OnlineClient {
  readonly match: MatchId;
  private readonly parts: ClientParts;
  private readonly link: ServerLink;
  private readonly followed: FollowedMatch;
  private readonly queue: WishQueue;
  private saved: SavedSeat | undefined;
  private isSynced = false;
  private distrusts = 0;
  private readonly times: ServerTimes;
  private known: DiceMessage | undefined;
  private wished: readonly WishedSeat[] = [];
  private ownWish: OwnWish | undefined;
  private trouble: OnlineError | undefined;
  /** The wishes that the device has kept. */
  private kept: readonly PendingWish[];
  private revealedTo: object | undefined;
  /** One conversation with the server: what was said in another one is said again. */
  private session: object = {};
  private helloId: string | undefined;
  /** How many lines there are at least, by those that came before their turn. */
  private announced = 0;
  private resentIn: object | undefined;

  constructor(parts: ClientParts, opening: Opening) {
    this.parts = parts;
    this.saved = 'seat' in opening ? opening.seat : undefined;
    this.match = 'seat' in opening ? opening.seat.match : opening.watch;
    this.times = new ServerTimes(() => parts.clock.now());
    this.followed = new FollowedMatch(parts.games);
    this.queue = new WishQueue(this.saved?.pending ?? [], () => this.keep());
    this.kept = this.queue.pending;
    const bytes = (): number => parts.random(1)[0] / 256;
    this.link = new ServerLink(
      { open: parts.open, clock: parts.clock, fraction: bytes },
      {
        opened: () => this.opened(),
        message: (message) => this.receive(message),
        changed: (state) => this.connectionChanged(state),
      },
    );
  }

  /** Connects and stays connected until `close`. */
  start(): void {
    this.link.start();
  }

  close(): void {
    this.link.close();
  }

  /** To be called when the page is shown again or the network comes back. */
  wake(): void {
    this.link.wake();
  }

  get connection(): ConnectionState {
    return this.link.state;
  }

  /** Is nothing known to be missing? A long match comes in several parts. */
  get isUpToDate(): boolean {
    return this.isSynced;
  }

  /** The match between devices; undefined until the first answer of the server. */
  get online(): OnlineMatch | undefined {
    return this.followed.online;
  }

  /** The seat of this device; undefined for a watcher, and for a host whose guest has not come. */
  get seat(): SeatNumber | undefined {
    return this.followed.seat;
  }

  /** What this device keeps: for the link to "my seat". Undefined for a watcher. */
  get savedSeat(): SavedSeat | undefined {
    return this.saved;
  }

  /** Why this match cannot be followed at all, such as a secret that opens no seat any more. */
  get problem(): OnlineError | undefined {
    return this.trouble;
  }

  /** What the server has not answered yet, the oldest first. */
  get pending(): readonly PendingWish[] {
    return this.queue.pending;
  }

  /** Would a reload find this wish? Only then may it be shown as one that waits. */
  isKept(id: RequestId): boolean {
    return this.kept.some((wish) => wish.id === id);
  }

  /** Who has lost the secret of the other seat and wishes for it. */
  get wishes(): readonly WishedSeat[] {
    return this.wished;
  }

  /** The number of one's own wish for a seat, to be compared by telephone. */
  get wishNumber(): number | undefined {
    return this.ownWish?.number;
  }

  /** What may be known of the dice: the secret only once the match is over. */
  get dice(): DiceMessage | undefined {
    return this.known;
  }

  /** Milliseconds that the player to act has used since the last action. */
  get elapsed(): number {
    return this.times.elapsed(this.online?.match);
  }

  /** For how long the device of a seat has been gone, in milliseconds; undefined while it is there. */
  goneFor(seat: SeatNumber): number | undefined {
    return this.times.goneFor(seat);
  }

  /** The record of the match, with the secret of the dice once it is over. */
  get record(): string | undefined {
    const match = this.online?.match;
    const secret = this.known?.secret;
    return match && formatRecord(match, isSecret(secret) ? secret : undefined);
  }

  /** The seat in the rematch, once there is one: the same secret opens it. */
  get rematch(): SavedSeat | undefined {
    const next = this.online?.next;
    if (next === undefined || this.saved === undefined) return undefined;
    const { token, name, nextSeed } = this.saved;
    return { match: next, token, name, pending: [], ...(nextSeed === undefined ? {} : { seed: nextSeed }) };
  }

  /**
   * Wishes for something. What the rules refuse is refused here at once; anything else waits until it can be sent. The result
   * comes when the server has answered, which may take as long as the connection is gone.
   */
  act(wish: Wish): Promise<Result<undefined, OnlineError>> {
    const refused = this.refuseEarly(wish);
    if (refused !== undefined) return Promise.resolve(fail(refused));
    const done = this.queue.add(makeKey(this.parts.random), wish, this.followed.count);
    this.flush();
    return done;
  }

  /** Takes back what was not sent yet; false where it was. */
  withdraw(id: string): boolean {
    return this.queue.withdraw(id);
  }

  /** Asks for a rematch, or agrees to one: with fair dice, one's new part is drawn and kept first. */
  async askRematch(): Promise<Result<undefined, OnlineError>> {
    if (this.online?.terms.dice !== 'fair' || this.saved === undefined)
      return this.act({ kind: 'ask', what: 'rematch' });
    const nextSeed = this.saved.nextSeed ?? makeKey(this.parts.random);
    this.saved = { ...this.saved, nextSeed };
    await this.parts.storage.save(this.saved);
    return this.act({ kind: 'ask', what: 'rematch', seal: sealOf(nextSeed) });
  }

  /** O-WORDS: not kept, and lost where the connection is. */
  say(phrase: Phrase): boolean {
    return this.link.send({ kind: 'say', id: makeKey(this.parts.random), phrase });
  }

  /** Asks the other player for a seat whose secret this device has lost. */
  reclaim(seat: SeatNumber, name: string): boolean {
    this.ownWish = { seat, name, token: makeKey(this.parts.random), number: undefined };
    return this.sendWish(this.ownWish);
  }

  private sendWish({ seat, token, name }: OwnWish): boolean {
    const id = makeKey(this.parts.random);
    return this.link.send({ kind: 'reclaim', id, match: this.match, seat, token, name });
  }

  /** A new conversation: a wish for a seat went with the one before. */
  private opened(): void {
    this.hello();
    if (this.ownWish !== undefined) this.sendWish(this.ownWish);
  }

  private refuseEarly(wish: Wish): OnlineError | undefined {
    const { online, seat } = this;
    if (this.saved === undefined) return onlineError('not-a-player');
    if (online === undefined) return onlineError('not-begun');
    const { match, terms } = online;
    const game = this.parts.games(terms.game);
    if (match === undefined || game === undefined || seat === undefined || this.pending.length > 0)
      return undefined;
    return refuseEarly(game, match, seat, wish);
  }

  private hello(): void {
    this.isSynced = false;
    this.session = {};
    const { count: have, hash } = this.followed;
    const token = this.saved?.token;
    const id = makeKey(this.parts.random);
    this.helloId = id;
    this.link.send({
      kind: 'hello',
      id,
      match: this.match,
      have,
      hash,
      ...(token === undefined ? {} : { token }),
    });
  }

  private connectionChanged(state: ConnectionState): void {
    if (state.kind === 'gone') this.isSynced = false;
    this.emit({ kind: 'connection', state });
    this.parts.onChange?.();
  }

  private receive(message: ServerMessage): void {
    switch (message.kind) {
      case 'state':
        this.takeState(message);
        break;
      case 'line':
        this.takeLine(message);
        break;
      case 'dice':
        this.takeDice(message.dice);
        break;
      case 'refused':
        this.takeRefusal(message);
        break;
      case 'gone':
        this.times.setGone(message.gone);
        break;
      case 'said':
        this.emit({ kind: 'said', seat: message.seat, phrase: message.phrase });
        break;
      case 'wishes':
        this.wished = message.wishes;
        break;
      case 'wishing':
        if (this.ownWish !== undefined) this.ownWish = { ...this.ownWish, number: message.wish };
        break;
      case 'handed':
        this.takeSeat();
        break;
      default:
        break;
    }
    this.parts.onChange?.();
  }

  private takeState(message: StateMessage): void {
    // Only the answer to the last hello, and only once: what came by a detour would undo what came since.
    if (message.match !== this.match || message.id !== this.helloId) return;
    this.helloId = undefined;
    const { from, isHost, dice, gone, wishes } = message;
    if (from < this.followed.count) this.followed.clear();
    this.known = dice ?? undefined;
    this.followed.view(this.saved === undefined ? 'watcher' : isHost ? 'host' : 'guest', dice?.playerSeed);
    this.times.setGone(gone);
    this.wished = wishes;
    this.times.setRan(message.ran);
    if (!this.catchUp(message)) this.distrust();
    else if (message.more) this.hello();
    else this.synchronised();
  }

  /** Follows the lines that were missing; false where they do not fit. */
  private catchUp({ from, lines, hash }: StateMessage): boolean {
    if (from !== this.followed.count) return false;
    return lines.every((line) => this.follow(line, false)) && this.followed.hash === hash;
  }

  private synchronised(): void {
    this.distrusts = 0;
    this.trouble = undefined;
    if (this.followed.count < this.announced) {
      this.hello();
      return;
    }
    this.isSynced = true;
    this.reveal();
    this.flush();
  }

  private takeLine(message: LineMessage): void {
    const { seq, line, hash, ran, id } = message;
    if (seq > this.followed.count) {
      // A line is missing: what comes with the next state is complete, or is asked for again.
      this.announced = seq + 1;
      if (this.isSynced) this.hello();
      return;
    }
    if (seq === this.followed.count) {
      if (!this.follow(line, true) || this.followed.hash !== hash) {
        this.distrust();
        return;
      }
      this.times.setRan(ran);
      this.reveal();
    }
    if (id !== undefined) this.queue.settle(id, DONE);
    this.flush();
  }

  private follow(text: string, isNew: boolean): boolean {
    const followed = this.followed.add(text);
    if (followed.ok) this.emit({ kind: 'line', ...followed.value, isNew });
    return followed.ok;
  }

  /** The lines are not those of the server: all of them are asked for again, and what cannot be followed then never will be. */
  private distrust(): void {
    this.followed.clear();
    this.announced = 0;
    this.distrusts++;
    if (this.distrusts < 3) this.hello();
    else this.fail(onlineError('diverged'));
  }

  private takeDice(dice: DiceMessage): void {
    this.known = dice;
    const online = this.online;
    const role = this.saved === undefined ? 'watcher' : this.isHost(online) ? 'host' : 'guest';
    this.followed.view(role, dice.playerSeed);
  }

  private isHost(online: OnlineMatch | undefined): boolean {
    return online?.hostSeat !== undefined && online.hostSeat === this.seat;
  }

  private takeRefusal({ id, code, facts, match }: RefusedMessage): void {
    const error: OnlineError = { code, facts, ...(match === undefined ? {} : { match }) };
    if (id !== null && id === this.helloId) {
      if (FINAL.includes(code)) this.fail(error);
      // Whoever has lost a seat here can still ask the other player for it.
      else if (code === 'not-watched') this.trouble = error;
      else this.later(() => this.hello());
      return;
    }
    if (AGAIN.includes(code)) {
      this.later(() => this.retry());
      return;
    }
    const settled = id === null ? undefined : this.queue.settle(id, fail(error));
    if (settled !== undefined) this.emit({ kind: 'refused', wish: settled.wish, error });
    this.flush();
  }

  /** Tries again after a while, in the same conversation. */
  private later(then: () => void): void {
    const { session } = this;
    this.parts.clock.after(AGAIN_MS, () => {
      if (this.session === session && this.link.state.kind !== 'closed') then();
    });
  }

  private retry(): void {
    const { first } = this.queue;
    if (first?.state === 'sent' && this.isSynced) this.transmit(first);
  }

  private fail(error: OnlineError): void {
    this.trouble = error;
    this.queue.clear();
    this.link.close();
  }

  /** O-DICE: once both seals are durable, the own seed is told, once a connection. */
  private reveal(): void {
    const { online, seat } = this;
    const seed = this.saved?.seed;
    if (online?.phase !== 'seated' || seat === undefined || seed === undefined) return;
    if (!missingSeeds(online).includes(seat) || this.revealedTo === this.session) return;
    this.revealedTo = this.session;
    this.link.send({ kind: 'seed', id: makeKey(this.parts.random), seed });
  }

  /** Sends what is first in the queue; after a reconnection also what was sent before, since nobody knows whether it came. */
  private flush(): void {
    const { first } = this.queue;
    if (first === undefined || !this.isSynced) return;
    if (first.state === 'waiting' || this.resentIn !== this.session) this.transmit(first);
  }

  private transmit({ id, after, wish, state }: PendingWish): void {
    this.resentIn = this.session;
    if (!this.link.send({ kind: 'act', id, after, wish }) || state === 'sent') return;
    this.queue.markSent(id);
  }

  private takeSeat(): void {
    if (this.ownWish === undefined) return;
    const { token, name } = this.ownWish;
    const seat: SavedSeat = { match: this.match, token, name, pending: [] };
    this.ownWish = undefined;
    this.saved = seat;
    this.keep();
    this.emit({ kind: 'handed', seat });
    this.followed.clear();
    this.hello();
  }

  private keep(): void {
    if (this.saved === undefined) return;
    const { pending } = this.queue;
    this.saved = { ...this.saved, pending };
    void this.parts.storage.save(this.saved).then(() => {
      this.kept = pending;
      this.parts.onChange?.();
    });
    this.parts.onChange?.();
  }

  private emit(event: ClientEvent): void {
    this.parts.onEvent?.(event);
  }
}
