import { fail, type Game, ok } from '@tabuleiro/game';
import type { GameLine } from './engine.js';
import type { Answer } from './message.js';
import { findMoves, listMoves, replayLine } from './replay.js';

/** The answer of somebody who has no time at all: a legal move, of `wanted` if any are. */
export type FallbackMove = (line: GameLine, wanted?: readonly string[]) => Answer;

/** By the rules of these games alone: whoever plays only one need not fetch the others. */
export function makeFallbackMove(games: readonly Game<unknown, unknown>[]): FallbackMove {
  return (line, wanted) => {
    const game = games.find(({ id }) => id === line.game);
    return game === undefined
      ? fail({ code: 'unknown-game', game: line.game })
      : answerFirst(game, line, wanted);
  };
}

/** The first legal move in ASCII order, or the first that is wanted; none where the die has to be thrown first. */
function answerFirst<S, M>(game: Game<S, M>, line: GameLine, wanted: readonly string[] | undefined): Answer {
  const state = replayLine(game, line);
  if (!state.ok) return state;
  const first = findMoves(game, state.value, wanted, line.moves?.length ?? 0);
  if (!first.ok) return first;
  const isChance = game.turn(state.value).kind === 'chance';
  const texts = (moves: readonly M[]): string[] => moves.map((move) => game.notation.formatMove(move));
  const legal = first.value === undefined ? texts(listMoves(game, state.value)).sort() : texts(first.value);
  const move = isChance ? undefined : legal.at(0);
  const score = game.turn(game.start()).kind === 'chance' ? { win: 0.5 } : { cp: 0 };
  return ok({ move, score, depth: 0, nodes: 0, line: move === undefined ? [] : [move] });
}
