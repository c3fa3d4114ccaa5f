import { spawn } from 'node:child_process';

export type Machine = {
  readonly platform: NodeJS.Platform;
  readonly env: NodeJS.ProcessEnv;
  /** Undefined where users have no number (Windows). */
  readonly userId: number | undefined;
};

/** Does somebody sit before a screen here? Never under CI, as root, from afar or without a display. */
export function isDesktop({ platform, env, userId }: Machine): boolean {
  if (env.CI || env.SSH_CONNECTION || userId === 0) return false;
  const hasOwnDisplay = platform === 'darwin' || platform === 'win32';
  return hasOwnDisplay || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY);
}

/** The program that opens an address in the browser a person has chosen. */
export function opener(platform: NodeJS.Platform, address: string): readonly [string, ...string[]] {
  if (platform === 'darwin') return ['open', address];
  // `start` takes its first quoted argument for the title of a window.
  if (platform === 'win32') return ['cmd', '/c', 'start', '""', address];
  return ['xdg-open', address];
}

/** A browser that does not open is no failure: the address is on the screen. */
export function openBrowser(platform: NodeJS.Platform, address: string): void {
  const [program, ...args] = opener(platform, address);
  const child = spawn(program, args, { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
}
