import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Player } from '@tabuleiro/game';
import { actorOf, isTimed, runningPlayer, seatOf } from '@tabuleiro/match';
import { nameOf } from './playerNames.js';
import type { Session } from './session.js';

/** Milliseconds between two updates of a running clock, and between two savings of its time. */
const SHOWN = 200;
const KEPT = 1000;
/** Seconds left at which a player is told (docs/players.md 1.2, point 12). */
const WARNINGS = [30, 10];

/** The clocks of a match on the screen. While it runs, time that passed is kept every second (P-F10). */
export class MatchClocks {
  private readonly session: Session;
  private readonly beat: Signal<number> = signal(0);
  private readonly warned = new Set<string>();
  private timer: ReturnType<typeof setInterval> | undefined;
  private isKeeping = false;

  constructor(session: Session) {
    this.session = session;
  }

  /** Milliseconds left for each player; undefined where no clock runs. */
  readonly left: ReadonlySignal<readonly (number | undefined)[]> = computed(() => {
    void this.beat.value;
    const match = this.session.match.value;
    const by = actorOf(match);
    return match.players.map((player) => {
      const { left, free } = match.clocks[seatOf(match, player)];
      if (left === undefined || player !== by) return left;
      return Math.max(0, left - Math.max(0, this.session.live.elapsed - free));
    });
  });

  /** Whose clock runs; nobody's before the game can be played. */
  readonly running: ReadonlySignal<Player | undefined> = computed(() => {
    const { live, match } = this.session;
    return live.isStarted.value ? runningPlayer(match.value) : undefined;
  });

  start(): void {
    this.timer ??= setInterval(() => this.tick(), SHOWN);
    addEventListener('pagehide', this.keep);
    document.addEventListener('visibilitychange', this.keep);
  }

  stop(): void {
    clearInterval(this.timer);
    this.timer = undefined;
    removeEventListener('pagehide', this.keep);
    document.removeEventListener('visibilitychange', this.keep);
  }

  private readonly keep = (): void => {
    if (isTimed(this.session.match.value) && !this.session.live.isReader.value) void this.charge();
  };

  private tick(): void {
    const { session } = this;
    const match = session.match.value;
    // Read at every beat, also where no clock runs: a gap between readings counts as sleep of the device.
    const { elapsed } = session.live;
    if (!isTimed(match) || match.paused) return;
    this.beat.value++;
    this.warn();
    const isOver = this.left.value.some((left) => left === 0);
    // Beats do not count: a page in the background has few of them. What could not be kept is tried again.
    const isDue = elapsed >= KEPT || isOver || session.notices.hasStorageTrouble;
    if (isDue && !this.isKeeping) this.keep();
  }

  private async charge(): Promise<void> {
    const { session } = this;
    this.isKeeping = true;
    await session.live.tick();
    this.isKeeping = false;
  }

  private warn(): void {
    const { session } = this;
    const match = session.match.value;
    for (const [i, left] of this.left.value.entries()) {
      const player: Player = match.players[i];
      const seconds = WARNINGS.find(
        (limit) => left !== undefined && left <= limit * 1000 && left > (limit - 2) * 1000,
      );
      const key = `${player}${seconds}`;
      if (seconds === undefined || this.warned.has(key) || actorOf(match) !== player) continue;
      this.warned.add(key);
      session.notices.report(
        session.words.lowTime(nameOf(session.lang, match, player), seconds),
        'assertive',
      );
    }
  }
}

/** `1:05`, `0:09`, with tenths below ten seconds, hours where there are any. */
export function formatLeft(ms: number, decimal: string): string {
  const tenths = Math.ceil(ms / 100);
  const seconds = ms < 10_000 ? tenths / 10 : Math.ceil(ms / 1000);
  const whole = Math.floor(seconds);
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const rest = String(whole % 60).padStart(2, '0');
  const tail = ms < 10_000 ? `${decimal}${Math.round((seconds - whole) * 10)}` : '';
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}${tail}`;
}
