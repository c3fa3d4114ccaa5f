import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { openEngine } from '@tabuleiro/engine/node';
import { parseTimeControls } from '@tabuleiro/match';
import {
  type Clock,
  formatLink,
  NO_STORAGE,
  type OnlineLink,
  Reception,
  type SavedSeat,
  type Terms,
} from '@tabuleiro/online';
import { DEFAULT_SETTINGS } from '@tabuleiro/online/server';
import { listen, openApp, openOnline } from '@tabuleiro/server';
import { expect, onTestFinished } from 'vitest';
import { main } from '../../src/main.js';
import { socketAddress } from '../../src/online/address.js';
import { SeatFiles } from '../../src/online/seatFiles.js';
import { openSocketTo } from '../../src/online/socket.js';
import { Sink } from '../harness.js';

/** A folder of its own, gone when the test ends. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-far-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export type FarServer = { readonly address: string; readonly port: number; close(): Promise<void> };

/** A real server in this process, with its matches under `data`. */
export async function startServer(data: string = newFolder(), port = 0): Promise<FarServer> {
  writeFileSync(join(data, 'index.html'), '<!doctype html><title>Tabuleiro</title>');
  const online = await openOnline(data, DEFAULT_SETTINGS, [], () => undefined);
  if (!online.ok) throw new Error(online.error.code);
  const app = openApp(data, { online: online.value });
  const address = await listen(app, { host: '127.0.0.1', port });
  if (!address.ok) throw new Error(address.error.code);
  let isOpen = true;
  const close = async (): Promise<void> => {
    if (!isOpen) return;
    isOpen = false;
    await online.value.close();
    app.server.closeAllConnections();
    await app.close();
  };
  onTestFinished(close);
  return { address: address.value, port: Number(new URL(address.value).port), close };
}

const clock: Clock = {
  now: () => performance.now(),
  after: (ms, then) => {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};

const random = (count: number): Uint8Array => Uint8Array.from({ length: count }, () => randomInt(256));

function partsOf(address: string) {
  return { open: openSocketTo(socketAddress(address)), clock, random, storage: NO_STORAGE };
}

export function termsOf(game: string, control = 'none', changes: Partial<Terms> = {}): Terms {
  const controls = parseTimeControls(control);
  if (!controls.ok) throw new Error(control);
  return {
    ...{
      game,
      options: {},
      clock: controls.value,
      help: { hint: 0, takeback: 0 },
      budget: 1000,
      side: 'first',
    },
    ...{ dice: game === 'senet' ? 'fair' : 'none', listed: false },
    online: { hints: false, takebacks: false, watched: true, grace: 60_000 },
    ...changes,
  };
}

/** A match that waits for its guest. */
export async function invite(
  address: string,
  terms: Terms,
  name = 'Ana',
): Promise<SavedSeat & { code: string }> {
  const created = await new Reception(partsOf(address)).create(terms, name);
  if (!created.ok) throw new Error(created.error.code);
  return { ...created.value, code: created.value.code ?? '' };
}

export function linkOf(address: string, link: OnlineLink): string {
  return `${address}#/longe/${formatLink(link)}`;
}

const PATIENT = { timeout: 120_000, interval: 5 };

/** A terminal in this process that goes on while the test types. */
export class Typist {
  readonly done: Promise<number>;
  readonly data: string;
  private readonly stdin = new PassThrough();
  private readonly stdout = new Sink();
  private readonly stderr = new Sink();
  private heard = 0;

  constructor(argv: readonly string[], data: string = newFolder(), lang = 'en') {
    this.data = data;
    onTestFinished(() => void this.stdin.end());
    this.done = main(argv, {
      ...{ stdin: this.stdin, stdout: this.stdout, stderr: this.stderr },
      env: { LANG: lang, TABULEIRO_DATA: data },
      random: () => randomInt(2 ** 47) / 2 ** 47,
      now: () => new Date(0),
      elapsed: () => performance.now(),
      openEngine,
    });
  }

  get out(): string {
    return this.stdout.text;
  }

  get err(): string {
    return this.stderr.text;
  }

  type(line: string): void {
    this.stdin.write(`${line}\n`);
  }

  /** Waits until this is said, after what was heard before; the rest is still to be heard. */
  async hears(...texts: readonly string[]): Promise<void> {
    for (const text of texts) {
      await expect.poll(() => this.out.slice(this.heard), PATIENT).toContain(text);
      this.heard = this.out.indexOf(text, this.heard) + text.length;
    }
  }

  /** Types, and waits for what is said then. */
  async says(line: string, ...answers: readonly string[]): Promise<void> {
    this.type(line);
    await this.hears(...answers);
  }

  async leaves(): Promise<number> {
    this.type('quit');
    return this.done;
  }

  end(): void {
    this.stdin.end();
  }
}

export function play(link: string, data?: string, lang?: string): Typist {
  return new Typist(['play', '--online', link], data, lang);
}

/** A data folder that keeps this seat, as the device does where the match was created. */
export async function keepSeat(
  address: string,
  seat: SavedSeat,
  data: string = newFolder(),
): Promise<string> {
  await new SeatFiles({ TABULEIRO_DATA: data }, address).save(seat);
  return data;
}

/** Two terminals at one match: the host's has the seat already, the guest sits down. */
export async function sitDown(
  address: string,
  terms: Terms,
): Promise<{ readonly ana: Typist; readonly beto: Typist; readonly seat: SavedSeat & { code: string } }> {
  const seat = await invite(address, terms);
  const ana = play(`${address}#/longe/partida/${seat.match}`, await keepSeat(address, seat));
  await ana.hears('Waiting for the other player');
  const beto = play(linkOf(address, { kind: 'invite', code: seat.code }));
  await beto.hears('invitation from Ana', 'Type "sit"');
  await beto.says('sit Beto', 'Opposite: Ana');
  await ana.hears('Beto has taken the seat', 'The game has begun');
  await expect.poll(() => beto.out, PATIENT).toMatch(/ to move\.|’s turn\./);
  return { ana, beto, seat };
}
