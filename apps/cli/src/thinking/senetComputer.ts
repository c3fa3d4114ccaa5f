import { SenetChooser, SenetThinker, type SenetThought, senetNet, senetTemperOf } from '@tabuleiro/oracle';
import { Deadline, type Level, planMoveTime, type Thought } from '@tabuleiro/search';
import { senet } from '@tabuleiro/senet';
import type { Io } from '../io.js';
import { type Bounds, type Computer, followTrack, type Track } from './computer.js';
import { loadLargest, loadShipped } from './senetTables.js';

/** The computer player of Senet in this thread; a table is read when it is first needed. */
export class SenetComputer implements Computer {
  private readonly env: Io['env'];
  private chooser: Promise<SenetChooser> | undefined;
  private thinker: Promise<SenetThinker> | undefined;

  constructor(env: Io['env']) {
    this.env = env;
  }

  async choose(track: Track, level: Level, seed: number): Promise<Thought<string>> {
    this.chooser ??= loadShipped().then((truth) => new SenetChooser(senetNet(), truth));
    const chooser = await this.chooser;
    return inTexts(chooser.choose(followTrack(senet, track), senetTemperOf(level), seed));
  }

  async think(track: Track, { depth, nodes, ms }: Bounds): Promise<Thought<string>> {
    this.thinker ??= loadLargest(this.env).then((truth) => new SenetThinker(senetNet(), truth));
    const thinker = await this.thinker;
    thinker.forget();
    const deadline = ms === undefined ? undefined : new Deadline(() => performance.now(), planMoveTime(ms));
    const limits = {
      ...(depth !== undefined && { depth }),
      ...(nodes !== undefined && { nodes }),
      ...(deadline !== undefined && { poll: () => deadline.poll() }),
    };
    return inTexts(thinker.think(followTrack(senet, track), limits));
  }
}

function inTexts({ move, line, ...rest }: SenetThought): Thought<string> {
  const { formatMove } = senet.notation;
  return { ...rest, move: move === undefined ? undefined : formatMove(move), line: line.map(formatMove) };
}
