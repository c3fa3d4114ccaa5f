import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Game } from '@tabuleiro/game';
import {
  type ActionRequest,
  type Choice,
  isSecret,
  type Match,
  type Release,
  type Secret,
  type TurnRequest,
} from '@tabuleiro/match';
import type { ClientEvent, OnlineClient, OnlineError, Wish } from '@tabuleiro/online';
import { wordOnlineError } from '@tabuleiro/words';
import { type Live, type LiveError, type LiveListener, LiveListeners } from '../play/live.js';

/** Milliseconds that the server has to answer before what is typed next is read without its answer. */
const PATIENCE = 1000;

type PlainTurnRequest = Exclude<TurnRequest, { readonly choice: unknown }>;
type LineEvent = Extract<ClientEvent, { readonly kind: 'line' }>;

/**
 * A match that is played on a server, as it looks on this device: what the server has kept is shown, and everything that is
 * done here is a wish until then (O-TURN).
 */
export class RemoteMatch implements Live {
  readonly isReader: ReadonlySignal<boolean>;
  readonly isStarted: ReadonlySignal<boolean> = signal(true);
  private readonly client: OnlineClient;
  private readonly game: Game;
  private readonly shown: Signal<Match>;
  /** How many lines were told: those that are followed anew are not told again. */
  private told: number;
  private readonly listeners = new LiveListeners();
  /** What was wished for last. */
  private asked: Promise<unknown> = Promise.resolve();

  constructor(client: OnlineClient, game: Game, match: Match) {
    this.client = client;
    this.game = game;
    this.shown = signal(match);
    this.told = client.online?.seq ?? 0;
    this.isReader = signal(client.savedSeat === undefined);
  }

  get match(): ReadonlySignal<Match> {
    return this.shown;
  }

  /** Shown by the server once the match is over (O-DICE). */
  get secret(): Secret | undefined {
    const secret = this.client.dice?.secret;
    return isSecret(secret) ? secret : undefined;
  }

  get elapsed(): number {
    return this.client.elapsed;
  }

  listen(listener: LiveListener): void {
    this.listeners.add(listener);
  }

  /** The clocks are the server's (O-TIME). */
  start(): void {}

  stop(): Release {
    return () => undefined;
  }

  async tick(): Promise<void> {}

  /** The server throws. */
  fairThrow(): string | undefined {
    return this.shown.value.setup.dice === undefined ? undefined : '';
  }

  async follow(): Promise<void> {}

  /** Takes what became durable, and tells it once. */
  take({ line, before, after }: LineEvent): void {
    if (after.seq <= this.told) return;
    this.told = after.seq;
    if (line.kind !== 'act' || before?.match === undefined || after.match === undefined) return;
    this.shown.value = after.match;
    this.listeners.tell({ request: line.action, before: before.match, after: after.match });
  }

  /** Shows what the client has come to without anything to tell: its lines were followed anew. */
  catchUp(): void {
    const match = this.client.online?.match;
    if (match !== undefined) this.shown.value = match;
  }

  /** Whether it is still meant when it gets there, the server knows: a wish says where the match stood. */
  act(request: TurnRequest): Promise<boolean> {
    const wish = 'choice' in request ? this.moveOf(request.choice) : wishOf(request);
    return this.wish(wish);
  }

  async do(request: () => ActionRequest | undefined): Promise<boolean> {
    const asked = request();
    return this.wish(asked && wishOf(asked));
  }

  /** Where there is no connection a wish may wait for hours: what has to do with it then is told at once. */
  async settled(): Promise<void> {
    if (this.client.connection.kind !== 'linked') return;
    const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
    await Promise.race([this.asked, patience]);
  }

  private moveOf({ move }: Choice): Wish {
    return { kind: 'move', move: this.game.notation.formatMove(move) };
  }

  private async wish(wish: Wish | undefined): Promise<boolean> {
    if (wish === undefined) return false;
    const asked = this.client.act(wish);
    this.asked = asked;
    const done = await asked;
    const isFailure = !done.ok && done.error.code !== 'dropped'; // not one that the person took back
    if (isFailure) this.listeners.tellFailure(this.errorOf(done.error));
    return done.ok;
  }

  /** The match's own reasons are told like those of any other match, with the way to the rule. */
  private errorOf(error: OnlineError): LiveError {
    const { game } = this.shown.value;
    return error.match ?? { code: 'worded', text: (lang) => wordOnlineError(lang, game, error) };
  }
}

/** What is asked of the server for an action; undefined for what it does by itself. */
export function wishOf(request: ActionRequest | PlainTurnRequest): Wish | undefined {
  switch (request.kind) {
    case 'move':
      return { kind: 'move', move: request.move };
    case 'throw':
      return request.from === 'fair' ? { kind: 'throw' } : { kind: 'throw', move: request.move };
    case 'claim':
      return { kind: 'claim', claim: request.claim };
    case 'abandoned':
      return { kind: 'abandoned', as: request.as };
    case 'pause':
      return { kind: 'ask', what: 'pause' };
    case 'tick':
    case 'declared':
      return undefined;
    default:
      return { kind: request.kind };
  }
}
