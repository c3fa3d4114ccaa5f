import { planClock, planMoveTime } from '@tabuleiro/engine';
import { type CodedError, type Lang, wordError } from '@tabuleiro/words';
import { countNodes } from '../counting.js';
import type { Io } from '../io.js';
import { type Board, parseBoard, sideOf } from './board.js';
import { type Go, parseGo } from './go.js';
import { formatBest, formatRemark } from './info.js';
import { DEFAULTS, formatOptions, gameOf, setOption, type UciOptions } from './options.js';
import { Pursuit } from './pursuit.js';
import { Seeker } from './seeker.js';

/** Deeper counts outlive the reader. */
const DEEPEST_PERFT = 20;
const SEEDS = 2 ** 32;

/** The program as other programs see it: a line in, lines out, at any time. */
export class UciSession {
  hasQuit = false;
  private readonly io: Io;
  private readonly lang: Lang;
  private readonly name: string;
  private readonly seeker: Seeker;
  private options: UciOptions = DEFAULTS;
  private board: Board;
  private go: Go | undefined;
  private pursuit: Pursuit | undefined;
  private perft: Promise<void> | undefined;
  private isCounting = false;
  /** Of a level's errors: each game has its own. */
  private seed: number;

  constructor(io: Io, lang: Lang, name: string) {
    this.io = io;
    this.lang = lang;
    this.name = name;
    this.seeker = new Seeker(io, (line) => this.say(line));
    this.board = this.firstBoard();
    this.seed = this.drawSeed();
  }

  /** Returns at once while a search goes on, except where the search has to end before. */
  async obey(line: string): Promise<void> {
    const [command, ...rest] = line.trim().split(/\s+/);
    switch (command) {
      case '':
      case 'debug':
      case 'register':
        return;
      case 'uci':
        return this.greet();
      case 'isready':
        return this.beReady();
      case 'ucinewgame':
        return this.renew();
      case 'setoption':
        return this.set(rest.join(' '));
      case 'position':
        return this.setUp(rest);
      case 'go':
        return this.start(rest);
      case 'stop':
        return this.stop();
      case 'ponderhit':
        return this.hit();
      case 'quit':
        this.hasQuit = true;
        return;
      default:
        return this.complain({ code: 'unknown-command', command });
    }
  }

  /** After `quit`, or at the end of the input: then what ends by itself is waited for. */
  async end(): Promise<void> {
    if (this.hasQuit || this.pursuit?.isBounded === false) this.stop();
    await this.pursuit?.done;
    await this.perft;
    await this.seeker.close();
  }

  private greet(): void {
    const lines = [
      `id name ${this.name}`,
      'id author the Tabuleiro maintainers',
      ...formatOptions(),
      'uciok',
    ];
    for (const line of lines) this.say(line);
  }

  private async renew(): Promise<void> {
    await this.halt();
    this.seed = this.drawSeed();
    await this.seeker.renew(this.options);
  }

  /** Ready means that the next `go` need not wait for threads to come up. */
  private async beReady(): Promise<void> {
    await this.seeker.warmUp(this.options);
    this.say('readyok');
  }

  private async set(text: string): Promise<void> {
    const options = setOption(this.options, text);
    if (!options.ok) return this.complain(options.error);
    const { Hash, Threads, UCI_Variant } = this.options;
    this.options = options.value;
    if (this.options.UCI_Variant !== UCI_Variant) this.board = this.firstBoard();
    if (this.options.Hash === Hash && this.options.Threads === Threads) return;
    await this.halt();
    await this.seeker.close();
  }

  private firstBoard(): Board {
    const board = parseBoard(this.lang, gameOf(this.options), ['startpos']);
    if (!board.ok) throw new Error(`no start position: ${board.error.message}`);
    return board.value;
  }

  private setUp(words: readonly string[]): void {
    const board = parseBoard(this.lang, gameOf(this.options), words);
    if (board.ok) this.board = board.value;
    else this.say(formatRemark(board.error.message));
  }

  private async start(words: readonly string[]): Promise<void> {
    await this.halt();
    const { board, options, seed } = this;
    const go = this.keepLegal(parseGo(words, sideOf(board)));
    if (go.perft !== undefined) {
      this.perft = this.count(board, Math.min(go.perft, DEEPEST_PERFT));
      return;
    }
    this.go = go;
    this.pursuit = new Pursuit(
      (signal) => this.seeker.seek(board, go, options, seed, signal),
      (thought) => this.say(formatBest(thought)),
      go.isInfinite || go.isPonder,
    );
  }

  /** Words that say nothing and first moves that are none are told and left out. */
  private keepLegal(go: Go): Go {
    for (const command of go.unknown) this.complain({ code: 'unknown-command', command: `go ${command}` });
    const { moves: wanted = [], ...order } = go.order;
    const bare = this.board.position.bare();
    const moves = wanted.filter((move) => bare.includes(move));
    for (const move of wanted) if (!bare.includes(move)) this.complain({ code: 'illegal-move', move });
    return { ...go, order: moves.length === 0 ? order : { ...order, moves } };
  }

  private hit(): void {
    const { clock, moveTime } = this.go?.order ?? {};
    if (this.go?.isPonder !== true) return;
    const plan = clock === undefined ? undefined : planClock(clock);
    const timed = moveTime === undefined ? undefined : planMoveTime(moveTime);
    this.pursuit?.hit(plan?.soft ?? timed?.hard);
  }

  private stop(): void {
    this.isCounting = false;
    this.pursuit?.stop();
  }

  /** Ends what goes on, with its answer. */
  private async halt(): Promise<void> {
    this.stop();
    await this.pursuit?.done;
    await this.perft;
    this.pursuit = undefined;
    this.go = undefined;
  }

  /** As other programs print it: each first move, then the total. */
  private async count({ position }: Board, depth: number): Promise<void> {
    this.isCounting = true;
    let total = depth === 0 ? 1 : 0;
    for (const { move, position: next } of depth === 0 ? [] : position.successors(true)) {
      const nodes = await countNodes(next, depth - 1, true, () => this.isCounting);
      if (!this.isCounting) return;
      total += nodes;
      this.say(`${move}: ${nodes}`);
    }
    this.isCounting = false;
    this.say(`\nNodes searched: ${total}\n`);
  }

  private drawSeed(): number {
    return Math.floor(this.io.random() * SEEDS);
  }

  private complain(error: CodedError): void {
    this.say(formatRemark(wordError(this.lang, error)));
  }

  private say(line: string): void {
    this.io.stdout.write(`${line}\n`);
  }
}
