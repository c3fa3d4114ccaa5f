import {
  type AnalysisLimits,
  ENGINE_GAMES,
  type Engine,
  type Evaluation,
  type SearchResult,
} from '@tabuleiro/engine';
import { fail, ok, type Result } from '@tabuleiro/game';
import type { Lang } from '@tabuleiro/words';
import { toUserError, type UserError } from '../commandLine/userError.js';
import type { Io } from '../io/io.js';
import type { JsonObject } from '../io/json.js';
import {
  dieNotThrown,
  type EngineTask,
  expectResult,
  findEngineTask,
  gameNotPlayed,
  limitsFor,
  type MoveRequest,
  parseMoveRequest,
} from './engineRequest.js';
import { engineFiles, openLocalEngine, openThreadedEngine } from './open.js';

/** Searches beyond these limits run in a thread of their own, so that Ctrl-C is heard meanwhile. */
const LONG_MS = 3000;
const LONG_NODES = 1_000_000;

/** Finds moves for any number of requests with the same two engines. */
export class BestMoveFinder {
  private readonly lang: Lang;
  private readonly here: Engine;
  private readonly threads: Engine;

  constructor(io: Io, lang: Lang, evaluation: Evaluation) {
    this.lang = lang;
    const files = engineFiles(io, lang, evaluation);
    this.here = openLocalEngine(files);
    this.threads = openThreadedEngine(io, files);
  }

  async find(fields: JsonObject): Promise<Result<SearchResult<string>, UserError>> {
    const task = findEngineTask(fields, this.lang);
    if (!task.ok) return task;
    const request = parseMoveRequest(fields);
    if (!request.ok) return fail(toUserError(this.lang, request.error));
    const { line, position } = task.value;
    if (!ENGINE_GAMES.includes(line.game)) return fail(gameNotPlayed(this.lang, line.game));
    if (position.chances().length > 0) return fail(dieNotThrown(this.lang, line.game));
    return ok(await this.search(task.value, request.value));
  }

  async close(): Promise<void> {
    await this.here.close();
    await this.threads.close();
  }

  /** The move of a level, or the best that is found. The same on every machine unless a clock ends the search. */
  private async search({ line, position }: EngineTask, request: MoveRequest): Promise<SearchResult<string>> {
    if (request.level !== 'max')
      return expectResult(await this.here.choose(line, request.level, request.seed));
    // With a single legal move only its score has to be found.
    const isSingle = position.legal().length === 1;
    const limits = isSingle ? { depth: 1 } : limitsFor({ ...request, depth: undefined, multiPv: 1 });
    const engine = isLong(limits) ? this.threads : this.here;
    await engine.forget();
    return expectResult(await engine.analyse(line, limits));
  }
}

function isLong({
  depth,
  moveTime = Number.POSITIVE_INFINITY,
  nodes = Number.POSITIVE_INFINITY,
}: AnalysisLimits): boolean {
  return depth === undefined && moveTime > LONG_MS && nodes > LONG_NODES;
}
