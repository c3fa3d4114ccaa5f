const LAST_PORT = 65_535;

/** Another port to try. */
export function neighbour(port: number): number {
  return port < LAST_PORT ? port + 1 : port - 1;
}
