import { DEFAULT_MOVE_MS } from '@tabuleiro/any-game';
import type { AnalysisLimits, Clock } from '@tabuleiro/engine';
import type { Player } from '@tabuleiro/game';

/** What `go` asks for. */
export type GoCommand = {
  readonly limits: AnalysisLimits;
  /** The answer waits for `stop`. */
  readonly isInfinite: boolean;
  /** The answer waits for `stop` or `ponderhit`; the clock runs only after `ponderhit`. */
  readonly isPonder: boolean;
  readonly perft: number | undefined;
  /** Words that are not part of the protocol. */
  readonly unknown: readonly string[];
};

const NUMBERS: readonly string[] = [
  ...['depth', 'nodes', 'movetime', 'wtime', 'btime', 'winc', 'binc', 'movestogo', 'mate', 'perft'],
];
const FLAGS = ['infinite', 'ponder'];

/** Plies beyond its own that a search for a mate may need. */
const MATE_MARGIN = 8;

export function parseGo(words: readonly string[], side: Player): GoCommand {
  const numbers = new Map<string, number>();
  const flags = new Set<string>();
  const moves: string[] = [];
  const unknown: string[] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i];
    const number = parseNumber(words.at(i + 1) ?? '');
    if (FLAGS.includes(word)) flags.add(word);
    else if (NUMBERS.includes(word) && number !== undefined) {
      numbers.set(word, number);
      i++;
    } else if (word === 'searchmoves') {
      while (i + 1 < words.length && !isWord(words[i + 1])) moves.push(words[++i]);
    } else unknown.push(word);
  }
  const [isInfinite, isPonder] = [flags.has('infinite'), flags.has('ponder')];
  const limits = makeLimits(numbers, moves, side, isInfinite);
  return { limits, isInfinite, isPonder, perft: numbers.get('perft'), unknown };
}

function isWord(text: string): boolean {
  return text === 'searchmoves' || FLAGS.includes(text) || NUMBERS.includes(text);
}

function parseNumber(text: string): number | undefined {
  return /^-?\d{1,15}$/.test(text) ? Number(text) : undefined;
}

function makeLimits(
  numbers: ReadonlyMap<string, number>,
  moves: readonly string[],
  side: Player,
  isInfinite: boolean,
): AnalysisLimits {
  const [depth, nodes, mate, time] = ['depth', 'nodes', 'mate', 'movetime'].map((name) =>
    atLeastOne(numbers.get(name)),
  );
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
  const increment = Math.max(0, numbers.get(`${side}inc`) ?? 0);
  return { left: Math.max(1, left), increment, movesToGo: atLeastOne(numbers.get('movestogo')) };
}

function atLeastOne(number: number | undefined): number | undefined {
  return number === undefined ? undefined : Math.max(1, number);
}
