import { fail, type GameId, type Result } from '@tabuleiro/game';
import type { Thought } from '../limits.js';
import { findPlayed } from '../registry.js';
import { Table } from '../tree/table.js';
import type { Answer, Desk } from './desk.js';
import type { Line, LineError } from './engine.js';
import { type Reply, type Request, StopFlag } from './message.js';

/** Thinks in a worker of any kind: requests come in, infos and results go out. */
export class Service {
  private readonly post: (reply: Reply) => void;
  private memory: ArrayBufferLike = new ArrayBuffer(0);
  private flag: StopFlag | undefined;
  private readonly resources = new Map<GameId, readonly ArrayBufferLike[]>();
  private readonly desks = new Map<GameId, Desk>();
  /** The one that is at work, and by which rules: what it has learned is in the table. */
  private desk: Desk | undefined;
  private rules = '';

  constructor(post: (reply: Reply) => void) {
    this.post = post;
  }

  receive(request: Request): void {
    switch (request.kind) {
      case 'open':
        this.open(request);
        break;
      case 'resources':
        this.resources.set(request.game, request.resources);
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

  private open({ table, flag }: Request & { kind: 'open' }): void {
    this.memory = typeof table === 'number' ? new ArrayBuffer(Table.bytes(table)) : table;
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

  /** At the desk of the line's game. What was learned in another one, or by other options, is wiped off the table. */
  private sitDown(line: Line, work: (desk: Desk) => Answer): Result<Thought<string>, LineError> {
    const desk = this.desks.get(line.game) ?? this.openDesk(line.game);
    if (desk === undefined) return fail({ code: 'unknown-game', game: line.game });
    const rules = rulesOf(line);
    if (rules !== this.rules) this.desk?.forget();
    this.desk = desk;
    this.rules = rules;
    return work(desk);
  }

  private openDesk(game: GameId): Desk | undefined {
    const desk = findPlayed(game)?.open(this.memory, this.resources.get(game) ?? []);
    if (desk !== undefined) this.desks.set(game, desk);
    return desk;
  }
}

function rulesOf({ game, options = {} }: Line): string {
  return JSON.stringify([game, Object.entries(options).sort()]);
}
