import { type ChessState, classico } from '@tabuleiro/chess';
import { parseSan } from '../san/reader.js';
import { OPENING_LINES } from './lines.js';

/** An opening of classic chess. Its name in a language: `wordOpening` of `@tabuleiro/words`. */
export type Opening = {
  /** Its code, numbered where several openings share one. */
  readonly id: string;
  /** The code of the field (ECO), such as `B90`. */
  readonly code: string;
  /** The line it is known by, in English letters. */
  readonly moves: readonly string[];
};

/** All openings that have a name, in the order of their codes. */
export function listOpenings(): readonly Opening[] {
  known ??= OPENING_LINES.trim().split('\n').map(readLine);
  return known;
}

let known: readonly Opening[] | undefined;
let byPosition: ReadonlyMap<string, Opening> | undefined;

/**
 * The opening of a line of classic chess, from its start or any later position: that of the last position that has a name,
 * however it was reached. Undefined where none has.
 */
export function findOpening(states: readonly ChessState[]): Opening | undefined {
  return findOpeningOf(states.map((state) => classico.notation.formatPosition(state)));
}

/** The same for the texts of the positions. */
export function findOpeningOf(positions: readonly string[]): Opening | undefined {
  byPosition ??= reachAll();
  for (let i = positions.length - 1; i >= 0; i--) {
    const opening = byPosition.get(keyOf(positions[i]));
    if (opening !== undefined) return opening;
  }
  return undefined;
}

function readLine(line: string): Opening {
  const [id, ...moves] = line.split(' ');
  return { id, code: id.slice(0, 3), moves };
}

/** Lines share most of their moves: each position is reached once. */
function reachAll(): ReadonlyMap<string, Opening> {
  const positions = new Map<string, Opening>();
  const reached = new Map<string, ChessState>([['', classico.start()]]);
  for (const opening of listOpenings()) {
    let path = '';
    let state = classico.start();
    for (const text of opening.moves) {
      path = `${path} ${text}`;
      state = reached.get(path) ?? play(state, text);
      reached.set(path, state);
    }
    positions.set(keyOf(classico.notation.formatPosition(state)), opening);
  }
  return positions;
}

function play(state: ChessState, text: string): ChessState {
  const move = parseSan(classico, state, text, 'en');
  if (!move.ok) throw new Error(`no move: ${text}`);
  return classico.apply(state, move.value);
}

/** Board, side to move, castling rights and en passant: without the counters. */
function keyOf(position: string): string {
  return position.split(' ', 4).join(' ');
}
