import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';

/** Where tables and everything else of a user is kept: `$TABULEIRO_DATA`, else the program's folder by the XDG base directory specification. */
export function dataFolder(env: Readonly<Record<string, string | undefined>>): string {
  const { TABULEIRO_DATA: own = '', XDG_DATA_HOME: xdg = '' } = env;
  if (own !== '') return own;
  return join(isAbsolute(xdg) ? xdg : join(homedir(), '.local', 'share'), 'tabuleiro');
}
