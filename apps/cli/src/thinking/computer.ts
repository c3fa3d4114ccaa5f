import { type Game, type GameId, type Options, ok, replay } from '@tabuleiro/game';
import {
  Chooser,
  Deadline,
  type Level,
  type Limits,
  type Mind,
  planMoveTime,
  type Surroundings,
  Thinker,
  type Thought,
  temperOf,
  withMind,
} from '@tabuleiro/search';

/** Where to think: a start and what was played from there, so that repetitions are known. */
export type Track = {
  readonly options: Options;
  readonly position: string;
  readonly moves: readonly string[];
};

/** The computer player of one game in this thread, whatever the game's states and moves are made of. */
export interface Computer {
  /** A level's choice: the same on every machine. */
  choose(track: Track, level: Level, seed: number): Promise<Thought<string>>;
  /** The best it finds within so many positions, the same on every machine unless a clock ends it before. */
  think(track: Track, limits: Bounds): Promise<Thought<string>>;
}

export type Bounds = {
  readonly depth?: number;
  readonly nodes?: number | undefined;
  readonly ms?: number | undefined;
};

/** Undefined for a game that no search thinks through. */
export function openComputer(game: GameId): Computer | undefined {
  return withMind(game, { visit: (mind): Computer => new MindComputer(mind) });
}

/** Thinkers are made once and asked again and again. */
class MindComputer<S, M> implements Computer {
  private readonly mind: Mind<S, M>;
  private chooser: Chooser<S, M> | undefined;
  private thinker: Thinker<S, M> | undefined;

  constructor(mind: Mind<S, M>) {
    this.mind = mind;
  }

  async choose(track: Track, level: Level, seed: number): Promise<Thought<string>> {
    this.chooser ??= new Chooser(this.mind);
    const temper = temperOf(this.mind.game.id, level);
    return this.inTexts(this.chooser.choose(followTrack(this.mind.game, track), temper, seed));
  }

  async think(track: Track, { depth, nodes, ms }: Bounds): Promise<Thought<string>> {
    this.thinker ??= new Thinker(this.mind);
    this.thinker.forget();
    const limits: Limits<M> = {
      ...(depth !== undefined && { depth }),
      ...(nodes !== undefined && { nodes }),
    };
    return this.inTexts(this.thinker.think(followTrack(this.mind.game, track), limits, undefined, timed(ms)));
  }

  private inTexts({ move, line, ...rest }: Thought<M>): Thought<string> {
    const format = (found: M): string => this.mind.game.notation.formatMove(found);
    return { ...rest, move: move === undefined ? undefined : format(move), line: line.map(format) };
  }
}

/** Requires a track that was followed before. */
export function followTrack<S, M>(game: Game<S, M>, { options, position, moves }: Track): S {
  const from =
    position === 'start' ? ok(game.start(options)) : game.notation.parsePosition(position, options);
  const state = from.ok ? replay(game, from.value, moves) : from;
  if (!state.ok) throw new Error(`a track that cannot be followed: ${position} ${moves.join(' ')}`);
  return state.value;
}

function timed(ms: number | undefined): Surroundings | undefined {
  return ms === undefined ? undefined : new Deadline(() => performance.now(), planMoveTime(ms));
}
