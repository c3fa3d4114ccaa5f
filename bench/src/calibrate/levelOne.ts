import { type GameResult, materialLead } from '@tabuleiro/arena';
import { Chooser, type LevelParameters, type SearchGame } from '@tabuleiro/engine';
import type { Game } from '@tabuleiro/game';

/** Own moves among which the queen must not be given away. */
const EARLY_MOVES = 5;
/** Pawns: what has to be lost at least for a queen to be gone for nothing. */
const FOR_NOTHING = 7;

/**
 * Of these games the share in which the first player lost its queen for nothing before its sixth move: a queen less, and
 * still at least seven pawns' worth behind once it has answered.
 */
export function queensGiven<S, M>(game: Game<S, M>, games: readonly GameResult[]): number {
  return games.filter((played) => givesQueen(game, played)).length / games.length;
}

function givesQueen<S, M>(game: Game<S, M>, { moves, isFirstAhead }: GameResult): boolean {
  const player = game.players[isFirstAhead ? 0 : 1];
  const letter = player === game.players[0] ? 'Q' : 'q';
  const texts = positionTexts(game, moves.slice(0, 2 * EARLY_MOVES + 4));
  const queens = texts.map((text) => text.split(' ')[0].split(letter).length - 1);
  const leads = texts.map((text) => materialLead(game.id, text, player));
  for (let ply = 1; ply < texts.length && ply <= 2 * EARLY_MOVES + 2; ply++) {
    if (queens[ply] >= queens[ply - 1]) continue;
    const answered = leads[Math.min(ply + 1, leads.length - 1)];
    if (answered <= leads[Math.max(0, ply - 2)] - FOR_NOTHING) return true;
  }
  return false;
}

function positionTexts<S, M>(game: Game<S, M>, moves: readonly string[]): readonly string[] {
  let state = game.start();
  const texts = [game.notation.formatPosition(state)];
  for (const move of moves) {
    const parsed = game.notation.parseMove(state, move);
    if (!parsed.ok) throw new Error(`${game.id}: ${move} is not legal after ${moves.join(' ')}`);
    state = game.apply(state, parsed.value);
    texts.push(game.notation.formatPosition(state));
  }
  return texts;
}

const OPENING_PLIES = 4;

/** How many different openings of four plies a level plays against itself with so many seeds. */
export function countOpenings<S, M>(
  searchGame: SearchGame<S, M>,
  parameters: LevelParameters,
  seeds: number,
): number {
  const { game } = searchGame;
  const chooser = new Chooser(searchGame);
  const openings = Array.from({ length: seeds }, (_, seed) => {
    let state = game.start();
    const texts: string[] = [];
    while (texts.length < OPENING_PLIES) {
      const { move } = chooser.choose(state, parameters, seed * 2 + (texts.length % 2));
      if (move === undefined) break;
      texts.push(game.notation.formatMove(move));
      state = game.apply(state, move);
    }
    return texts.join(' ');
  });
  return new Set(openings).size;
}
