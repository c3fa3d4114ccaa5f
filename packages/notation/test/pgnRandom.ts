import { type ChessGame, type ChessMove, type ChessState, classico, nucleo } from '@tabuleiro/chess';
import type { GameOptions } from '@tabuleiro/game';
import { composePgn, formatPgn, type PlayedLine, parsePgn, playPgn } from '@tabuleiro/notation';
import { Random, randomMove } from '@tabuleiro/testkit';
import { FENS, readState } from './positions.js';

export type RandomPgn = PlayedLine & { readonly start: ChessState };

function randomMoves(game: ChessGame, start: ChessState, plies: number, random: Random): ChessMove[] {
  const moves: ChessMove[] = [];
  let state = start;
  for (let ply = 0; ply < plies; ply++) {
    const move = randomMove(game, state, random);
    if (move === undefined) break;
    moves.push(move);
    state = game.apply(state, move);
  }
  return moves;
}

const NAMES = ['Ana "A"', 'João\\Peão', 'Ñandú; {x} [y]', '?', ''];

/** A random game of classico, from the start or from a position. */
export function randomClassico(seed: number, plies: number): RandomPgn {
  const random = new Random(seed);
  const start = seed % 3 === 0 ? readState(classico, random.pick(FENS)) : classico.start();
  return randomPgn(classico, {}, start, plies, random);
}

/** A random game of nucleo, with house rules or without. */
export function randomNucleo(seed: number, plies: number): RandomPgn {
  const random = new Random(seed);
  const options = { castling: seed % 2 === 0, enPassant: seed % 3 === 0, agreement: seed % 5 === 0 };
  return randomPgn(nucleo, options, nucleo.start(options), plies, random);
}

function randomPgn(
  game: ChessGame,
  options: GameOptions,
  start: ChessState,
  plies: number,
  random: Random,
): RandomPgn {
  const moves = randomMoves(game, start, plies, random);
  const clocks = moves.map(() => (random.below(3) === 0 ? undefined : random.below(7_200_000)));
  const tags = new Map([
    ['White', random.pick(NAMES)],
    ['Black', random.pick(NAMES)],
    ['Opening', random.pick(NAMES)],
  ]);
  return {
    game,
    options,
    start,
    moves,
    clocks,
    tags,
    result: random.pick(['1-0', '0-1', '1/2-1/2', '*'] as const),
  };
}

/** Throws unless the game comes back from its text, and the text from what was read. */
export function checkRoundTrip(composed: RandomPgn, seed: number): void {
  const text = formatPgn(composePgn(composed));
  const because = (problem: string): Error => new Error(`seed ${seed}: ${problem}\n${text}`);
  const [entry, ...more] = parsePgn(text);
  if (!entry?.ok || more.length > 0) throw because(JSON.stringify(entry));
  if (formatPgn(entry.value) !== text) throw because(`written again: ${formatPgn(entry.value)}`);
  if (text.split('\n').some((line) => line.length > 79 && !line.startsWith('['))) throw because('too long');
  const played = playPgn(entry.value);
  if (!played.ok) throw because(JSON.stringify(played.error));
  const format = composed.game.notation.formatMove;
  const [meant, read] = [composed, played.value].map(({ moves }) => moves.map(format).join(' '));
  if (meant !== read) throw because(`${meant}\nis read as\n${read}`);
  if (played.value.game !== composed.game) throw because('another game');
  const clocks = entry.value.moves.map(({ clock }) => clock);
  if (clocks.join() !== composed.clocks?.join()) throw because(`clocks ${clocks}`);
  for (const [name, value] of composed.tags ?? []) {
    if (entry.value.tags.get(name) !== value) throw because(`tag ${name} is ${entry.value.tags.get(name)}`);
  }
}
