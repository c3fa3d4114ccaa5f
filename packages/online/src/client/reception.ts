import { fail, ok, type Result } from '@tabuleiro/game';
import type { Clock } from '../clock.js';
import type { ClientMessage } from '../protocol/clientMessages.js';
import { type OnlineError, onlineError } from '../protocol/onlineError.js';
import {
  type InviteCode,
  inviteCodeOf,
  makeKey,
  matchIdOf,
  type RandomBytes,
  sealOf,
} from '../protocol/secrets.js';
import type { InvitationMessage, ListedMatch, ServerMessage } from '../protocol/serverMessages.js';
import type { Terms } from '../protocol/terms.js';
import type { SavedSeat, SeatStorage } from './savedSeat.js';
import { ServerLink } from './serverLink.js';
import type { OpenSocket } from './socket.js';

/** What the reception needs from outside. */
export type ReceptionParts = {
  readonly open: OpenSocket;
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly storage: SeatStorage;
};

/** After that a server counts as out of reach. */
const PATIENCE_MS = 20_000;

type Asked = Extract<ClientMessage, { readonly kind: 'create' | 'look' | 'sit' | 'lobby' }>;
type Answer = Extract<ServerMessage, { readonly kind: 'created' | 'invitation' | 'seated' | 'list' }>;

/**
 * Where matches are made: creates one, looks at an invitation, takes a seat, asks for the list. Each call connects, asks until
 * it is answered, and hangs up. Secrets are made and kept here before anything is sent, so that nothing is lost with an answer.
 */
export class Reception {
  private readonly parts: ReceptionParts;

  constructor(parts: ReceptionParts) {
    this.parts = parts;
  }

  /** Creates a match (O-LINK). The seat is kept, with its invitation, before anybody is asked. */
  async create(terms: Terms, name: string): Promise<Result<SavedSeat, OnlineError>> {
    const { random, storage } = this.parts;
    const token = makeKey(random);
    const seed = terms.dice === 'fair' ? makeKey(random) : undefined;
    const seat: SavedSeat = {
      ...{ match: matchIdOf(token), code: inviteCodeOf(token), token, name, pending: [] },
      ...(seed === undefined ? {} : { seed }),
    };
    await storage.save(seat);
    const asked: Asked = {
      ...{ kind: 'create', id: makeKey(random), token, name, terms },
      ...(seed === undefined ? {} : { seal: sealOf(seed) }),
    };
    const answer = await this.ask(asked, 'created');
    return answer.ok ? ok(seat) : answer;
  }

  /** What an invitation is for. Takes nothing. */
  look(code: InviteCode): Promise<Result<InvitationMessage, OnlineError>> {
    return this.ask({ kind: 'look', id: makeKey(this.parts.random), code }, 'invitation');
  }

  /** Takes the free seat: only when the person presses the button. */
  async sit(
    { match, terms }: InvitationMessage,
    code: InviteCode,
    name: string,
  ): Promise<Result<SavedSeat, OnlineError>> {
    const { random, storage } = this.parts;
    const token = makeKey(random);
    const seed = terms.dice === 'fair' ? makeKey(random) : undefined;
    const seat: SavedSeat = { match, token, name, pending: [], ...(seed === undefined ? {} : { seed }) };
    // Kept first: a seat that was taken with a secret that is gone would be nobody's.
    await storage.save(seat);
    const asked: Asked = {
      ...{ kind: 'sit', id: makeKey(random), code, token, name },
      ...(seed === undefined ? {} : { seal: sealOf(seed) }),
    };
    const answer = await this.ask(asked, 'seated');
    return answer.ok ? ok(seat) : answer;
  }

  /** The open invitations and running matches of this server, where it has a list. */
  async list(): Promise<Result<readonly ListedMatch[], OnlineError>> {
    const answer = await this.ask({ kind: 'lobby', id: makeKey(this.parts.random) }, 'list');
    return answer.ok ? ok(answer.value.matches) : answer;
  }

  private ask<K extends Answer['kind']>(
    message: Asked,
    kind: K,
  ): Promise<Result<Extract<Answer, { readonly kind: K }>, OnlineError>> {
    const { open, clock, random } = this.parts;
    const isAnswer = (said: ServerMessage): said is Extract<Answer, { readonly kind: K }> =>
      said.kind === kind && 'id' in said && said.id === message.id;
    return new Promise((resolve) => {
      const done = (result: Result<Extract<Answer, { readonly kind: K }>, OnlineError>): void => {
        stop();
        link.close();
        resolve(result);
      };
      const link = new ServerLink(
        { open, clock, fraction: () => random(1)[0] / 256 },
        {
          opened: () => void link.send(message),
          changed: () => undefined,
          message: (said) => {
            if (isAnswer(said)) done(ok(said));
            else if (said.kind === 'refused' && said.id === message.id) done(fail(errorOf(said)));
          },
        },
      );
      const stop = clock.after(PATIENCE_MS, () => done(fail(onlineError('unreachable'))));
      link.start();
    });
  }
}

function errorOf({ code, facts, match }: Extract<ServerMessage, { readonly kind: 'refused' }>): OnlineError {
  return { code, facts, ...(match === undefined ? {} : { match }) };
}
