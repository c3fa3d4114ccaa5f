import { beginGameMatch, type WrittenGame } from '@tabuleiro/any-game';
import type { Result } from '@tabuleiro/game';
import {
  formatJournalHeader,
  formatMatchDate,
  type RecordError,
  type Seat,
  type Secret,
  type Setup,
} from '@tabuleiro/match';
import type { Session } from '../play/session.js';
import { navigate } from '../route.js';
import { rematchForm } from '../screens/newGame/form.js';
import type { SavedGame } from '../store/games/gameStore.js';
import { summaryOf } from '../store/games/journalWriter.js';
import type { GameStorage } from '../store/storage.js';
import type { StoreError } from '../store/storeError.js';
import { newGameProposal } from './navigationState.js';

export type BeginError = RecordError | StoreError;

/** A new game, with the date of today: it is kept before it is shown. */
export async function beginGame(
  storage: GameStorage,
  written: WrittenGame,
  setup: Setup,
  secret: Secret | undefined,
): Promise<Result<SavedGame, BeginError>> {
  const begun = beginGameMatch(written, { ...setup, date: formatMatchDate(new Date()) });
  if (!begun.ok) return begun;
  const { text: header } = formatJournalHeader(begun.value.match, secret);
  return storage.games.create(header, summaryOf(begun.value));
}

/** A rematch: the same terms with the sides exchanged. With fair dice the players agree on new ones first (S-DIE). */
export async function beginRematch(storage: GameStorage, session: Session): Promise<void> {
  const { setup, game } = session.match.value;
  if (setup.online !== undefined) {
    // The other player is not at this device: they are invited anew.
    newGameProposal.value = { game, form: rematchForm(setup) };
    navigate({ screen: 'new', game });
    return;
  }
  if (setup.dice !== undefined) {
    newGameProposal.value = { game, form: rematchForm(setup) };
    navigate({ screen: 'new', game });
    return;
  }
  const [first, second] = setup.players;
  const [own, other] = setup.clock;
  const seeded = (seat: Seat): Seat =>
    seat.seed === undefined ? seat : { ...seat, seed: (seat.seed + 1) % 2 ** 32 };
  const again: Setup = { ...setup, players: [seeded(second), seeded(first)], clock: [other, own] };
  const begun = await beginGame(storage, session.view.written, again, undefined);
  if (begun.ok) navigate({ screen: 'game', id: begun.value.id });
  else if (begun.error.code === 'store') session.reportError(begun.error);
}
