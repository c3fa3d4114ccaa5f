import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type LaunchOptions, type Page } from '@playwright/test';
import { withSettings } from '../fixtures/settings.js';
import { Troubles } from '../fixtures/troubles.js';
import { tearLogs } from './levelLog.js';

/** A person's device: what a browser has kept there outlives the browser. */
export class Device {
  readonly profile: string = mkdtempSync(join(tmpdir(), 'tabuleiro-device-'));
  private readonly launching: LaunchOptions;
  private readonly baseURL: string;
  private running: { readonly context: BrowserContext; readonly group: number } | undefined;
  readonly troubles: Troubles = new Troubles();
  /** Every death comes in the middle of a write. */
  diesWriting = false;

  /** `launching`: how the tests start their browsers; `baseURL`: where the app is. */
  constructor(launching: LaunchOptions, baseURL: string) {
    this.launching = launching;
    this.baseURL = baseURL;
  }

  /** Starts the browser; `prepare` comes before any page is opened. */
  async start(prepare: (context: BrowserContext) => Promise<void> = async () => undefined): Promise<Page> {
    const context = await chromium.launchPersistentContext(this.profile, {
      ...this.launching,
      ...{ baseURL: this.baseURL, locale: 'pt-BR', reducedMotion: 'reduce', serviceWorkers: 'block' },
    });
    this.running = { context, group: groupOf(await pidOf(context)) };
    await this.troubles.watch(context);
    await withSettings(context, { hurry: true });
    await prepare(context);
    return context.pages()[0] ?? context.newPage();
  }

  /** The end without a warning, for the browser and all that it has started: nothing gets time to finish. */
  async kill(): Promise<void> {
    const { running } = this;
    if (running === undefined) throw new Error('no browser is running');
    this.running = undefined;
    const isOver = new Promise((resolve) => running.context.once('close', resolve));
    process.kill(running.group, 'SIGKILL');
    await isOver;
    if (this.diesWriting) tearLogs(this.profile);
  }

  /** For good, with all that it holds; `copy` is where what it holds is looked into afterwards. */
  async discard(copy?: string): Promise<void> {
    await this.running?.context.close();
    if (copy !== undefined) cpSync(this.profile, copy, { recursive: true });
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function pidOf(context: BrowserContext): Promise<number> {
  const session = await context.browser()?.newBrowserCDPSession();
  const told = await session?.send('SystemInfo.getProcessInfo');
  const pid = told?.processInfo.find(({ type }) => type === 'browser')?.id;
  if (pid === undefined) throw new Error('the browser does not say which process it is');
  return pid;
}

/** The browser with all that it has started. Where a script starts it and waits, the script leads the group. */
function groupOf(pid: number): number {
  if (process.platform === 'win32') return pid;
  if (process.platform !== 'linux') return -pid;
  const [, after] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  return -Number(after.split(' ')[2]);
}
