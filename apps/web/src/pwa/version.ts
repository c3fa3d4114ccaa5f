import { type ReadonlySignal, type Signal, signal } from '@preact/signals';

/** As much of a browser as is needed here. */
export type VersionHost = {
  readonly workers: Workers | undefined;
  readonly locks: Locks | undefined;
  reload(): void;
};

export interface Workers {
  readonly controller: object | null;
  register(script: string | URL): Promise<Registration>;
  addEventListener(type: 'controllerchange', listener: () => void): void;
}

export interface Registration {
  readonly installing: InstalledVersion | null;
  readonly waiting: InstalledVersion | null;
  readonly active: InstalledVersion | null;
  update(): Promise<unknown>;
  addEventListener(type: 'updatefound', listener: () => void): void;
}

/** One version of the app, as a service worker keeps it. */
export interface InstalledVersion {
  postMessage(message: { readonly type: 'SKIP_WAITING' }): void;
  addEventListener(type: 'statechange', listener: () => void): void;
}

export interface Locks {
  request(name: string, options: { readonly mode: 'shared' }, hold: () => Promise<unknown>): Promise<unknown>;
  query(): Promise<{ readonly held?: readonly { readonly name?: string }[] }>;
}

/** Why a new version is not taken up at once. */
export type UpdateObstacle = 'other-tabs' | 'none-waiting';

const TAB_LOCK = 'tabuleiro-tab';

/**
 * Keeps the app on the device, and says when a newer one waits. A waiting version takes over only when it is asked to
 * and no other tab is open: a game that is being played there keeps the program it began with.
 */
export class Version {
  private readonly host: VersionHost;
  private readonly waits: Signal<boolean> = signal(false);
  private readonly keeps: Signal<boolean> = signal(false);
  private registration: Registration | undefined;
  private isAccepted = false;

  constructor(surroundings: VersionHost) {
    this.host = surroundings;
  }

  /** Does a newer version wait to be taken up? */
  get isWaiting(): ReadonlySignal<boolean> {
    return this.waits;
  }

  /** Is everything on the device, so that the app works without a network? */
  get isKept(): ReadonlySignal<boolean> {
    return this.keeps;
  }

  /** Without service workers (an old browser, a page over plain http) the app works, but not offline. */
  async keep(script: string | URL): Promise<void> {
    const { workers } = this.host;
    if (workers === undefined) return;
    this.markTab();
    workers.addEventListener('controllerchange', () => this.takeOver());
    this.keeps.value = workers.controller !== null;
    try {
      this.watch(await workers.register(script));
      await this.check();
    } catch {
      // No network, or a browser that keeps nothing: the version that is on the screen goes on.
    }
  }

  /** Asks whether there is a newer version. Browsers ask by themselves when a page is loaded, but take their time. */
  async check(): Promise<void> {
    try {
      await this.registration?.update();
    } catch {
      // No network: the next check will find it.
    }
  }

  /** Takes the waiting version up and loads the page anew. */
  async accept(): Promise<UpdateObstacle | undefined> {
    const waiting = this.registration?.waiting;
    if (!waiting) return 'none-waiting';
    if (await this.hasOtherTabs()) return 'other-tabs';
    this.isAccepted = true;
    waiting.postMessage({ type: 'SKIP_WAITING' });
    return undefined;
  }

  private watch(registration: Registration): void {
    this.registration = registration;
    this.look();
    this.follow(registration.installing);
    registration.addEventListener('updatefound', () => this.follow(registration.installing));
  }

  private follow(edition: InstalledVersion | null): void {
    edition?.addEventListener('statechange', () => this.look());
  }

  /** On the first visit no version is active yet, so there is nothing to wait for. */
  private look(): void {
    const { active = null, waiting = null } = this.registration ?? {};
    this.keeps.value = active !== null;
    this.waits.value = active !== null && waiting !== null;
  }

  /** The first version takes over silently; a newer one only where somebody asked for it. */
  private takeOver(): void {
    this.look();
    if (this.isAccepted) this.host.reload();
  }

  /** Every tab holds a share of one lock for as long as it is open, so that tabs can be counted. */
  private markTab(): void {
    const marked = this.host.locks?.request(TAB_LOCK, { mode: 'shared' }, () => new Promise(() => {}));
    // A browser that forbids storage forbids locks too.
    marked?.catch(() => undefined);
  }

  private async hasOtherTabs(): Promise<boolean> {
    const { held = [] } = (await this.host.locks?.query()) ?? {};
    return held.filter(({ name }) => name === TAB_LOCK).length > 1;
  }
}
