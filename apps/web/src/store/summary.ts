import type { Contest } from '@tabuleiro/contest';
import type { GameSummary } from './gameStore.js';

export function summaryOf(contest: Contest): GameSummary {
  const { match } = contest;
  return {
    game: match.game,
    players: match.setup.players,
    plies: match.plies?.length ?? 0,
    outcome: match.outcome,
    position: contest.position().format(),
  };
}
