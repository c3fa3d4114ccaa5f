import process from 'node:process';
import type { Counted } from '@tabuleiro/online/server';

const NAMES: Readonly<Record<Counted, string>> = {
  message: 'tabuleiro_messages_total',
  refusal: 'tabuleiro_refusals_total',
  connection: 'tabuleiro_connections_opened_total',
  closed: 'tabuleiro_connections_closed_total',
  created: 'tabuleiro_matches_created_total',
  forgotten: 'tabuleiro_matches_forgotten_total',
  fault: 'tabuleiro_faults_total',
  look: 'tabuleiro_looks_total',
  healed: 'tabuleiro_healed_total',
};

/** What is counted, as Prometheus reads it: numbers and codes, never a name, an address or the id of a match. */
export class Metrics {
  private readonly counts: Map<string, number> = new Map();

  readonly count = (what: Counted, code?: string): void => {
    const name = code === undefined ? NAMES[what] : `${NAMES[what]}{code="${code}"}`;
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
  };

  /** The text of `/metrics`, with what stands at the moment. */
  format(gauges: Readonly<Record<string, number>>): string {
    const all = {
      ...gauges,
      process_resident_memory_bytes: process.memoryUsage.rss(),
      process_cpu_seconds_total: (process.cpuUsage().user + process.cpuUsage().system) / 1e6,
      ...Object.fromEntries(this.counts),
    };
    return `${Object.entries(all)
      .map(([name, value]) => `${name} ${value}`)
      .join('\n')}\n`;
  }
}
