/** The time that a server or a client lives by: tests have one of their own. */
export interface Clock {
  /** Milliseconds that never go back; a server's go on from those of its last life. */
  now(): number;
  /** Calls `then` once, after so many milliseconds, unless what it returns is called before. */
  after(ms: number, then: () => void): () => void;
}
