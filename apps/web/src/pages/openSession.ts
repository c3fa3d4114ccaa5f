import { type Signal, signal } from '@preact/signals';
import { Opponent } from '@tabuleiro/contest';
import { announce } from '../announce/announcer.js';
import type { Face } from '../games/face.js';
import { loadFace } from '../games/registry.js';
import { openPageEngine } from '../play/engine.js';
import { Session } from '../play/session.js';
import { playSound } from '../play/sound.js';
import { isTimed } from '../play/table.js';
import { wakingTime } from '../play/wakingTime.js';
import type { LoadedGame, StoreError } from '../store/gameStore.js';
import type { Hold } from '../store/lock.js';
import { type Damage, type OpenedGame, openGame } from '../store/opening.js';
import { settings } from '../store/settingsStore.js';
import type { GameStorage } from '../store/storage.js';
import { storeWords } from '../store/words.js';

/** What came of opening a saved game. */
export type Opening =
  | { readonly kind: 'opened'; readonly session: Session; readonly close: () => void }
  | { readonly kind: 'damaged'; readonly damage: Damage; readonly game: LoadedGame }
  | { readonly kind: 'trouble'; readonly error: StoreError };

export const findEntry = async (game: string) => (await loadFace(game))?.entry;

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
  const opened = await openGame(findEntry, loaded.value);
  if (!opened.ok) return giveUp(hold, { kind: 'damaged', damage: opened.error, game: loaded.value });
  const face = await loadFace(opened.value.entry.id);
  if (face === undefined) throw new Error(`a game without a face: ${opened.value.entry.id}`);
  return seat(storage, id, face, opened.value, hold);
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
  face: Face,
  opened: OpenedGame,
  hold: Hold,
): Promise<Opening> {
  const isReader: Signal<boolean> = signal(hold.role.value === 'reader');
  const engine = openPageEngine(face);
  const session = new Session({
    ...{ id, face, contest: opened.contest, secret: opened.secret },
    store: storage.games,
    opponent: new Opponent(engine),
    ...{ settings, isReader, announce },
    sound: (sound) => playSound(sound, settings.value.sound ? settings.value.volume : 0),
    now: wakingTime(() => performance.now()),
    reload: () => void reload(storage, session, hold, isReader),
  });
  const stopFollowing = follow(storage, session, hold, isReader);
  if (isReader.value) announce(storeWords[session.lang].roles.reader, 'polite');
  else await rest(session);
  if (!storage.isKept(id)) {
    const notKept = (): string => storeWords[session.lang].notKept;
    session.notice.value = { text: notKept, tone: 'trouble' };
    announce(notKept(), 'assertive');
  }
  const close = (): void => {
    session.machine.leave();
    stopFollowing();
    hold.release();
    void engine.close();
  };
  return { kind: 'opened', session, close };
}

/** Time does not run while a game is closed; it goes on when the player says so. */
async function rest(session: Session): Promise<void> {
  const { match } = session.contest.value;
  const isOn = isTimed(session.contest.value) && !match.paused;
  if (isOn && match.actions !== undefined) await session.pause();
}

/** The game as it is kept now; whoever owns it goes on from there. */
async function reload(
  storage: GameStorage,
  session: Session,
  hold: Hold,
  isReader: Signal<boolean>,
): Promise<void> {
  await session.table.follow(async () => {
    const loaded = await storage.games.load(session.parts.id);
    const opened = loaded.ok ? await openGame(findEntry, loaded.value) : undefined;
    return opened?.ok === true ? opened.value.contest : undefined;
  });
  const isHeir = isReader.value && hold.role.value === 'owner';
  isReader.value = hold.role.value === 'reader';
  if (isHeir) {
    announce(storeWords[session.lang].roles.owner, 'assertive');
    await rest(session);
  }
  if (!isReader.value) void session.machine.drive();
}

/** A reader sees what the owner does, and becomes the owner when that one leaves. */
function follow(storage: GameStorage, session: Session, hold: Hold, isReader: Signal<boolean>): () => void {
  const deaf = storage.news.hear((item) => {
    if (item.kind === 'written' && item.id === session.parts.id && isReader.value)
      void reload(storage, session, hold, isReader);
  });
  const stop = hold.role.subscribe((role) => {
    if (role === 'owner' && isReader.value) void reload(storage, session, hold, isReader);
    if (role === 'reader') isReader.value = true;
  });
  return () => {
    deaf();
    stop();
  };
}
