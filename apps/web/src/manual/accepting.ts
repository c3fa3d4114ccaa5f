import type { Position } from '@tabuleiro/contest';
import type { Accepted } from './task.js';

/** Does a legal action do what was asked for? `before` is where it was played. */
export function isAccepted(accepts: Accepted, before: Position, action: string): boolean {
  if (accepts === 'any') return true;
  if (accepts !== 'check' && accepts !== 'win') return accepts.includes(action);
  const after = before.play(action);
  if (!after.ok) return false;
  const outcome = after.value.outcome();
  return accepts === 'check' ? after.value.inCheck() : outcome?.winner === before.player();
}
