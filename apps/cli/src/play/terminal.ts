import { clearScreenDown, createInterface, cursorTo, type Interface } from 'node:readline';
import { LONGEST_LINE } from '../io/input.js';
import { type Io, printText } from '../io/io.js';

/** In ms: often enough that a clock is looked at every second, even when timers are late. */
const CHECK_EVERY = 800;

/** Asked at intervals whether to go on waiting. */
type GoOn = () => Promise<boolean>;

const FOR_EVER: GoOn = async () => true;

/** Reads lines from the keyboard and prints text. From a pipe it works the same, without a prompt. */
export class Terminal {
  /** Whether Ctrl-C was pressed. */
  interrupted = false;
  /** Whether a line came that is longer than any that is read: that is the end of the input. */
  isFlooded = false;
  private readonly io: Io;
  private readonly reader: Interface;
  private readonly lines: string[] = [];
  private isClosed = false;
  /** Of the line that has not ended yet. */
  private lineLength = 0;
  private isWaiting = false;
  private wake: () => void = () => {};
  private giveUp: () => void = () => {};

  constructor(io: Io) {
    this.io = io;
    const terminal = io.stdin.isTTY === true;
    this.reader = createInterface({ input: io.stdin, ...(terminal && { output: io.stdout }), terminal });
    io.stdin.on('data', this.measure);
    this.reader.on('line', (line) => {
      this.lines.push(line);
      this.wake();
    });
    this.reader.on('SIGINT', () => {
      this.interrupted = true;
      this.giveUp();
      this.reader.close();
    });
    this.reader.on('close', () => {
      // The cursor is still behind the prompt.
      if (terminal && this.isWaiting) io.stdout.write('\n');
      this.isClosed = true;
      io.stdin.off('data', this.measure);
      this.wake();
    });
  }

  private readonly measure = (chunk: string | Uint8Array): void => {
    const end = typeof chunk === 'string' ? chunk.lastIndexOf('\n') : chunk.lastIndexOf(0x0a);
    this.lineLength = end < 0 ? this.lineLength + chunk.length : chunk.length - end - 1;
    if (this.lineLength <= LONGEST_LINE) return;
    this.isFlooded = true;
    this.reader.close();
  };

  /** While a line is asked for, the text comes above it, and what was typed so far stays. */
  async say(text: string): Promise<void> {
    const { stdin, stdout } = this.io;
    const isTyping = this.isWaiting && stdin.isTTY === true;
    if (isTyping) {
      cursorTo(stdout, 0);
      clearScreenDown(stdout);
    }
    await printText(stdout, `${text}\n`);
    if (isTyping && this.isWaiting) this.reader.prompt(true);
  }

  /** Ends the wait for a line as the end of the input does; what is asked next waits again. */
  stopWaiting(): void {
    this.wake();
  }

  /** The next line that is not blank; undefined at the end of the input, or once `goOn` says no. */
  async ask(goOn = FOR_EVER): Promise<string | undefined> {
    for (;;) {
      const line = await this.askAny(goOn);
      if (line !== '') return line;
    }
  }

  /** The same with blank lines, as empty texts. */
  async askAny(goOn = FOR_EVER): Promise<string | undefined> {
    if (this.lines.length === 0 && !this.isClosed) await this.wait(goOn);
    return this.lines.shift()?.trim();
  }

  private async wait(goOn: GoOn): Promise<void> {
    this.reader.prompt();
    this.isWaiting = true;
    const woken = new Promise<void>((resolve) => {
      this.wake = resolve;
    });
    const timer = checkRegularly(goOn, this.wake);
    await woken;
    clearInterval(timer);
    this.isWaiting = false;
  }

  /** Waits for a result; undefined once Ctrl-C is pressed, or once `goOn` says no. */
  async attend<T>(work: Promise<T>, goOn: GoOn): Promise<T | undefined> {
    if (this.interrupted) return undefined;
    const givenUp = new Promise<undefined>((resolve) => {
      this.giveUp = () => resolve(undefined);
    });
    const timer = checkRegularly(goOn, this.giveUp);
    try {
      return await Promise.race([work, givenUp]);
    } finally {
      clearInterval(timer);
    }
  }

  close(): void {
    this.reader.close();
  }
}

/** Ends a wait once `goOn` says no. */
function checkRegularly(goOn: GoOn, end: () => void): NodeJS.Timeout {
  const look = async (): Promise<void> => {
    if (!(await goOn())) end();
  };
  return setInterval(() => void look(), CHECK_EVERY);
}
