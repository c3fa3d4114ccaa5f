import { type Signal, signal } from '@preact/signals';
import { Opponent } from '@tabuleiro/any-game';
import { isTimed, wakingTime } from '@tabuleiro/match';
import { announce } from '../announce/announcer.js';
import { loadView } from '../games/registry.js';
import type { GameView } from '../games/view.js';
import { LiveMatch } from '../play/liveMatch.js';
import { makeSound, openPageEngine } from '../play/onDemand.js';
import { Session } from '../play/session.js';
import type { LoadedGame } from '../store/games/gameStore.js';
import { journalWriter } from '../store/games/journalWriter.js';
import { type Damage, type OpenedGame, openGame } from '../store/games/openGame.js';
import { settings } from '../store/settings/settingsStore.js';
import type { GameStorage } from '../store/storage.js';
import type { StoreError } from '../store/storeError.js';
import type { GameLock } from '../store/tabs/gameLock.js';
import { storeWords } from '../words/app.js';

/** What came of opening a saved game. */
export type OpenResult =
  | { readonly kind: 'opened'; readonly session: Session; readonly close: () => void }
  /** It is being played on a server, with another device. */
  | { readonly kind: 'far' }
  | { readonly kind: 'damaged'; readonly damage: Damage; readonly game: LoadedGame }
  | { readonly kind: 'trouble'; readonly error: StoreError };

export const findWrittenGame = async (game: string) => (await loadView(game))?.written;

/** Replays a saved game through the rules and takes a place at it: to play, or to watch what another tab plays. */
export async function openSession(storage: GameStorage, id: string): Promise<OpenResult> {
  const hold = await storage.lock(id);
  try {
    return await loadSession(storage, id, hold);
  } catch (thrown) {
    // Its rules could not be fetched: let other tabs have the game.
    hold.release();
    throw thrown;
  }
}

async function loadSession(storage: GameStorage, id: string, hold: GameLock): Promise<OpenResult> {
  const loaded = await storage.games.load(id);
  if (!loaded.ok) return releasing(hold, { kind: 'trouble', error: whyMissing(storage, loaded.error) });
  const opened = await openGame(findWrittenGame, loaded.value);
  if (!opened.ok) return releasing(hold, { kind: 'damaged', damage: opened.error, game: loaded.value });
  const { game, setup, outcome } = opened.value.gameMatch.match;
  if (setup.online !== undefined && outcome === undefined) return releasing(hold, { kind: 'far' });
  const view = await loadView(game);
  if (view === undefined) throw new Error(`a game without a view: ${game}`);
  return startSession(storage, id, view, opened.value, hold);
}

/** A missing game was deleted, unless the browser has lost its data: then that is the reason to tell. */
function whyMissing({ loss }: GameStorage, error: StoreError): StoreError {
  return error.problem === 'not-found' ? (loss ?? error) : error;
}

function releasing(hold: GameLock, opening: OpenResult): OpenResult {
  hold.release();
  return opening;
}

async function startSession(
  storage: GameStorage,
  id: string,
  view: GameView,
  opened: OpenedGame,
  hold: GameLock,
): Promise<OpenResult> {
  const isReader: Signal<boolean> = signal(hold.role.value === 'reader');
  const engine = openPageEngine(view, () => session.notices);
  const session: Session = new Session({
    view,
    live: new LiveMatch(view.written.game, {
      ...{ match: opened.gameMatch.match, secret: opened.secret, isReader },
      journal: journalWriter(storage.games, id, view.written, () => Date.now()),
      now: wakingTime(() => performance.now()),
    }),
    opponent: new Opponent(engine),
    ...{ settings, announce },
    sound: makeSound,
    reload: () => void reload(storage, id, session, hold, isReader),
  });
  makeSound();
  const stopFollowing = followOwner(storage, id, session, hold, isReader);
  if (isReader.value) announce(storeWords[session.lang].roles.reader, 'polite');
  else await pauseClock(session);
  if (!storage.isOnDisk(id)) {
    session.notices.warn(() => storeWords[session.lang].notKept);
  }
  const close = (): void => {
    session.computer.leave();
    stopFollowing();
    hold.release();
    void engine.close();
  };
  return { kind: 'opened', session, close };
}

/** Time does not run while a game is closed; it goes on when the player says so. */
async function pauseClock(session: Session): Promise<void> {
  const match = session.match.value;
  const isOn = isTimed(match) && !match.paused;
  if (isOn && match.actions !== undefined) await session.pause();
}

/** Loads the game again from storage. */
async function reload(
  storage: GameStorage,
  id: string,
  session: Session,
  hold: GameLock,
  isReader: Signal<boolean>,
): Promise<void> {
  await session.live.follow(async () => {
    const loaded = await storage.games.load(id);
    const opened = loaded.ok ? await openGame(findWrittenGame, loaded.value) : undefined;
    return opened?.ok === true ? opened.value.gameMatch.match : undefined;
  });
  const isHeir = isReader.value && hold.role.value === 'owner';
  isReader.value = hold.role.value === 'reader';
  if (isHeir) {
    announce(storeWords[session.lang].roles.owner, 'assertive');
    await pauseClock(session);
  }
  if (!isReader.value) void session.computer.drive();
}

/** A reader sees what the owner does, and becomes the owner when that one leaves. */
function followOwner(
  storage: GameStorage,
  id: string,
  session: Session,
  hold: GameLock,
  isReader: Signal<boolean>,
): () => void {
  const deaf = storage.changes.subscribe((item) => {
    if (item.kind === 'written' && item.id === id && isReader.value)
      void reload(storage, id, session, hold, isReader);
  });
  const stop = hold.role.subscribe((role) => {
    if (role === 'owner' && isReader.value) void reload(storage, id, session, hold, isReader);
    if (role === 'reader') isReader.value = true;
  });
  return () => {
    deaf();
    stop();
  };
}
