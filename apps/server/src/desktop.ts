import { spawn } from 'node:child_process';

export type Machine = {
  readonly platform: NodeJS.Platform;
  readonly env: NodeJS.ProcessEnv;
  /** Undefined on Windows, where users have no number. */
  readonly userId: number | undefined;
};

/** Whether somebody sits at this machine: not under CI, as root, over SSH or without a display. */
export function isDesktop({ platform, env, userId }: Machine): boolean {
  if (env.CI || env.SSH_CONNECTION || userId === 0) return false;
  const hasOwnDisplay = platform === 'darwin' || platform === 'win32';
  return hasOwnDisplay || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY);
}

/** The command that opens an address in the default browser. */
export function opener(platform: NodeJS.Platform, address: string): readonly [string, ...string[]] {
  if (platform === 'darwin') return ['open', address];
  // `start` takes its first quoted argument for the title of a window.
  if (platform === 'win32') return ['cmd', '/c', 'start', '""', address];
  return ['xdg-open', address];
}

/** A browser that does not open is no failure: the address has been printed. */
export function openBrowser(platform: NodeJS.Platform, address: string): void {
  const [program, ...args] = opener(platform, address);
  const child = spawn(program, args, { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
}
