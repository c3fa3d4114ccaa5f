import { ok, type Result } from '@tabuleiro/game';
import type { Thought } from '../limits.js';
import { Table } from '../tree/table.js';
import type { Answer, Desk } from './desk.js';
import type { Line, LineError } from './engine.js';
import { type Reply, type Request, StopFlag } from './message.js';
import { type Equipment, openDesk } from './openDesk.js';

/** Thinks in a worker of any kind: requests come in, infos and results go out. */
export class Service {
  private readonly post: (reply: Reply) => void;
  private equipment: Equipment = { memory: new ArrayBuffer(0), senetTables: [] };
  private flag: StopFlag | undefined;
  private desk: Desk | undefined;

  constructor(post: (reply: Reply) => void) {
    this.post = post;
  }

  receive(request: Request): void {
    switch (request.kind) {
      case 'open':
        this.open(request);
        break;
      case 'analyse':
        this.analyse(request);
        break;
      case 'choose':
        this.choose(request);
        break;
      case 'forget':
        this.forget(request.id);
        break;
    }
  }

  private open({ table, flag, senetTables = [] }: Request & { kind: 'open' }): void {
    const memory = typeof table === 'number' ? new ArrayBuffer(Table.bytes(table)) : table;
    this.equipment = { memory, senetTables };
    this.flag = flag && new StopFlag(flag);
  }

  private analyse({ id, line, order, isHelper, asked }: Request & { kind: 'analyse' }): void {
    const onInfo = isHelper ? () => undefined : this.reporter(id);
    // A helper goes on until it is told to stop, whatever the order says of depth, nodes and time.
    const own = isHelper ? { moves: order.moves ?? [] } : order;
    const result = this.sitDown(line, (desk) => desk.analyse(line, own, asked, onInfo, this.watch(id)));
    if (!isHelper) this.flag?.raise(id);
    this.post({ kind: 'thought', id, result });
  }

  private choose({ id, line, level, seed }: Request & { kind: 'choose' }): void {
    const result = this.sitDown(line, (desk) => {
      if (this.flag === undefined) this.tellGlance(id, desk.glance(line, level, seed));
      return desk.choose(line, level, seed, this.watch(id));
    });
    this.post({ kind: 'thought', id, result });
  }

  private tellGlance(id: number, glance: Answer): void {
    if (glance.ok) this.post({ kind: 'glance', id, thought: glance.value });
  }

  private forget(id: number): void {
    this.desk?.forget();
    this.post({ kind: 'forgotten', id });
  }

  private reporter(id: number): Parameters<Desk['analyse']>[3] {
    return (info) => this.post({ kind: 'info', id, info });
  }

  private watch(id: number): () => boolean {
    return () => this.flag?.isRaised(id) === true;
  }

  /** At the desk of the line's game; what another game left in the table is wiped off first. */
  private sitDown(line: Line, work: (desk: Desk) => Answer): Result<Thought<string>, LineError> {
    const desk = this.desk?.isFor(line) ? ok(this.desk) : openDesk(line, this.equipment);
    if (!desk.ok) return desk;
    if (this.desk !== undefined && this.desk !== desk.value) desk.value.forget();
    this.desk = desk.value;
    return work(desk.value);
  }
}
