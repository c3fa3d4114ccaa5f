import type { GameMatch } from '@tabuleiro/any-game';
import { formatLastLine, type JournalWriter } from '@tabuleiro/match';
import type { StoreError } from '../storeError.js';
import type { GameStore, GameSummary } from './gameStore.js';

/**
 * Where a move is kept: the `KeptMatch` of a game on the screen appends each action here before it is shown. The
 * action becomes the next line of the game's journal; with it goes the summary that the list of games shows.
 */
export function journalWriter(
  store: Pick<GameStore, 'append'>,
  id: string,
  written: GameMatch['written'],
  now: () => number,
): JournalWriter<StoreError> {
  return {
    append: ({ number, match }) =>
      store.append({
        ...{ id, n: number, lines: [formatLastLine(match)] },
        ...{ updated: now(), summary: summaryOf({ written, match }) },
      }),
  };
}

export function summaryOf({ written, match }: GameMatch): GameSummary {
  const { options } = match.setup;
  const hasDefaultOptions = written.game.options.every(
    ({ name, default: usual }) => (options[name] ?? usual) === usual,
  );
  return {
    game: match.game,
    players: match.setup.players,
    plies: match.plies?.length ?? 0,
    outcome: match.outcome,
    position: written.game.notation.formatPosition(match.state),
    ...(hasDefaultOptions ? {} : { options }),
  };
}
