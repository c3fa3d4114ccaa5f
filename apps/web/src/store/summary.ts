import type { GameMatch } from '@tabuleiro/any-game';
import { formatJournalLine, type JournalWriter } from '@tabuleiro/match';
import type { GameStore, GameSummary, StoreError } from './gameStore.js';

export function summaryOf({ written, match }: GameMatch): GameSummary {
  const { options } = match.setup;
  const isUsual = written.game.options.every(
    ({ name, default: usual }) => (options[name] ?? usual) === usual,
  );
  return {
    game: match.game,
    players: match.setup.players,
    plies: match.plies?.length ?? 0,
    outcome: match.outcome,
    position: written.game.notation.formatPosition(match.state),
    ...(isUsual ? {} : { options }),
  };
}

/** The storage of this device as the place where the lines of one match are kept. */
export function keeperOf(
  store: Pick<GameStore, 'append'>,
  id: string,
  written: GameMatch['written'],
): JournalWriter<StoreError> {
  return {
    append: ({ number, action, match }) =>
      store.append(id, number, formatJournalLine(action), summaryOf({ written, match })),
  };
}
