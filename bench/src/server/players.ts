import { randomBytes } from 'node:crypto';
import { classico } from '@tabuleiro/chess';
import { parseTimeControls } from '@tabuleiro/match';
import {
  type Clock,
  NO_STORAGE,
  type OpenSocket,
  Reception,
  type SavedSeat,
  SUBPROTOCOL,
  type Terms,
} from '@tabuleiro/online';
import { WebSocket } from 'ws';

/** A move that a player wants to make; it is made when it is acknowledged. */
export interface Player {
  /** Plays and waits for the answer: how many milliseconds that took. */
  play(move: string): Promise<number>;
  close(): void;
}

/** Two players at one server. */
export type Pair = readonly [Player, Player];

const clock: Clock = {
  now: () => performance.now(),
  after: (ms, then) => {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};

const time = parseTimeControls('60+30');
const TERMS: Terms = {
  ...{ game: 'classico', options: {}, clock: time.ok ? time.value : [{ kind: 'none' }, { kind: 'none' }] },
  ...{ help: { hint: 0, takeback: 0 }, budget: 1000, side: 'first', dice: 'none', listed: false },
  online: { hints: false, takebacks: false, watched: true, grace: 60_000 },
};

/** A random game of chess of at least so many plies, without its end. */
export function randomLine(plies: number): readonly string[] {
  for (;;) {
    const texts: string[] = [];
    let state = classico.start();
    while (texts.length < plies && classico.turn(state).kind !== 'over') {
      const moves = classico.moves(state);
      const move = moves[Math.floor(Math.random() * moves.length)];
      texts.push(classico.notation.formatMove(move));
      state = classico.apply(state, move);
    }
    if (texts.length === plies && classico.turn(state).kind !== 'over') return texts;
  }
}

export function socketTo(port: number, path = '/online'): WebSocket {
  return new WebSocket(`ws://127.0.0.1:${port}${path}`, SUBPROTOCOL, { perMessageDeflate: false });
}

function opener(port: number): OpenSocket {
  return (events) => {
    const socket = socketTo(port);
    socket.on('open', () => events.open());
    socket.on('message', (data) => events.text(data.toString()));
    socket.on('close', () => events.close());
    socket.on('error', () => undefined);
    return { send: (text) => socket.send(text), close: () => socket.terminate() };
  };
}

/** Plays by the protocol, without rules: the load should cost little beside the server. */
class RawPlayer implements Player {
  private readonly socket: WebSocket;
  private readonly table: { lines: number };
  private lines = 0;
  private count = 0;
  private readonly answers: Map<string, () => void> = new Map();
  private onLine: (() => void) | undefined;

  /** `table` is what both players know of: nobody plays before the other's move has come. */
  constructor(port: number, { match, token }: SavedSeat, table: { lines: number }, onPlaying: () => void) {
    this.table = table;
    this.socket = socketTo(port);
    const hello = { kind: 'hello', id: 'h', match, token, have: 0, hash: '' };
    this.socket.on('open', () => this.socket.send(JSON.stringify(hello)));
    this.socket.on('message', (data) => this.receive(JSON.parse(data.toString()), onPlaying));
  }

  private receive(message: { kind: string; [field: string]: unknown }, onPlaying: () => void): void {
    const { kind, id, n, seq, from, lines, line } = message;
    if (kind === 'ping') this.socket.send(JSON.stringify({ kind: 'pong', n }));
    if (kind === 'refused') throw new Error(JSON.stringify(message));
    if (kind === 'state' && Array.isArray(lines)) this.lines = Number(from) + lines.length;
    if (kind === 'line') this.lines = Number(seq) + 1;
    if (String(kind === 'state' ? lines : line).includes('"begin"')) onPlaying();
    this.table.lines = Math.max(this.table.lines, this.lines);
    if (this.lines === this.table.lines) this.onLine?.();
    const answer = this.answers.get(String(id));
    this.answers.delete(String(id));
    answer?.();
  }

  async play(move: string): Promise<number> {
    while (this.lines < this.table.lines)
      await new Promise<void>((resolve) => {
        this.onLine = resolve;
      });
    const id = `m${this.count++}`;
    const began = performance.now();
    await new Promise<void>((resolve) => {
      this.answers.set(id, resolve);
      this.socket.send(JSON.stringify({ kind: 'act', id, after: this.lines, wish: { kind: 'move', move } }));
    });
    return performance.now() - began;
  }

  close(): void {
    this.socket.terminate();
  }
}

export async function ourPair(port: number): Promise<Pair> {
  const parts = { open: opener(port), clock, random: randomBytes, storage: NO_STORAGE };
  const created = await new Reception(parts).create(TERMS, 'A');
  if (!created.ok) throw new Error(created.error.code);
  const { code = '' } = created.value;
  const looked = await new Reception(parts).look(code);
  if (!looked.ok) throw new Error(looked.error.code);
  const sat = await new Reception(parts).sit(looked.value, code, 'B');
  if (!sat.ok) throw new Error(sat.error.code);
  const { value: guest } = sat;
  return new Promise((resolve) => {
    let begun = 0;
    const onPlaying = (): void => {
      begun++;
      if (begun === 2) resolve(pair);
    };
    const table = { lines: 0 };
    const pair: Pair = [
      new RawPlayer(port, created.value, table, onPlaying),
      new RawPlayer(port, guest, table, onPlaying),
    ];
  });
}

/** A message as long as a move, there and back. */
export async function echoPair(port: number): Promise<Pair> {
  const player = async (): Promise<Player> => {
    const socket = socketTo(port, '/');
    const answers: (() => void)[] = [];
    socket.on('message', () => answers.shift()?.());
    await new Promise((resolve) => socket.once('open', resolve));
    return {
      play: async (move) => {
        const began = performance.now();
        await new Promise<void>((resolve) => {
          answers.push(resolve);
          socket.send(JSON.stringify({ kind: 'act', id: 'm1000', after: 100, wish: { kind: 'move', move } }));
        });
        return performance.now() - began;
      },
      close: () => socket.terminate(),
    };
  };
  return [await player(), await player()];
}
