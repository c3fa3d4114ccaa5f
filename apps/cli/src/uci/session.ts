import { planClock, planMoveTime } from '@tabuleiro/engine';
import { type CodedError, type Lang, wordError } from '@tabuleiro/words';
import type { Io } from '../io/io.js';
import { countNodes } from '../positions/perft.js';
import { type GoCommand, parseGo } from './go.js';
import { formatBest, formatRemark } from './info.js';
import { DEFAULTS, formatOptions, gameOf, setOption, type UciOptions } from './options.js';
import { parseUciPosition, sideOf, type UciPosition } from './position.js';
import { RunningSearch, UciEngineHost } from './search.js';

const SEEDS = 2 ** 32;
/** Another value of one of these needs another engine. */
const OF_AN_ENGINE = ['Hash', 'Threads', 'Evaluation'] as const;

/** The UCI protocol: takes a line at any time, also during a search, and prints the answers. */
export class UciSession {
  hasQuit = false;
  private readonly io: Io;
  private readonly processors: number;
  private readonly lang: Lang;
  private readonly name: string;
  private readonly engine: UciEngineHost;
  private options: UciOptions = DEFAULTS;
  private position: UciPosition;
  private go: GoCommand | undefined;
  private search: RunningSearch | undefined;
  private perft: Promise<void> | undefined;
  private isCounting = false;
  /** Of the errors of a level; drawn anew for each game. */
  private seed: number;

  constructor(io: Io, lang: Lang, name: string) {
    this.io = io;
    this.processors = io.processors ?? 1;
    this.lang = lang;
    this.name = name;
    this.engine = new UciEngineHost(io, lang, (line) => this.say(line));
    this.position = this.startPosition();
    this.seed = this.drawSeed();
  }

  /** Returns at once while a search runs, unless the command has to wait for its end. */
  async receive(line: string): Promise<void> {
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
        return this.newGame();
      case 'setoption':
        return this.setOption(rest.join(' '));
      case 'position':
        return this.setPosition(rest);
      case 'go':
        return this.start(rest);
      case 'stop':
        return this.stop();
      case 'ponderhit':
        return this.ponderHit();
      case 'quit':
        this.hasQuit = true;
        return;
      default:
        return this.sayError({ code: 'unknown-command', command });
    }
  }

  /** After `quit`, or at the end of the input; there a search that ends by itself is waited for. */
  async end(): Promise<void> {
    if (this.hasQuit || this.search?.isBounded === false) this.stop();
    await this.search?.done;
    await this.perft;
    await this.engine.close();
  }

  private greet(): void {
    const lines = [
      `id name ${this.name}`,
      'id author the Tabuleiro maintainers',
      ...formatOptions(this.processors),
      'uciok',
    ];
    for (const line of lines) this.say(line);
  }

  private async newGame(): Promise<void> {
    await this.halt();
    this.seed = this.drawSeed();
    await this.engine.newGame(this.options);
  }

  /** Ready means that the threads are up, so that the next `go` need not wait for them. */
  private async beReady(): Promise<void> {
    await this.engine.warmUp(this.options);
    this.say('readyok');
  }

  private async setOption(text: string): Promise<void> {
    const options = setOption(this.options, text, this.processors);
    if (!options.ok) return this.sayError(options.error);
    const before = this.options;
    this.options = options.value;
    if (this.options.UCI_Variant !== before.UCI_Variant) this.position = this.startPosition();
    if (OF_AN_ENGINE.every((name) => this.options[name] === before[name])) return;
    await this.halt();
    await this.engine.close();
  }

  private startPosition(): UciPosition {
    const position = parseUciPosition(this.lang, gameOf(this.options), ['startpos']);
    if (!position.ok) throw new Error(`no start position: ${position.error.message}`);
    return position.value;
  }

  private setPosition(words: readonly string[]): void {
    const position = parseUciPosition(this.lang, gameOf(this.options), words);
    if (position.ok) this.position = position.value;
    else this.say(formatRemark(position.error.message));
  }

  private async start(words: readonly string[]): Promise<void> {
    await this.halt();
    const { position, options, seed } = this;
    const go = this.keepLegal(parseGo(words, sideOf(position)));
    if (go.perft !== undefined) {
      if (go.perft.ok) this.perft = this.count(position, go.perft.value);
      else this.sayError(go.perft.error);
      return;
    }
    this.go = go;
    this.search = new RunningSearch(
      (signal) => this.engine.search(position, go, options, seed, signal),
      (result) => this.say(formatBest(result)),
      go.isInfinite || go.isPonder,
    );
  }

  /** Tells the remarks about `go`, and reports and leaves out `searchmoves` that are not legal. */
  private keepLegal(go: GoCommand): GoCommand {
    for (const remark of go.remarks) this.sayError(remark);
    const { moves: wanted = [], ...limits } = go.limits;
    const bare = this.position.current.bare();
    const moves = wanted.filter((move) => bare.includes(move));
    for (const move of wanted) if (!bare.includes(move)) this.sayError({ code: 'illegal-move', move });
    return { ...go, limits: moves.length === 0 ? limits : { ...limits, moves } };
  }

  private ponderHit(): void {
    const { clock, moveTime } = this.go?.limits ?? {};
    if (this.go?.isPonder !== true) return;
    const plan = clock === undefined ? undefined : planClock(clock);
    const timed = moveTime === undefined ? undefined : planMoveTime(moveTime);
    this.search?.ponderHit(plan?.soft ?? timed?.hard);
  }

  private stop(): void {
    this.isCounting = false;
    this.search?.stop();
  }

  /** Ends a running search or count; the search still gives its answer. */
  private async halt(): Promise<void> {
    this.stop();
    await this.search?.done;
    await this.perft;
    this.search = undefined;
    this.go = undefined;
  }

  /** Prints counts as other engines do: each first move, then the total. */
  private async count({ current }: UciPosition, depth: number): Promise<void> {
    this.isCounting = true;
    let total = depth === 0 ? 1 : 0;
    for (const { move, position: next } of depth === 0 ? [] : current.successors(true)) {
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

  private sayError(error: CodedError): void {
    this.say(formatRemark(wordError(this.lang, error)));
  }

  private say(line: string): void {
    this.io.stdout.write(`${line}\n`);
  }
}
