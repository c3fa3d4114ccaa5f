import type { SearchResult, StopSignal } from '@tabuleiro/engine';

/** One search from `go` to its answer, which may be held back. */
export class Pursuit {
  /** Settled when the answer has been told. */
  readonly done: Promise<void>;
  /** Does it end by itself? */
  readonly isBounded: boolean;
  private readonly controller = new AbortController();
  private letGo: () => void = () => undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    search: (signal: StopSignal) => Promise<SearchResult<string>>,
    tell: (thought: SearchResult<string>) => void,
    isHeld: boolean,
  ) {
    this.isBounded = !isHeld;
    const released = new Promise<void>((resolve) => {
      this.letGo = resolve;
    });
    if (!isHeld) this.letGo();
    this.done = search(this.controller.signal).then(async (thought) => {
      await released;
      clearTimeout(this.timer);
      tell(thought);
    });
  }

  /** The best so far is the answer. */
  stop(): void {
    this.controller.abort();
    this.letGo();
  }

  /** The move that was pondered on has been played: an answer within so many milliseconds, undefined for its own end. */
  hit(ms: number | undefined): void {
    this.letGo();
    if (ms !== undefined) this.timer = setTimeout(() => this.controller.abort(), ms);
  }
}
