import type { Game } from '@tabuleiro/game';
import { type Action, applyAction, type Match } from '@tabuleiro/match';
import type { Wish } from '../protocol/clientMessages.js';
import type { SeatNumber } from '../protocol/lines.js';
import { type OnlineError, refusedByMatch } from '../protocol/onlineError.js';

/** Why the rules refuse a wish, found on this device: nobody has to wait for a network to hear that a move is not legal. */
export function refuseEarly(game: Game, match: Match, seat: SeatNumber, wish: Wish): OnlineError | undefined {
  const action = checkable(wish, match, seat);
  const tried = action === undefined ? undefined : applyAction(game, match, action);
  return tried === undefined || tried.ok ? undefined : refusedByMatch(tried.error);
}

/** The action of a wish that the rules can check here; what the server adds (a throw) or measures is not looked at. */
function checkable(wish: Wish, match: Match, seat: SeatNumber): Action | undefined {
  const by = match.players[seat];
  switch (wish.kind) {
    case 'move':
      return { kind: 'move', by, spent: 0, move: wish.move };
    case 'resign':
    case 'offer':
    case 'accept':
    case 'decline':
    case 'hint':
    case 'takeback':
    case 'agree':
    case 'refuse':
    case 'resume':
      return { kind: wish.kind, by, spent: 0 };
    default:
      return undefined;
  }
}
