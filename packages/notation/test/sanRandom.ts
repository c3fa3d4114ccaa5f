import type { ChessGame, ChessState } from '@tabuleiro/chess';
import { formatSan, LANGUAGES, parseSan } from '@tabuleiro/notation';
import { Random, randomMove } from '@tabuleiro/testkit';

/** Plays a random game; throws when a legal move's text is not its own alone, or does not lead back to it. */
export function checkRandomGame(game: ChessGame, start: ChessState, seed: number, plies: number): void {
  const random = new Random(seed);
  let state = start;
  for (let ply = 0; ply < plies; ply++) {
    checkTexts(game, state, `${game.id}, seed ${seed}, ply ${ply}`);
    const move = randomMove(game, state, random);
    if (move === undefined) return;
    state = game.apply(state, move);
  }
}

function checkTexts(game: ChessGame, state: ChessState, where: string): void {
  const moves = game.moves(state);
  for (const language of LANGUAGES) {
    const texts = moves.map((move) => formatSan(game, state, move, language));
    if (new Set(texts).size !== texts.length) throw new Error(`${where}: not unique: ${texts.join(' ')}`);
    for (const [i, text] of texts.entries()) {
      const back = parseSan(game, state, text, language);
      const read = back.ok ? game.notation.formatMove(back.value) : back.error.code;
      const meant = game.notation.formatMove(moves[i]);
      if (read !== meant) throw new Error(`${where}: ${meant} is written ${text} and read as ${read}`);
    }
  }
}
