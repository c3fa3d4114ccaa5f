import type { Entry } from '@tabuleiro/contest';
import type { Result } from '@tabuleiro/game';
import {
  formatJournalHeader,
  makeDice,
  type RecordError,
  type Secret,
  type Setup,
  withoutSecret,
} from '@tabuleiro/match';
import { drawSecret, proposeSeed } from '../dice/secret.js';
import type { Session } from '../play/session.js';
import { navigate } from '../route.js';
import type { SavedGame, StoreError } from '../store/gameStore.js';
import type { GameStorage } from '../store/storage.js';
import { summaryOf } from '../store/summary.js';

export type BeginError = RecordError | StoreError;

/** A new game: it is kept before it is shown. */
export async function beginGame(
  storage: GameStorage,
  entry: Entry,
  setup: Setup,
  secret: Secret | undefined,
): Promise<Result<SavedGame, BeginError>> {
  const begun = entry.begin(setup);
  if (!begun.ok) return begun;
  const header = formatJournalHeader(begun.value.match, secret);
  return storage.games.create(header, summaryOf(begun.value));
}

/** A rematch: the same terms with the sides exchanged, and dice that nobody has seen. */
export async function beginAgain(storage: GameStorage, session: Session): Promise<void> {
  const { setup } = session.contest.value.match;
  const [first, second] = setup.players;
  const [own, other] = setup.clock;
  const secret = setup.dice === undefined ? undefined : drawSecret();
  const dice = secret === undefined ? {} : { dice: withoutSecret(makeDice(secret, proposeSeed())) };
  const seeded = (seat: typeof first): typeof first =>
    seat.seed === undefined ? seat : { ...seat, seed: (seat.seed + 1) % 2 ** 32 };
  const again: Setup = {
    ...setup,
    players: [seeded(second), seeded(first)],
    clock: [other, own],
    ...dice,
  };
  const begun = await beginGame(storage, session.face.entry, again, secret);
  if (begun.ok) navigate({ screen: 'game', id: begun.value.id });
  else if (begun.error.code === 'store') session.complain(begun.error);
}
