import { DEFAULT_MOVE_MS } from '@tabuleiro/any-game';
import type { AnalysisLimits, Clock } from '@tabuleiro/engine';
import { fail, ok, type Player, type Result } from '@tabuleiro/game';
import type { CodedError } from '@tabuleiro/words';
import { outOfRange, type Range } from '../commandLine/flags.js';

/** What `go` asks for. */
export type GoCommand = {
  readonly limits: AnalysisLimits;
  /** The answer waits for `stop`. */
  readonly isInfinite: boolean;
  /** The answer waits for `stop` or `ponderhit`; the clock runs only after `ponderhit`. */
  readonly isPonder: boolean;
  /** The depth of a count in place of a search. */
  readonly perft: Result<number, CodedError> | undefined;
  /** What is not part of the protocol, or out of range. */
  readonly remarks: readonly CodedError[];
};

/** The longest time that a timer of Node takes: more than 24 days. */
const LONGEST_MS = 2 ** 31 - 1;
const TIME = { least: 1, most: LONGEST_MS };
const INCREMENT = { least: 0, most: LONGEST_MS };

/** What each number may be. UCI wants a move in any case, so another one is taken as the nearest of these, and told. */
const NUMBERS: ReadonlyMap<string, Omit<Range, 'name'>> = new Map([
  ['depth', { least: 1, most: 100 }],
  ['nodes', { least: 1, most: Number.MAX_SAFE_INTEGER }],
  ['movetime', TIME],
  ['wtime', TIME],
  ['btime', TIME],
  ['winc', INCREMENT],
  ['binc', INCREMENT],
  ['movestogo', { least: 1, most: 1000 }],
  ['mate', { least: 1, most: 50 }],
]);
const FLAGS = ['infinite', 'ponder'];

/** Deeper counts would not end in anybody's lifetime. */
const DEEPEST_COUNT = 20;

/** Plies beyond its own that a search for a mate may need. */
const MATE_MARGIN = 8;

export function parseGo(words: readonly string[], side: Player): GoCommand {
  const numbers = new Map<string, number>();
  const flags = new Set<string>();
  const moves: string[] = [];
  const remarks: CodedError[] = [];
  let perft: GoCommand['perft'];
  for (let i = 0; i < words.length; i++) {
    const word = words[i];
    const next = words.at(i + 1) ?? '';
    const range = NUMBERS.get(word);
    if (FLAGS.includes(word)) flags.add(word);
    else if (range !== undefined && WHOLE.test(next)) {
      const number = Math.min(Math.max(Number(next), range.least), range.most);
      if (number !== Number(next)) remarks.push(outOfRange({ name: `go ${word}`, ...range }));
      numbers.set(word, number);
      i++;
    } else if (word === 'perft') {
      perft = parsePerft(next);
      i++;
    } else if (word === 'searchmoves') {
      while (i + 1 < words.length && !isWord(words[i + 1])) moves.push(words[++i]);
    } else remarks.push({ code: 'unknown-command', command: `go ${word}` });
  }
  const [isInfinite, isPonder] = [flags.has('infinite'), flags.has('ponder')];
  const limits = makeLimits(numbers, moves, side, isInfinite);
  return { limits, isInfinite, isPonder, perft, remarks };
}

const WHOLE = /^-?\d+$/;

function isWord(text: string): boolean {
  return text === 'searchmoves' || text === 'perft' || FLAGS.includes(text) || NUMBERS.has(text);
}

/** A count answers no move, so that a wrong depth can be refused. */
function parsePerft(text: string): Result<number, CodedError> {
  const depth = /^\d+$/.test(text) ? Number(text) : DEEPEST_COUNT + 1;
  return depth <= DEEPEST_COUNT ? ok(depth) : fail({ code: 'bad-depth', depth: text, most: DEEPEST_COUNT });
}

function makeLimits(
  numbers: ReadonlyMap<string, number>,
  moves: readonly string[],
  side: Player,
  isInfinite: boolean,
): AnalysisLimits {
  const [depth, nodes, mate, time] = ['depth', 'nodes', 'mate', 'movetime'].map((name) => numbers.get(name));
  const clock = isInfinite ? undefined : makeClock(numbers, side);
  const moveTime = isInfinite ? undefined : time;
  const isBounded = isInfinite || [depth, nodes, mate, moveTime, clock].some((bound) => bound !== undefined);
  return {
    ...(depth !== undefined && { depth }),
    ...(mate !== undefined && { mate, depth: depth ?? 2 * mate + MATE_MARGIN }),
    ...(nodes !== undefined && { nodes }),
    ...(moveTime !== undefined && { moveTime }),
    ...(clock !== undefined && { clock }),
    ...(moves.length > 0 && { moves }),
    ...(!isBounded && { moveTime: DEFAULT_MOVE_MS }),
  };
}

function makeClock(numbers: ReadonlyMap<string, number>, side: Player): Clock | undefined {
  const left = numbers.get(`${side}time`);
  if (left === undefined) return undefined;
  return { left, increment: numbers.get(`${side}inc`) ?? 0, movesToGo: numbers.get('movestogo') };
}
