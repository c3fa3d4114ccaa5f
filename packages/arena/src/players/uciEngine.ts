import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import type { Score } from '@tabuleiro/engine';
import { fail, ok, type Result } from '@tabuleiro/game';
import type { EngineError } from './engineError.js';
import { LineReader } from './lineReader.js';

/** How long an engine may take to answer `uci` and `isready`, in ms. */
const HANDSHAKE = 10_000;
/** From `stop` to the answer, and from `quit` to the end, in ms. */
const GRACE = 1000;

/** More options than any engine has. */
const MOST_OPTIONS = 1000;

/** The program of an empty command line: starting it fails. */
const NO_PROGRAM = ' ';

/** The best move of an engine, and its last score if it reported one. */
export type UciAnswer = { readonly move: string; readonly score?: Score };

type Waiting = { readonly accept: (line: string) => boolean; readonly settle: (line: Heard) => void };
type Heard = { readonly line: string } | 'silent' | Death;
/** How it ended: by itself, or by our hand because it would have filled the memory. */
type Death = 'died' | 'flood';

/**
 * Another program that speaks UCI, in a process of its own. Every wait for it has a time limit, and what is kept of its
 * words a size limit.
 */
export class UciEngine {
  /** Names of the options it offers, in lower case. */
  readonly options: Set<string> = new Set();
  name = '';
  /** The games named in its option UCI_Variant. */
  private readonly variants: Set<string> = new Set();
  isAlive = true;
  private readonly command: string;
  private readonly child: ChildProcessByStdio<Writable, Readable, null>;
  private waiting: Waiting | undefined;
  private cause = '';
  private death: Death = 'died';

  private constructor(command: string) {
    this.command = command;
    const [program = NO_PROGRAM, ...args] = splitCommand(command);
    // A process group of its own: Ctrl-C reaches only us, and we close the engine in good order.
    // Nobody reads what it complains of, so that it may complain without end.
    this.child = spawn(program, args, {
      stdio: ['pipe', 'pipe', 'ignore'],
      detached: process.platform !== 'win32',
      windowsHide: true,
    });
    this.child.on('error', (error) => this.die(error.message));
    this.child.on('close', (code, signal) => this.die(`exit ${code ?? signal}`));
    this.child.stdin.on('error', (error) => this.die(error.message));
    this.listen(new LineReader());
  }

  /** Starts the program and waits for `uciok`. Fails with `no-start`, `silent` or `flood`. */
  static async start(command: string, patience: number = HANDSHAKE): Promise<Result<UciEngine, EngineError>> {
    const engine = new UciEngine(command);
    const greeted = await engine.ask(['uci'], (line) => engine.readGreeting(line), patience);
    if (typeof greeted === 'object') return ok(engine);
    const error = engine.errorOf(greeted === 'died' ? 'no-start' : greeted);
    await engine.close();
    return fail(error);
  }

  setOption(name: string, value: string): void {
    this.say([`setoption name ${name} value ${value}`]);
  }

  /**
   * Tells it the game, by the name that other programs know. False for one that it does not offer; an engine without
   * the option plays chess alone.
   */
  setVariant(variant: string): boolean {
    if (!this.options.has('uci_variant')) return variant === 'chess';
    if (this.variants.size > 0 && !this.variants.has(variant)) return false;
    this.setOption('UCI_Variant', variant);
    return true;
  }

  /** `ucinewgame`: nothing of earlier games counts. */
  async renew(patience: number = HANDSHAKE): Promise<Result<undefined, EngineError>> {
    const heard = await this.ask(['ucinewgame', 'isready'], (line) => line === 'readyok', patience);
    return typeof heard === 'object' ? ok(undefined) : fail(this.errorOf(heard));
  }

  /**
   * `go` is the whole line, `position` the one before it; the answer must come within `patience` ms. Until then every
   * line is also told to `onLine`.
   */
  async go(
    position: string,
    go: string,
    patience: number,
    onLine: (line: string) => void = () => undefined,
  ): Promise<Result<UciAnswer, EngineError>> {
    let score: Score | undefined;
    const accept = (line: string): boolean => {
      onLine(line);
      score = readScore(line) ?? score;
      return /^bestmove\b/.test(line);
    };
    const heard = await this.ask([position, go], accept, patience);
    if (heard === 'silent') return this.giveUp(accept);
    if (typeof heard === 'string') return fail(this.errorOf(heard));
    const move = /^bestmove\s+(\S+)/.exec(heard.line)?.[1];
    if (move === undefined || move === '(none)' || move === '0000') return fail(this.errorOf('no-move'));
    return ok(score === undefined ? { move } : { move, score });
  }

  /** Interrupts a `go`; its answer comes as usual. */
  stop(): void {
    this.say(['stop']);
  }

  /** `quit`, and SIGKILL for an engine that does not react. */
  async close(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null || this.child.pid === undefined)
      return;
    const ended = new Promise<void>((resolve) => {
      this.child.once('close', () => resolve());
    });
    this.say(['stop', 'quit']);
    this.child.stdin.end();
    const timer = setTimeout(() => this.child.kill('SIGKILL'), GRACE);
    await ended;
    clearTimeout(timer);
  }

  /** The time is up: an engine that answers `stop` may play the next game, another one is closed. */
  private async giveUp(accept: (line: string) => boolean): Promise<Result<never, EngineError>> {
    const heard = await this.ask(['stop'], accept, GRACE);
    if (typeof heard === 'object') return fail(this.errorOf('late'));
    const error = this.errorOf(heard);
    await this.close();
    return fail(error);
  }

  private readGreeting(line: string): boolean {
    const [, name] = /^id name (.+)/.exec(line) ?? [];
    if (name !== undefined) this.name = name;
    const [, option] = /^option name (.+?) type\b/.exec(line) ?? [];
    if (option !== undefined) this.options.add(option.toLowerCase());
    if (this.options.size > MOST_OPTIONS) this.endFlood();
    if (option?.toLowerCase() === 'uci_variant') {
      for (const [, variant] of line.matchAll(/ var (\S+)/g)) this.variants.add(variant);
    }
    return line === 'uciok';
  }

  private ask(
    commands: readonly string[],
    accept: (line: string) => boolean,
    patience: number,
  ): Promise<Heard> {
    if (!this.isAlive) return Promise.resolve(this.death);
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.settle('silent'), patience);
      const settle = (heard: Heard): void => {
        clearTimeout(timer);
        resolve(heard);
      };
      this.waiting = { accept, settle };
      this.say(commands);
    });
  }

  private say(commands: readonly string[]): void {
    if (this.isAlive && this.child.stdin.writable) this.child.stdin.write(`${commands.join('\n')}\n`);
  }

  private listen(reader: LineReader): void {
    const { stdout } = this.child;
    stdout.on('data', (chunk: Uint8Array) => {
      const lines = reader.read(chunk);
      if (lines === undefined) this.endFlood();
      for (const line of lines ?? []) this.hear(line.trim());
    });
    stdout.on('end', () => this.hear(reader.rest().trim()));
  }

  private endFlood(): void {
    this.die('', 'flood');
    this.child.stdout.destroy();
    this.child.kill('SIGKILL');
  }

  private hear(line: string): void {
    if (this.waiting?.accept(line) === true) this.settle({ line });
  }

  private settle(heard: Heard): void {
    const { waiting } = this;
    this.waiting = undefined;
    waiting?.settle(heard);
  }

  private die(cause: string, death: Death = 'died'): void {
    if (this.isAlive) {
      this.cause = cause;
      this.death = death;
    }
    this.isAlive = false;
    this.settle(this.death);
  }

  private errorOf(code: EngineError['code']): EngineError {
    return { code, engine: this.command, cause: this.cause };
  }
}

/** The last exact score of the best line, for the side to act. */
function readScore(line: string): Score | undefined {
  if (!line.startsWith('info ') || /\bmultipv (?!1\b)/.test(line)) return undefined;
  const [, kind, number] = /\bscore (cp|mate) (-?\d+)(?! (?:lower|upper)bound)/.exec(line) ?? [];
  if (kind === undefined) return undefined;
  return kind === 'cp' ? { cp: Number(number) } : { mate: Number(number) };
}

/** The words of a command line, separated by blanks; quotes keep words together. */
function splitCommand(text: string): string[] {
  const words = text.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g);
  return [...words].map(([, double, single, bare]) => double ?? single ?? bare);
}
