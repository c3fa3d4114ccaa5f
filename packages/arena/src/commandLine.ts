/** The words of a command line: blanks part them, quotes hold them together. */
export function splitCommand(text: string): string[] {
  const words = text.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g);
  return [...words].map(([, double, single, bare]) => double ?? single ?? bare);
}
