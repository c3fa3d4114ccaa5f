import { fail, type Game, type GameId, ok, type Result } from '@tabuleiro/game';
import { findEngineGame } from '../registry.js';
import type { SearchInfo, SearchResult } from '../searchTypes.js';
import { TranspositionTable } from '../tree/transpositionTable.js';
import type { GameEngine } from './gameEngine.js';
import {
  type EngineAnswer,
  findMoves,
  type GameLine,
  type LineError,
  type ReplayedLine,
  replayLine,
} from './gameLine.js';
import { readClock, StopFlag, type WorkerReply, type WorkerRequest } from './protocol.js';

/** A game and the engine that plays it. */
type OpenGame = { readonly game: Game<unknown, unknown>; readonly engine: GameEngine<unknown, unknown> };
type Analyse = (open: OpenGame, state: unknown) => Result<SearchResult<unknown>, LineError>;

/** The program of a worker of any kind: requests come in, infos and results go out, all moves as texts. */
export class WorkerService {
  private readonly post: (reply: WorkerReply) => void;
  private memory: ArrayBufferLike = new ArrayBuffer(0);
  private flag: StopFlag | undefined;
  private readonly resources = new Map<GameId, readonly ArrayBufferLike[]>();
  private readonly games = new Map<GameId, OpenGame>();
  /** The game in play, and its id and options: what the transposition table holds is about them. */
  private current: OpenGame | undefined;
  private rules = '';
  /** The last line of this game. */
  private last: ReplayedLine<unknown> | undefined;

  constructor(post: (reply: WorkerReply) => void) {
    this.post = post;
  }

  receive(request: WorkerRequest): void {
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

  private open({ table, flag }: WorkerRequest & { kind: 'open' }): void {
    this.memory = typeof table === 'number' ? new ArrayBuffer(TranspositionTable.bytes(table)) : table;
    this.flag = flag && new StopFlag(flag);
  }

  private analyse({ id, line, limits, isHelper, asked }: WorkerRequest & { kind: 'analyse' }): void {
    // A helper searches until it is told to stop, whatever the limits of depth, nodes and time.
    const own = isHelper ? { moves: limits.moves ?? [] } : limits;
    const result = this.answer(line, ({ game, engine }, state) => {
      const moves = findMoves(game, state, own.moves, line.moves?.length ?? 0);
      if (!moves.ok) return moves;
      const report = (info: SearchInfo<unknown>): void => {
        const texts = {
          line: formatMoves(game, info.line),
          elapsed: readClock() - asked,
          fullness: engine.fullness(),
        };
        this.post({ kind: 'info', id, info: { ...info, ...texts } });
      };
      const task = { limits: own, asked, moves: moves.value, isStopped: this.stopCheck(id) };
      return ok(engine.analyse(state, task, isHelper ? () => undefined : report));
    });
    if (!isHelper) this.flag?.raise(id);
    this.post({ kind: 'result', id, result });
  }

  private choose({ id, line, level, seed }: WorkerRequest & { kind: 'choose' }): void {
    const result = this.answer(line, ({ game, engine }, state) => {
      const choose = (isPreview: boolean) => engine.choose(state, level, seed, this.stopCheck(id), isPreview);
      if (this.flag === undefined) {
        this.post({ kind: 'preview', id, result: formatResult(game, choose(true)) });
      }
      return ok(choose(false));
    });
    this.post({ kind: 'result', id, result });
  }

  private forget(id: number): void {
    this.current?.engine.forget();
    this.post({ kind: 'forgotten', id });
  }

  private stopCheck(id: number): () => boolean {
    return () => this.flag?.isRaised(id) === true;
  }

  /** Replays the line and lets the engine of its game analyse the last position; the result is in texts. */
  private answer(line: GameLine, analyse: Analyse): EngineAnswer {
    const open = this.games.get(line.game) ?? this.openGame(line.game);
    if (open === undefined) return fail({ code: 'unknown-game', game: line.game });
    this.switchTo(open, rulesOf(line));
    const state = replayLine(open.game, line, this.last);
    if (!state.ok) return state;
    this.last = { line, state: state.value };
    const result = analyse(open, state.value);
    return result.ok ? ok(formatResult(open.game, result.value)) : result;
  }

  /** Clears the table if it is about another game, or the same with other options. */
  private switchTo(open: OpenGame, rules: string): void {
    if (rules === this.rules) return;
    this.current?.engine.forget();
    this.current = open;
    this.rules = rules;
    this.last = undefined;
  }

  private openGame(id: GameId): OpenGame | undefined {
    const found = findEngineGame(id);
    if (found === undefined) return undefined;
    const engine = found.open(this.memory, this.resources.get(id) ?? [], (code) =>
      this.post({ kind: 'problem', problem: { game: id, code } }),
    );
    const open = { game: found.game, engine };
    this.games.set(id, open);
    return open;
  }
}

function rulesOf({ game, options = {} }: GameLine): string {
  return JSON.stringify([game, Object.entries(options).sort()]);
}

function formatResult(game: Game<unknown, unknown>, result: SearchResult<unknown>): SearchResult<string> {
  const line = formatMoves(game, result.line);
  return { ...result, line, move: line.at(0) };
}

function formatMoves({ notation }: Game<unknown, unknown>, moves: readonly unknown[]): readonly string[] {
  return moves.map((move) => notation.formatMove(move));
}
