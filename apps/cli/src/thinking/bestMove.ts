import { type AnalysisLimits, ENGINE_GAMES, type Engine, type SearchResult } from '@tabuleiro/engine';
import { fail, ok, type Result } from '@tabuleiro/game';
import type { Lang } from '@tabuleiro/words';
import { type Complaint, complain } from '../complaint.js';
import type { Io } from '../io.js';
import type { JsonObject } from '../json.js';
import { orderFor } from './analyst.js';
import { openHere, openThreads } from './engine.js';
import { complainOfDie, complainOfGame, expectThought, findTask, type Task } from './task.js';
import { parseWish, type Wish } from './wish.js';

/** Longer than this the thinking is done in a thread of its own, so that an interruption is heard. */
const LONG_MS = 3000;
const LONG_NODES = 1_000_000;

/** Answers request after request; what is made for one serves the next. */
export class Oracle {
  private readonly lang: Lang;
  private readonly here: Engine;
  private readonly threads: Engine;

  constructor(io: Io, lang: Lang) {
    this.lang = lang;
    this.here = openHere(io);
    this.threads = openThreads(io);
  }

  async answer(fields: JsonObject): Promise<Result<SearchResult<string>, Complaint>> {
    const task = findTask(fields, this.lang);
    if (!task.ok) return task;
    const wish = parseWish(fields);
    if (!wish.ok) return fail(complain(this.lang, wish.error));
    const { line, position } = task.value;
    if (!ENGINE_GAMES.includes(line.game)) return fail(complainOfGame(this.lang, line.game));
    if (position.chances().length > 0) return fail(complainOfDie(this.lang, line.game));
    return ok(await this.think(task.value, wish.value));
  }

  async close(): Promise<void> {
    await this.here.close();
    await this.threads.close();
  }

  /** By the level, or the best it finds: the same on every machine unless a clock ends it before. */
  private async think({ line, position }: Task, wish: Wish): Promise<SearchResult<string>> {
    if (wish.level !== 'max') return expectThought(await this.here.choose(line, wish.level, wish.seed));
    // Where there is nothing to choose, the score alone is looked for.
    const isSingle = position.legal().length === 1;
    const order = isSingle ? { depth: 1 } : orderFor({ ...wish, depth: undefined, multiPv: 1 });
    const engine = isLong(order) ? this.threads : this.here;
    await engine.forget();
    return expectThought(await engine.analyse(line, order));
  }
}

function isLong({
  depth,
  moveTime = Number.POSITIVE_INFINITY,
  nodes = Number.POSITIVE_INFINITY,
}: AnalysisLimits): boolean {
  return depth === undefined && moveTime > LONG_MS && nodes > LONG_NODES;
}

/** The answer as programs read it; the move is null where the die is still to be thrown. */
export function thoughtAsJson({ move, score, depth, nodes, line }: SearchResult<string>): object {
  return { move: move ?? null, score, depth, nodes, pv: line };
}
