import type { Game } from '@tabuleiro/game';
import type { LineStep } from '@tabuleiro/match';
import type { Accepted } from './task.js';

/** Does a legal action do what was asked for? */
export function isAccepted(
  accepts: Accepted,
  game: Game,
  { text, by, after }: Pick<LineStep, 'text' | 'by' | 'after'>,
): boolean {
  if (accepts === 'any') return true;
  if (accepts === 'check') return game.inCheck(after);
  if (accepts !== 'win') return accepts.includes(text);
  const turn = game.turn(after);
  return turn.kind === 'over' && turn.outcome.winner === by;
}
