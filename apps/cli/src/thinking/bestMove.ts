import { USUAL_MS } from '@tabuleiro/contest';
import { fail, type GameId, ok, type Result } from '@tabuleiro/game';
import type { Engine, Thought } from '@tabuleiro/search';
import { senet } from '@tabuleiro/senet';
import type { Lang } from '@tabuleiro/words';
import { type Complaint, complain } from '../complaint.js';
import type { Io } from '../io.js';
import type { JsonObject } from '../json.js';
import { type Bounds, type Computer, openComputer } from './computer.js';
import { openThreads } from './engine.js';
import { SenetComputer } from './senetComputer.js';
import { complainOfDie, complainOfGame, findTask, lineFor, type Task } from './task.js';
import { parseWish, type Wish } from './wish.js';

/** Longer than this the thinking is done in a thread of its own, so that an interruption is heard. */
const LONG_MS = 3000;
const LONG_NODES = 1_000_000;

/** Answers request after request; what is made for one serves the next. */
export class Oracle {
  private readonly computers = new Map<GameId, Computer>();
  private readonly io: Io;
  private readonly lang: Lang;
  private readonly threads: Engine;

  constructor(io: Io, lang: Lang) {
    this.io = io;
    this.lang = lang;
    this.threads = openThreads(io);
  }

  async answer(fields: JsonObject): Promise<Result<Thought<string>, Complaint>> {
    const task = findTask(fields, this.lang);
    if (!task.ok) return task;
    const wish = parseWish(fields);
    if (!wish.ok) return fail(complain(this.lang, wish.error));
    const computer = this.computerFor(task.value.game);
    if (computer === undefined) return fail(complainOfGame(this.lang, task.value.game));
    if (task.value.position.chances().length > 0) return fail(complainOfDie(this.lang, task.value.game));
    return ok(await this.fulfil(computer, task.value, wish.value));
  }

  async close(): Promise<void> {
    await this.threads.close();
  }

  private computerFor(game: GameId): Computer | undefined {
    const computer = this.computers.get(game) ?? this.open(game);
    if (computer !== undefined) this.computers.set(game, computer);
    return computer;
  }

  private open(game: GameId): Computer | undefined {
    return game === senet.id ? new SenetComputer(this.io.env) : openComputer(game);
  }

  private async fulfil(computer: Computer, task: Task, wish: Wish): Promise<Thought<string>> {
    const { level, nodes, seed } = wish;
    if (level !== 'max') return computer.choose(task.track, level, seed);
    // There is nothing to choose: the score alone is looked for.
    if (task.position.legal().length === 1) return computer.think(task.track, { depth: 1 });
    const ms = wish.ms ?? (nodes === undefined ? USUAL_MS : undefined);
    return isLong({ ms, nodes })
      ? this.thinkLong(task, { ms, nodes })
      : computer.think(task.track, { nodes, ms });
  }

  private async thinkLong(task: Task, { ms, nodes }: Bounds): Promise<Thought<string>> {
    await this.threads.forget();
    const found = await this.threads.analyse(lineFor(task), {
      ...(ms !== undefined && { moveTime: ms }),
      ...(nodes !== undefined && { nodes }),
    });
    if (!found.ok) throw new Error(`refused after it was checked: ${found.error.code}`);
    return found.value;
  }
}

function isLong({ ms = Number.POSITIVE_INFINITY, nodes = Number.POSITIVE_INFINITY }: Bounds): boolean {
  return ms > LONG_MS && nodes > LONG_NODES;
}

/** The answer as programs read it; the move is null where the die is still to be thrown. */
export function thoughtAsJson({ move, score, depth, nodes, line }: Thought<string>): object {
  return { move: move ?? null, score, depth, nodes, pv: line };
}
