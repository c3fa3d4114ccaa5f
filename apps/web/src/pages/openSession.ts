import { type Signal, signal } from '@preact/signals';
import { Opponent } from '@tabuleiro/any-game';
import { isTimed, wakingTime } from '@tabuleiro/match';
import { announce } from '../announce/announcer.js';
import { loadView } from '../games/registry.js';
import type { GameView } from '../games/view.js';
import { openPageEngine } from '../play/onDemand.js';
import { Session } from '../play/session.js';
import { playSound } from '../play/sound.js';
import type { LoadedGame, StoreError } from '../store/gameStore.js';
import type { Hold } from '../store/lock.js';
import { type Damage, type OpenedGame, openGame } from '../store/opening.js';
import { settings } from '../store/settingsStore.js';
import type { GameStorage } from '../store/storage.js';
import { keeperOf } from '../store/summary.js';
import { storeWords } from '../words/app.js';

/** What came of opening a saved game. */
export type Opening =
  | { readonly kind: 'opened'; readonly session: Session; readonly close: () => void }
  | { readonly kind: 'damaged'; readonly damage: Damage; readonly game: LoadedGame }
  | { readonly kind: 'trouble'; readonly error: StoreError };

export const findWrittenGame = async (game: string) => (await loadView(game))?.written;

/** Replays a saved game through the rules and takes a place at it: to play, or to watch what another tab plays. */
export async function openSession(storage: GameStorage, id: string): Promise<Opening> {
  const hold = await storage.hold(id);
  try {
    return await takePlace(storage, id, hold);
  } catch (thrown) {
    // Its rules could not be fetched: nobody sits there.
    hold.release();
    throw thrown;
  }
}

async function takePlace(storage: GameStorage, id: string, hold: Hold): Promise<Opening> {
  const loaded = await storage.games.load(id);
  if (!loaded.ok) return giveUp(hold, { kind: 'trouble', error: whyMissing(storage, loaded.error) });
  const opened = await openGame(findWrittenGame, loaded.value);
  if (!opened.ok) return giveUp(hold, { kind: 'damaged', damage: opened.error, game: loaded.value });
  const { game } = opened.value.gameMatch.match;
  const view = await loadView(game);
  if (view === undefined) throw new Error(`a game without a view: ${game}`);
  return seat(storage, id, view, opened.value, hold);
}

/** Nobody has deleted a game that the browser lost. */
function whyMissing({ loss }: GameStorage, error: StoreError): StoreError {
  return error.problem === 'not-found' ? (loss ?? error) : error;
}

function giveUp(hold: Hold, opening: Opening): Opening {
  hold.release();
  return opening;
}

async function seat(
  storage: GameStorage,
  id: string,
  view: GameView,
  opened: OpenedGame,
  hold: Hold,
): Promise<Opening> {
  const isReader: Signal<boolean> = signal(hold.role.value === 'reader');
  const engine = openPageEngine(view);
  const session = new Session({
    ...{ view, match: opened.gameMatch.match, secret: opened.secret },
    keeper: keeperOf(storage.games, id, view.written),
    opponent: new Opponent(engine),
    ...{ settings, isReader, announce },
    sound: (sound) => playSound(sound, settings.value.sound ? settings.value.volume : 0),
    now: wakingTime(() => performance.now()),
    reload: () => void reload(storage, id, session, hold, isReader),
  });
  const stopFollowing = follow(storage, id, session, hold, isReader);
  if (isReader.value) announce(storeWords[session.lang].roles.reader, 'polite');
  else await rest(session);
  if (!storage.isKept(id)) {
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
async function rest(session: Session): Promise<void> {
  const match = session.match.value;
  const isOn = isTimed(match) && !match.paused;
  if (isOn && match.actions !== undefined) await session.pause();
}

/** The game as it is kept now; whoever owns it goes on from there. */
async function reload(
  storage: GameStorage,
  id: string,
  session: Session,
  hold: Hold,
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
    await rest(session);
  }
  if (!isReader.value) void session.computer.drive();
}

/** A reader sees what the owner does, and becomes the owner when that one leaves. */
function follow(
  storage: GameStorage,
  id: string,
  session: Session,
  hold: Hold,
  isReader: Signal<boolean>,
): () => void {
  const deaf = storage.news.hear((item) => {
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
