import { isSecret, type Secret } from '@tabuleiro/match';
import {
  type ClientEvent,
  type ClientParts,
  OnlineClient,
  type OnlineError,
  type OnlineMatch,
  type Opening,
  type SavedSeat,
  type Wish,
} from '@tabuleiro/online';
import { type Lang, wordError, wordOutcome, wordPhrase } from '@tabuleiro/words';
import { gameNamed } from '../games.js';
import type { Io } from '../io/io.js';
import type { Terminal } from '../play/terminal.js';
import type { Arrived } from './arrival.js';
import { type KeptGame, keepGame } from './keptGame.js';
import { noteLine } from './lineNote.js';
import { Presence } from './presence.js';
import type { SeatFiles } from './seatFiles.js';
import { wordSpan } from './spans.js';
import { describePlayers, describeStanding, lostTexts, nameAt, questionFor, wordNumber } from './standing.js';
import { TableView } from './tableView.js';

/** What a table needs from outside. */
export type TableParts = Pick<ClientParts, 'open' | 'clock' | 'random'> & {
  readonly env: Io['env'];
  readonly lang: Lang;
  readonly terminal: Terminal;
  readonly files: SeatFiles;
};

type LineEvent = Extract<ClientEvent, { readonly kind: 'line' }>;

/**
 * A match between devices at this terminal: tells what happens as it happens, each thing once, above whatever is being typed.
 * What is shown is durable: it comes from the server's lines alone.
 */
export class OnlineTable {
  readonly view: TableView;
  readonly terminal: Terminal;
  /** Should this be a seat of one's own, but its key is not here? */
  isLost: boolean;
  /** Are the other player's phrases hidden (O-WORDS)? */
  isMuted = false;
  /** Why the match cannot be followed at all. */
  problem: OnlineError | undefined;
  /** Where the finished match was kept. */
  kept: KeptGame | undefined;
  /** Settles once there is something to play or to wait for, or nothing ever will be. */
  readonly opened: Promise<void>;
  private settleOpened: () => void = () => undefined;
  private readonly parts: TableParts;
  private readonly lang: Lang;
  private readonly presence: Presence;
  private present: OnlineClient;
  private hasEnded = false;
  private isOpen = false;
  private isConcluded = false;
  private isBoardDue = false;
  private goneSince: number | undefined;
  /** How many lines were told: those that are followed anew are not told again. */
  private told = 0;
  private readonly toldWishes: Set<number> = new Set();
  /** What is to be said once a message of the server is dealt with. */
  private notes: string[] = [];
  /** What was wished before this visit: nobody waits here for its answer. */
  private restored: ReadonlySet<Wish> = new Set();

  constructor(parts: TableParts, { opening, isLost }: Arrived) {
    this.parts = parts;
    this.lang = parts.lang;
    this.terminal = parts.terminal;
    this.isLost = isLost;
    this.opened = new Promise((resolve) => {
      this.settleOpened = resolve;
    });
    this.view = new TableView(parts.lang, parts.terminal, () => this.present);
    this.presence = new Presence(this.view.far, (text) => void this.view.say(text));
    this.present = this.enter(opening);
  }

  get client(): OnlineClient {
    return this.present;
  }

  /** Is nothing more to be done at this table? */
  get isEnded(): boolean {
    return this.hasEnded;
  }

  get isLinked(): boolean {
    const { kind } = this.present.connection;
    return kind === 'linked' || kind === 'slow';
  }

  /** Leaves the table; the match goes on. */
  end(): void {
    this.hasEnded = true;
    this.presence.stop();
    this.present.close();
    this.settleOpened();
    this.terminal.stopWaiting();
  }

  private enter(opening: Opening): OnlineClient {
    const { open, clock, random, files } = this.parts;
    this.restored = new Set('seat' in opening ? opening.seat.pending.map(({ wish }) => wish) : []);
    this.isOpen = false;
    this.isConcluded = false;
    this.view.unflip();
    const client: OnlineClient = new OnlineClient(
      {
        ...{ open, clock, random, storage: files },
        games: (game) => gameNamed(game)?.game,
        onChange: () => client === this.present && this.changed(),
        onEvent: (event) => client === this.present && this.take(event),
      },
      opening,
    );
    this.present = client;
    client.start();
    return client;
  }

  private take(event: ClientEvent): void {
    const { far } = this.view;
    switch (event.kind) {
      case 'line':
        this.takeLine(event);
        break;
      case 'connection':
        this.takeConnection(event.state.kind);
        break;
      case 'refused':
        if (this.restored.has(event.wish)) void this.view.sayOnlineError(event.error);
        break;
      case 'said':
        this.takePhrase(event);
        break;
      case 'handed':
        this.isLost = false;
        this.isOpen = false;
        this.notes.push(far.lost.regained);
        break;
    }
  }

  private takePhrase({ seat, phrase }: Extract<ClientEvent, { readonly kind: 'said' }>): void {
    const { lang, present } = this;
    if (this.isMuted || seat === present.seat) return;
    const name = nameAt(lang, present.online, seat);
    this.notes.push(this.view.far.phrases.said(name, wordPhrase(lang, phrase)));
  }

  private takeLine(event: LineEvent): void {
    if (!this.isOpen || event.after.seq <= this.told) return;
    this.told = event.after.seq;
    const { lang, present } = this;
    const onlooker = { lang, written: this.view.written, seat: present.seat };
    const { texts, isBoardDue } = noteLine(onlooker, event);
    this.notes.push(...texts);
    if (event.line.kind === 'sit') this.notes.push(...describePlayers(lang, present, event.after));
    this.isBoardDue ||= isBoardDue;
  }

  private takeConnection(kind: OnlineClient['connection']['kind']): void {
    const { far } = this.view;
    const now = this.parts.clock.now();
    if (kind === 'gone') {
      this.goneSince ??= now;
      this.notes.push(far.connection.lost);
    } else if (kind === 'linked' && this.goneSince !== undefined) {
      this.notes.push(far.connection.back(wordSpan(far, now - this.goneSince)));
      this.goneSince = undefined;
    }
  }

  private changed(): void {
    const { problem, isUpToDate, online } = this.present;
    if (this.hasEnded || (problem !== undefined && this.heedProblem(problem))) return;
    if (isUpToDate && online !== undefined) {
      if (!this.isOpen) this.openWith(online);
      else this.heedPhase(online);
    }
    this.tellWishes();
    this.flush();
  }

  /** Prints what was noted, and the board where it looks different. */
  private flush(): void {
    const notes = this.notes.splice(0);
    if (notes.length > 0) void this.view.say(notes.join('\n'));
    if (!this.isBoardDue || !this.isOpen) return;
    this.isBoardDue = false;
    void this.view.show();
  }

  /** Whether nothing more can be done with this client. */
  private heedProblem(problem: OnlineError): boolean {
    if (problem.code === 'wrong-token') {
      this.isLost = true;
      this.enter({ watch: this.present.match });
      return true;
    }
    // Whoever has lost a seat may ask for it without seeing the match; once it has come, this is past.
    const isPlayer = this.present.savedSeat !== undefined;
    if (problem.code === 'not-watched' && (this.isLost || isPlayer)) {
      if (!this.isOpen && !isPlayer) this.notes.push(...lostTexts(this.lang, undefined));
      this.isOpen ||= !isPlayer;
      this.settleOpened();
      return false;
    }
    this.problem = problem;
    this.end();
    return true;
  }

  /** The first that is told of a match. */
  private openWith(online: OnlineMatch): void {
    const { lang, present, view } = this;
    const { trouble } = this.parts.files;
    this.isOpen = true;
    this.told = online.seq;
    this.isBoardDue = online.match !== undefined;
    this.notes.push(...describeStanding(lang, present, online, this.isLost));
    if (trouble !== undefined) this.notes.push(wordError(lang, trouble));
    this.flush();
    const question = questionFor(lang, present);
    if (question !== undefined) void view.say(question);
    this.presence.start(() => this.present);
    this.settleOpened();
    this.heedPhase(online);
  }

  private tellWishes(): void {
    const { present, toldWishes } = this;
    const { far } = this.view;
    const isNew = (wish: number): boolean => !toldWishes.has(wish) && toldWishes.add(wish).size > 0;
    const { wishNumber } = present;
    if (wishNumber !== undefined && isNew(wishNumber))
      this.notes.push(far.lost.asked(wordNumber(wishNumber)));
    if (present.savedSeat === undefined) return;
    for (const { wish, name } of present.wishes)
      if (isNew(wish)) this.notes.push(far.seatWish.from(name || far.somebody, wordNumber(wish)));
  }

  private heedPhase(online: OnlineMatch): void {
    if (online.phase === 'over') this.conclude(online);
    if (online.phase === 'void') {
      this.flush();
      this.end();
    }
    const { rematch } = this.present;
    if (rematch !== undefined) this.goTo(rematch);
  }

  /** The key is on the disk before the match that needs it is opened. */
  private goTo(rematch: SavedSeat): void {
    this.notes.push(this.view.far.asks.next);
    this.flush();
    void this.parts.files.save(rematch);
    const before = this.present;
    this.kept = undefined;
    this.enter({ seat: rematch });
    before.close();
  }

  /** The result; a player has the match among the games of this terminal, with the proof of its dice as soon as it is told. */
  private conclude({ match }: OnlineMatch): void {
    if (this.isConcluded || match?.outcome === undefined) return;
    const { present, view } = this;
    const known = present.dice?.secret;
    const secret = isSecret(known) ? known : undefined;
    const isPlayer = present.savedSeat !== undefined;
    if (isPlayer && match.setup.dice !== undefined && secret === undefined) return;
    this.isConcluded = true;
    this.flush();
    void view.say(wordOutcome(this.lang, match.outcome, view.own));
    if (isPlayer) this.keep(secret);
    else if (!this.isLost) this.end();
  }

  private keep(secret: Secret | undefined): void {
    const { view } = this;
    const kept = keepGame(this.parts.env, this.present.match, view.match, secret);
    if (kept.ok) {
      const { file, transcript } = kept.value;
      this.kept = kept.value;
      void view.say(view.words.saved(file));
      if (transcript !== undefined && secret !== undefined)
        void view.say(view.words.diceShown(secret, transcript));
    } else void view.sayError(kept.error);
    void view.say(view.far.afterwards);
  }
}
