import { BRASEZ_REFUSALS, type BrasezState, brasez } from '@tabuleiro/brasez';
import { isLegal } from '@tabuleiro/game';
import { formatSquare, SQUARES } from '@tabuleiro/grid';
import { moveTexts, Random } from '@tabuleiro/testkit';
import { read } from './positions.js';

const KNOWN: ReadonlySet<string> = new Set(BRASEZ_REFUSALS);
const { formatPosition, parsePosition } = brasez.notation;

function demand(holds: boolean, breach: string): void {
  if (!holds) throw new Error(breach);
}

/**
 * Checks what must hold in every position, here and along a random game of `plies` actions; names the seed.
 */
export function checkLaws(text: string, seed: number, plies: number): void {
  const random = new Random(seed);
  let state = read(text);
  for (let ply = 0; ; ply++) {
    try {
      checkTexts(state);
      checkUndo(state);
      checkReasons(state, random);
    } catch (cause) {
      throw new Error(`seed ${seed}, ${formatPosition(state)}: ${cause}`, { cause });
    }
    const moves = brasez.moves(state);
    if (ply === plies || moves.length === 0) return;
    state = brasez.apply(state, random.pick(moves));
  }
}

/** Text and key survive writing and reading. */
function checkTexts(state: BrasezState): void {
  const text = formatPosition(state);
  const again = parsePosition(text);
  if (!again.ok) throw new Error(`its text is refused: ${JSON.stringify(again.error)}`);
  demand(formatPosition(again.value) === text, `reads back as ${formatPosition(again.value)}`);
  const isSameKey = again.value.keyLow === state.keyLow && again.value.keyHigh === state.keyHigh;
  demand(isSameKey, 'reads back with another key');
}

/** Making any action and taking it back changes nothing; made, it has the key of its own text. */
function checkUndo(state: BrasezState): void {
  const cursor = brasez.cursor(state);
  const list = new Int32Array(cursor.maxMoves);
  const end = cursor.generate(list, 0);
  const before = showCursor(cursor);
  for (const move of list.slice(0, end)) {
    cursor.make(move);
    const next = brasez.apply(state, cursor.unpack(move));
    const isSameKey = next.keyLow === cursor.keyLow && next.keyHigh === cursor.keyHigh;
    demand(isSameKey, `apply and make differ after ${brasez.notation.formatMove(cursor.unpack(move))}`);
    checkTexts(next);
    cursor.undo();
    demand(
      showCursor(cursor) === before,
      `undo differs after ${brasez.notation.formatMove(cursor.unpack(move))}`,
    );
  }
}

function showCursor(cursor: ReturnType<typeof brasez.cursor>): string {
  const list = new Int32Array(cursor.maxMoves);
  const moves = list.subarray(0, cursor.generate(list, 0)).sort();
  return `${cursor.keyLow} ${cursor.keyHigh} ${cursor.inCheck()} ${moves.join(' ')}`;
}

/**
 * Every from–to pair of an own piece, and a sample of the other texts, is legal or has a reason of its own.
 */
function checkReasons(state: BrasezState, random: Random): void {
  const legal = new Set(moveTexts(brasez, state));
  const own = SQUARES.filter((square) => (state.board.cells[square] & state.side) !== 0);
  for (const from of own) {
    for (const to of SQUARES) checkReason(state, formatSquare(from) + formatSquare(to), legal);
    for (const to of random.sample(SQUARES, 4))
      checkOddReasons(state, formatSquare(from), formatSquare(to), legal);
  }
  for (const to of SQUARES) checkReason(state, `G@${formatSquare(to)}`, legal);
  checkReason(state, 'pass', legal);
}

function checkOddReasons(state: BrasezState, from: string, to: string, legal: ReadonlySet<string>): void {
  const texts = [`${from}*${to}`, `${from}&${to}`, `${from}${to}g`, `${from}${to}~${to}`, `${from}&${to}wg`];
  for (const text of texts) {
    checkReason(state, text, legal);
    demand(isLegal(brasez, state, text) === legal.has(text), `${text} is judged otherwise by isLegal`);
  }
}

function checkReason(state: BrasezState, text: string, legal: ReadonlySet<string>): void {
  const refusal = brasez.explain(state, text);
  demand((refusal === undefined) === legal.has(text), `${text} is explained as ${refusal?.code}`);
  if (refusal === undefined) return;
  demand(KNOWN.has(refusal.code) && refusal.code !== 'bad-move', `${text} gets ${refusal.code}`);
  demand(/^[BP]-/.test(refusal.rule), `${refusal.code} names no clause`);
}
