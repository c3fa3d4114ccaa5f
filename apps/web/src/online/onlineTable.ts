import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { Opponent } from '@tabuleiro/any-game';
import type { GameId } from '@tabuleiro/game';
import {
  type ClientEvent,
  type ClientParts,
  type MatchId,
  OnlineClient,
  type OnlineError,
  type Opening,
  otherSeat,
  type PendingWish,
  type SavedSeat,
  type SeatNumber,
  type Wish,
} from '@tabuleiro/online';
import { capital, type Lang, wordOnlineError, wordPhrase, wordPlayer } from '@tabuleiro/words';
import { announce } from '../announce/announcer.js';
import type { GameView } from '../games/view.js';
import { tellTurn } from '../play/announcement.js';
import { makeSound, openPageEngine } from '../play/onDemand.js';
import type { Remote } from '../play/remote.js';
import { Session } from '../play/session.js';
import { settings } from '../store/settings/settingsStore.js';
import type { GameStorage } from '../store/storage.js';
import { onlineWords } from '../words/online.js';
import { GameMirror } from './gameMirror.js';
import { RemoteMatch } from './remoteMatch.js';
import type { SeatStore } from './seatStore.js';
import { TableNews } from './tableNews.js';

/** What a table needs: its own parts of the client, where things are kept, the views of all games. */
export type TableParts = Pick<ClientParts, 'open' | 'clock' | 'random'> & {
  readonly storage: Pick<GameStorage, 'games'>;
  readonly seats: SeatStore;
  readonly views: ReadonlyMap<GameId, GameView>;
  readonly Panel: Remote['Panel'];
  /** The seat that was lost has come back, or a rematch was agreed on: the page goes there. */
  readonly onMatch: (match: MatchId, as: 'player' | 'watcher') => void;
};

/** Milliseconds. */
const BEAT = 1000;

/**
 * A match between two devices on the screen: its client, the session once it has begun, and what is told of the connection and
 * of the other player, each once.
 */
export class OnlineTable {
  readonly client: OnlineClient;
  readonly news: TableNews;
  private readonly parts: TableParts;
  private readonly changes: Signal<number> = signal(0);
  private readonly playing: Signal<Session | undefined> = signal(undefined);
  private readonly dialog: Signal<boolean> = signal(false);
  private live: RemoteMatch | undefined;
  private mirror: GameMirror | undefined;
  private closeEngine: () => void = () => undefined;
  private timer: ReturnType<typeof setInterval> | undefined;
  private isLeaving = false;
  /** What was wished before this visit: nobody waits here for its answer. */
  private readonly restored: ReadonlySet<Wish>;

  constructor(parts: TableParts, opening: Opening) {
    const { open, clock, random, seats, views } = parts;
    this.parts = parts;
    this.restored = new Set('seat' in opening ? opening.seat.pending.map(({ wish }) => wish) : []);
    this.client = new OnlineClient(
      {
        ...{ open, clock, random, storage: seats },
        games: (game) => views.get(game)?.written.game,
        onChange: () => this.changed(),
        onEvent: (event) => this.take(event),
      },
      opening,
    );
    this.news = new TableNews({
      ...{ client: this.client, clock, lang: () => this.lang, other: () => this.other },
      nameAt: (seat) => this.nameAt(seat),
      say: (text) => this.say(text),
    });
  }

  /** The game on the screen, once the match has begun. */
  get session(): ReadonlySignal<Session | undefined> {
    return this.playing;
  }

  get isDialogOpen(): Signal<boolean> {
    return this.dialog;
  }

  /** Changes whenever anything does that is read from the client, and every second. */
  get beat(): ReadonlySignal<number> {
    return this.changes;
  }

  private get lang(): Lang {
    return settings.value.lang;
  }

  /** The seat opposite the one of this device. */
  get other(): SeatNumber | undefined {
    const { seat } = this.client;
    return seat === undefined ? undefined : otherSeat(seat);
  }

  /** What a seat's player is called: empty where the words for somebody without a name are meant, "As brancas" for watchers. */
  nameAt(seat: SeatNumber | undefined): string {
    const { online, savedSeat } = this.client;
    if (seat === undefined || online === undefined) return '';
    const { [seat]: name } = online.names;
    return name === '' && savedSeat === undefined ? capital(this.sideAt(seat)) : name;
  }

  /** "as brancas" */
  sideAt(seat: SeatNumber): string {
    const players = this.parts.views.get(this.client.online?.terms.game ?? '')?.written.game.players;
    return players === undefined ? '' : wordPlayer(this.lang, players[seat]);
  }

  /** A wish that the server has not answered, worth showing: not sent, or sent and unanswered while the connection is gone. */
  readonly waiting: ReadonlySignal<PendingWish | undefined> = computed(() => {
    void this.changes.value;
    const [first] = this.client.pending.filter(({ id }) => this.client.isKept(id));
    const { kind } = this.client.connection;
    return kind === 'linked' || kind === 'slow' ? undefined : first;
  });

  private readonly unsent: ReadonlySignal<string | undefined> = computed(() => {
    void this.changes.value;
    const moving = this.client.pending.find(({ wish }) => wish.kind === 'move' || wish.kind === 'throw');
    if (moving === undefined) return undefined;
    return moving.wish.kind === 'move' ? moving.wish.move : '';
  });

  start(): void {
    this.client.start();
    this.timer = setInterval(() => this.tick(), BEAT);
    for (const [target, event] of this.wakers) target.addEventListener(event, this.wake);
  }

  close(): void {
    this.isLeaving = true;
    clearInterval(this.timer);
    for (const [target, event] of this.wakers) target.removeEventListener(event, this.wake);
    this.client.close();
    this.playing.peek()?.computer.leave();
    this.closeEngine();
  }

  /** Takes back what was not sent. */
  withdraw(id: string): void {
    if (this.client.withdraw(id)) announce(onlineWords[this.lang].unsent.takenBack, 'polite');
  }

  /** Does what is asked for beside moves; a refusal is told. */
  async wish(asked: Promise<Awaited<ReturnType<OnlineClient['act']>>>): Promise<void> {
    const done = await asked;
    if (!done.ok && done.error.code !== 'dropped') this.tellError(done.error);
  }

  /** What a page about the connection may be told with. */
  tellError(error: OnlineError): void {
    const game = this.client.online?.terms.game ?? '';
    const session = this.playing.peek();
    const text = (): string => wordOnlineError(this.lang, game, error);
    if (session === undefined) announce(text(), 'assertive');
    else session.notices.refuse(text);
  }

  private get wakers(): readonly (readonly [EventTarget, string])[] {
    return [
      [document, 'visibilitychange'],
      [document, 'resume'],
      [window, 'pageshow'],
      [window, 'online'],
    ];
  }

  private readonly wake = (): void => {
    if (document.visibilityState === 'visible') this.client.wake();
  };

  private changed(): void {
    if (this.isLeaving) return;
    this.open();
    this.news.look();
    this.changes.value++;
    this.keep();
  }

  /** The match has begun: from now on it is a game like any other. */
  private open(): void {
    const match = this.client.online?.match;
    const view = match && this.parts.views.get(match.game);
    if (match === undefined || view === undefined) return;
    if (this.live !== undefined) {
      this.live.catchUp();
      return;
    }
    const live = new RemoteMatch(this.client, view.written.game, match);
    const engine = openPageEngine(view, () => session.notices);
    const session: Session = new Session({
      ...{ view, live, settings, announce },
      opponent: new Opponent(engine),
      sound: makeSound,
      reload: () => undefined,
      remote: {
        isPlayer: this.client.savedSeat !== undefined,
        unsent: this.unsent,
        Panel: this.parts.Panel,
        deed: {
          label: (lang) => onlineWords[lang].dialog.deed,
          onClick: () => {
            this.dialog.value = true;
          },
        },
      },
    });
    this.live = live;
    this.closeEngine = () => void engine.close();
    this.mirror = new GameMirror(this.parts.storage.games, view.written, this.client.match);
    this.playing.value = session;
    if (match.actions === undefined && match.outcome === undefined)
      this.say([onlineWords[this.lang].waiting.begun, ...tellTurn(session, match)].join(' '));
  }

  /** Whoever plays has the match among their games; and the list of seats knows what each is for. */
  private keep(): void {
    const { online, savedSeat, match } = this.client;
    if (online === undefined || savedSeat === undefined) return;
    const secret = this.live?.secret;
    const isProved = online.match?.setup.dice === undefined || secret !== undefined;
    // A game that is over is kept as one only with the proof of its dice: until then it is to be opened here again.
    if (online.match !== undefined && (online.phase !== 'over' || isProved))
      void this.mirror?.keep({ match: online.match, secret });
    const isOver = online.phase === 'over' || online.phase === 'void';
    const noted = `${online.terms.game} ${isOver}`;
    if (noted === this.noted) return;
    this.noted = noted;
    void this.parts.seats.note(match, { game: online.terms.game, isOver });
  }

  private noted = '';

  private take(event: ClientEvent): void {
    switch (event.kind) {
      case 'line':
        this.takeLine(event);
        break;
      case 'said':
        this.takePhrase(event);
        break;
      case 'refused':
        if (this.restored.has(event.wish)) this.tellError(event.error);
        break;
      case 'handed':
        this.goTo(event.seat);
        break;
      default:
        break;
    }
  }

  private takeLine(event: Extract<ClientEvent, { kind: 'line' }>): void {
    this.live?.take(event);
    const { line, before, isNew } = event;
    const words = onlineWords[this.lang];
    if (!isNew) return;
    if (line.kind === 'ask' && line.seat !== this.client.seat)
      this.say(words.asks[line.what](this.nameAt(line.seat)));
    else if (line.kind === 'deny' && before?.asked?.seat === this.client.seat)
      this.say(words.asks.denied(this.nameAt(this.other)));
    else if (line.kind === 'next') this.goToRematch();
    else if (line.kind === 'hand') this.say(words.seatWish.handed(line.name));
    else if (line.kind === 'sit') this.say(words.waiting.seated(line.name));
  }

  /** Once the client has the line, it knows the next seat. */
  private goToRematch(): void {
    queueMicrotask(() => {
      const { rematch, online } = this.client;
      if (online?.next === undefined) return;
      this.say(onlineWords[this.lang].asks.next);
      if (rematch === undefined) this.parts.onMatch(online.next, 'watcher');
      else this.goTo(rematch);
    });
  }

  /** The key is on the disk before the page that needs it is opened. */
  private goTo(seat: SavedSeat): void {
    void this.parts.seats.save(seat).then(() => this.parts.onMatch(seat.match, 'player'));
  }

  /** O-WORDS: each player may turn them off. */
  private takePhrase({ seat, phrase }: Extract<ClientEvent, { kind: 'said' }>): void {
    const isOwn = seat === this.client.seat;
    if (!isOwn && !settings.value.phrases) return;
    const text = (): string => {
      const { said, youSaid } = onlineWords[this.lang].dialog;
      const worded = wordPhrase(this.lang, phrase);
      return isOwn ? youSaid(worded) : said(this.nameAt(seat), worded);
    };
    const session = this.playing.peek();
    if (session === undefined) announce(text(), 'polite');
    else session.notices.inform(text);
  }

  /** Heard, and left to the panel to show. */
  private say(text: string): void {
    const session = this.playing.peek();
    if (session === undefined) announce(text, 'assertive', true);
    else session.notices.report(text, 'assertive');
  }

  private tick(): void {
    this.changes.value++;
    this.news.tick();
  }
}
