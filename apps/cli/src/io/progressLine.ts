import { type Io, isTerminal } from './io.js';
import { visibleLine } from './visible.js';

/** How often a line is printed where there is no terminal, in ms. */
const PRINT_EVERY = 30_000;

/** Progress on stderr: one line that is overwritten on a terminal, else a line now and then. */
export class ProgressLine {
  private readonly io: Io;
  private readonly isTerminal: boolean;
  private printed: number;
  private width = 0;

  constructor(io: Io) {
    this.io = io;
    this.isTerminal = isTerminal(io.stderr);
    this.printed = io.elapsed();
  }

  show(progress: string): void {
    const text = visibleLine(progress);
    if (this.isTerminal) {
      this.io.stderr.write(`\r${text.padEnd(this.width)}`);
      this.width = text.length;
      return;
    }
    const now = this.io.elapsed();
    if (now - this.printed < PRINT_EVERY) return;
    this.printed = now;
    this.io.stderr.write(`${text}\n`);
  }

  end(): void {
    if (this.width > 0) this.io.stderr.write('\n');
  }
}
