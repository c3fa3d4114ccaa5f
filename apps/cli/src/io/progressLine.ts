import type { Io } from './io.js';

/** Without a terminal a line now and then is enough, in ms. */
const PLAIN_EVERY = 30_000;

/** What happens, on the error stream: one line that changes on a terminal, else a line now and then. */
export class ProgressLine {
  private readonly io: Io;
  private readonly isTerminal: boolean;
  private told: number;
  private width = 0;

  constructor(io: Io) {
    this.io = io;
    this.isTerminal = 'isTTY' in io.stderr && io.stderr.isTTY === true;
    this.told = io.elapsed();
  }

  tell(text: string): void {
    if (this.isTerminal) {
      this.io.stderr.write(`\r${text.padEnd(this.width)}`);
      this.width = text.length;
      return;
    }
    const now = this.io.elapsed();
    if (now - this.told < PLAIN_EVERY) return;
    this.told = now;
    this.io.stderr.write(`${text}\n`);
  }

  end(): void {
    if (this.width > 0) this.io.stderr.write('\n');
  }
}
