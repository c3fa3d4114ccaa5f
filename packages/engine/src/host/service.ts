import { fail, type Game, type GameId, ok, type Result } from '@tabuleiro/game';
import type { SearchInfo, SearchResult } from '../limits.js';
import { findEngineGame } from '../registry.js';
import { TranspositionTable } from '../tree/table.js';
import type { GameEngine } from './desk.js';
import type { GameLine, LineError } from './engine.js';
import { type Answer, readClock, StopFlag, type WorkerReply, type WorkerRequest } from './message.js';
import { type Followed, findMoves, replayLine } from './replay.js';

/** A game and the desk where it is thought about. */
type Place = { readonly game: Game<unknown, unknown>; readonly desk: GameEngine<unknown, unknown> };
type Thinking = (place: Place, state: unknown) => Result<SearchResult<unknown>, LineError>;

/** Thinks in a worker of any kind: lines come in as texts, infos and results go out as texts. */
export class Service {
  private readonly post: (reply: WorkerReply) => void;
  private memory: ArrayBufferLike = new ArrayBuffer(0);
  private flag: StopFlag | undefined;
  private readonly resources = new Map<GameId, readonly ArrayBufferLike[]>();
  private readonly places = new Map<GameId, Place>();
  /** The one that is at work, and by which rules: what it has learned is in the table. */
  private place: Place | undefined;
  private rules = '';
  /** The last line by those rules. */
  private last: Followed<unknown> | undefined;

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

  private analyse({ id, line, order, isHelper, asked }: WorkerRequest & { kind: 'analyse' }): void {
    // A helper goes on until it is told to stop, whatever the order says of depth, nodes and time.
    const own = isHelper ? { moves: order.moves ?? [] } : order;
    const result = this.follow(line, ({ game, desk }, state) => {
      const moves = findMoves(game, state, own.moves, line.moves?.length ?? 0);
      if (!moves.ok) return moves;
      const tell = (info: SearchInfo<unknown>): void => {
        const texts = {
          line: write(game, info.line),
          elapsed: readClock() - asked,
          fullness: desk.fullness(),
        };
        this.post({ kind: 'info', id, info: { ...info, ...texts } });
      };
      const task = { limits: own, asked, moves: moves.value, isStopped: this.watch(id) };
      return ok(desk.analyse(state, task, isHelper ? () => undefined : tell));
    });
    if (!isHelper) this.flag?.raise(id);
    this.post({ kind: 'thought', id, result });
  }

  private choose({ id, line, level, seed }: WorkerRequest & { kind: 'choose' }): void {
    const result = this.follow(line, ({ game, desk }, state) => {
      const look = (isGlance: boolean) => desk.choose(state, level, seed, this.watch(id), isGlance);
      if (this.flag === undefined) this.post({ kind: 'glance', id, thought: inTexts(game, look(true)) });
      return ok(look(false));
    });
    this.post({ kind: 'thought', id, result });
  }

  private forget(id: number): void {
    this.place?.desk.forget();
    this.post({ kind: 'forgotten', id });
  }

  private watch(id: number): () => boolean {
    return () => this.flag?.isRaised(id) === true;
  }

  /** Sits down at the desk of the line's game and follows the line there; what is thought at its end is told in texts. */
  private follow(line: GameLine, think: Thinking): Answer {
    const place = this.places.get(line.game) ?? this.openPlace(line.game);
    if (place === undefined) return fail({ code: 'unknown-game', game: line.game });
    this.turnTo(place, rulesOf(line));
    const state = replayLine(place.game, line, this.last);
    if (!state.ok) return state;
    this.last = { line, state: state.value };
    const thought = think(place, state.value);
    return thought.ok ? ok(inTexts(place.game, thought.value)) : thought;
  }

  /** What was learned in another game, or by other options, is wiped off the table. */
  private turnTo(place: Place, rules: string): void {
    if (rules === this.rules) return;
    this.place?.desk.forget();
    this.place = place;
    this.rules = rules;
    this.last = undefined;
  }

  private openPlace(id: GameId): Place | undefined {
    const played = findEngineGame(id);
    if (played === undefined) return undefined;
    const place = { game: played.game, desk: played.open(this.memory, this.resources.get(id) ?? []) };
    this.places.set(id, place);
    return place;
  }
}

function rulesOf({ game, options = {} }: GameLine): string {
  return JSON.stringify([game, Object.entries(options).sort()]);
}

function inTexts(game: Game<unknown, unknown>, thought: SearchResult<unknown>): SearchResult<string> {
  const line = write(game, thought.line);
  return { ...thought, line, move: line.at(0) };
}

function write({ notation }: Game<unknown, unknown>, moves: readonly unknown[]): readonly string[] {
  return moves.map((move) => notation.formatMove(move));
}
