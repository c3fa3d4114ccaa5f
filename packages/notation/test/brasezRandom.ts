import { type BrasezMove, type BrasezState, brasez } from '@tabuleiro/brasez';
import {
  type BrasezGameRecord,
  formatBrasezGame,
  formatBrasezMove,
  LANGUAGES,
  parseBrasezGame,
  parseBrasezMove,
} from '@tabuleiro/notation';
import { Random, randomMove } from '@tabuleiro/testkit';

/** With dukes on both sides, promotions at hand, lords and warlords on the far rank, pawns in line. */
export const BRASEZ_POSITIONS: readonly string[] = [
  '2L1k2W/PP4PP/3g4/2G2n2/1pp3r1/2P1G3/3pp2P/4K3 w - - - b 1/2 WRRNHL/RN 0,- 20',
  '4k3/pp1pp1pp/2n2h2/PP1G1gPP/3PP3/2L2L2/pp4pp/4K3 b - - abdegh w 2/1 RN/WRNHL 3,- 31',
  'r1h1k3/P5P1/1G2G2n/8/3pP3/2l2n2/1p1P3p/R3K2H w - - D w 0/1 RH/RN 0,- 12',
];

function fail(state: BrasezState, seed: number, message: string): never {
  throw new Error(`seed ${seed}, ${brasez.notation.formatPosition(state)}: ${message}`);
}

/** Throws unless up to `sample` legal actions have texts of their own that lead back to them. */
export function checkBrasezTexts(state: BrasezState, sample: number, seed: number): void {
  const moves = new Random(seed).sample(brasez.moves(state), sample);
  for (const language of LANGUAGES) {
    const texts = moves.map((move) => formatBrasezMove(state, move, language));
    if (new Set(texts).size !== texts.length) fail(state, seed, `not unique: ${texts.join(' ')}`);
    for (const [i, text] of texts.entries()) {
      const back = parseBrasezMove(state, text, language);
      const read = back.ok ? brasez.notation.formatMove(back.value) : back.error.code;
      const meant = brasez.notation.formatMove(moves[i]);
      if (read !== meant) fail(state, seed, `${meant} is written ${text} and read as ${read}`);
    }
  }
}

export function randomBrasezGame(seed: number, plies: number): { game: BrasezGameRecord; end: BrasezState } {
  const random = new Random(seed);
  const start = startOf(seed);
  const moves: BrasezMove[] = [];
  let state = start;
  for (let ply = 0; ply < plies; ply++) {
    const move = randomMove(brasez, state, random);
    if (move === undefined) break;
    moves.push(move);
    state = brasez.apply(state, move);
  }
  return { game: { start, moves }, end: state };
}

function startOf(seed: number): BrasezState {
  const text = seed % 2 === 1 ? undefined : BRASEZ_POSITIONS[(seed / 2) % BRASEZ_POSITIONS.length];
  const state = text === undefined ? undefined : brasez.notation.parsePosition(text);
  return state?.ok ? state.value : brasez.start();
}

/** Throws unless a random game comes back from its text in both languages. */
export function checkBrasezGame(seed: number, plies: number): void {
  const { game, end } = randomBrasezGame(seed, plies);
  for (const language of LANGUAGES) {
    const text = formatBrasezGame(game, language);
    const back = parseBrasezGame(text);
    if (!back.ok) fail(end, seed, `${JSON.stringify(back.error)}\n${text}`);
    const [read, meant] = [back.value, game].map(({ moves }) =>
      moves.map(brasez.notation.formatMove).join(' '),
    );
    if (read !== meant) fail(end, seed, `${meant}\nis read as\n${read}`);
    const long = text.split('\n').find((line) => line.length > 80 && !line.startsWith('['));
    if (long !== undefined) fail(end, seed, `too long: ${long}`);
  }
}
