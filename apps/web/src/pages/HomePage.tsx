import type { JSX } from 'preact';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { announce } from '../announce/announcer.js';
import { lazyComponent } from '../components/lazyComponent.js';
import { listPosition, UNKNOWN_POSITION } from '../components/listedPosition.js';
import type { HeaderProps } from '../components/Page.js';
import { useSingleFlight } from '../components/singleFlight.js';
import { GAME_IDS } from '../games/registry.js';
import { HomeScreen, type ListedGame } from '../screens/home/HomeScreen.js';
import { MOST_AT_HOME } from '../screens/home/SavedGames.js';
import type { DamagedGame, SavedGame } from '../store/games/gameStore.js';
import type { ExaminedGame } from '../store/games/rescue.js';
import { invalidSettings } from '../store/settings/settingsStore.js';
import type { GameStorage } from '../store/storage.js';
import type { StoreError } from '../store/storeError.js';
import { homeWords, pageWords, storeWords } from '../words/app.js';
import type { TextFailure } from './openText.js';

const DamagedPart = lazyComponent(async () => (await import('./DamagedPart.js')).DamagedPart);

type Props = HeaderProps & { readonly storage: GameStorage };

/** The first page, with the games that are kept here. */
export function HomePage({ storage, ...header }: Props): JSX.Element {
  const { lang } = header;
  const [saved, setSaved] = useState<readonly ListedGame[]>();
  const [damaged, setDamaged] = useState<readonly ExaminedGame[]>([]);
  const [trouble, setTrouble] = useState(storage.trouble);
  const [obstacle, setObstacle] = useState<TextFailure>();
  const list = useCallback(async () => {
    const games = await storage.games.list();
    const found = await storage.games.damaged();
    if (found.ok) setDamaged(await examined(found.value));
    if (!games.ok) {
      setTrouble(games.error);
      // Nothing can be listed, but a game can be begun all the same.
      setSaved((known) => known ?? []);
      return;
    }
    setTrouble(storage.isLasting ? undefined : storage.trouble);
    // The texts of the list are shown at once; the boards follow when the rules of their games are loaded.
    setSaved((known) => games.value.map((game) => known?.find(isOf(game)) ?? bare(game)));
    const near = lastOnes(games.value);
    const shown = games.value.map(async (game) => (near.has(game) ? listed(game, lang) : bare(game)));
    setSaved(await Promise.all(shown));
  }, [storage, lang]);
  useEffect(() => {
    void list();
    // Studies are not listed here, and an import brings many.
    return storage.changes.subscribe(({ kind }) => {
      if (kind !== 'studies') void list();
    });
  }, [storage, list]);
  const remove = async (id: string): Promise<void> => {
    const removed = await storage.games.remove(id);
    if (removed.ok) announce(homeWords[lang].removing.done, 'polite');
    await list();
    // Not found means that another tab has deleted it already.
    if (!removed.ok && removed.error.problem !== 'not-found') setTrouble(removed.error);
  };
  const tell = (found: TextFailure | undefined): void => {
    setObstacle(found);
    if (found !== undefined) announce(found.text(lang), 'assertive');
  };
  const open = useSingleFlight(async (text: string, name: string | undefined): Promise<void> => {
    const { openText } = await import('./openText.js');
    tell(await openText(storage, text, name));
  });
  const openLarge = useSingleFlight(async (file: File): Promise<void> => {
    const { openFile } = await import('./openText.js');
    tell(await openFile(storage, file));
  });
  const odd = useOddSettings(lang);
  const warning = warningOf(storage, lang, trouble, damaged.length, odd);
  const isAdvised = storage.isLasting && storage.persistence.state.value === 'refused';
  return (
    <HomeScreen
      {...header}
      games={GAME_IDS}
      saved={saved}
      now={Date.now()}
      onDelete={(id) => void remove(id)}
      onOpen={open}
      onLarge={openLarge}
      {...(obstacle === undefined ? {} : { openError: obstacle.text(lang) })}
      {...(warning === undefined ? {} : { warning })}
      {...(isAdvised ? { advice: storeWords[lang].advice } : {})}
      damaged={
        damaged.length === 0 ? undefined : (
          <DamagedPart lang={lang} storage={storage} games={damaged} onDeleted={() => void list()} />
        )
      }
    />
  );
}

/** Which settings could not be read, told in a sentence; their names are fetched when there are any. */
function useOddSettings(lang: HeaderProps['lang']): readonly string[] {
  const [told, setTold] = useState<readonly string[]>([]);
  const fields = invalidSettings.value;
  useEffect(() => {
    const tell = async (): Promise<void> => {
      const { settingsWords } = await import('../words/settings.js');
      setTold([settingsWords[lang].odd(fields)]);
    };
    if (fields.length === 0) setTold([]);
    else void tell();
  }, [lang, fields]);
  return told;
}

/** Replaying them is seldom needed, so what does it is fetched then. Where it cannot be, they are only counted. */
async function examined(games: readonly DamagedGame[]): Promise<readonly ExaminedGame[]> {
  if (games.length === 0) return [];
  try {
    await DamagedPart.fetch();
    const { examineHere } = await import('./DamagedPart.js');
    return await examineHere(games);
  } catch {
    return games.map((damaged) => ({ damaged, opened: undefined, damage: undefined }));
  }
}

const isOf =
  ({ id, updated }: SavedGame) =>
  ({ saved }: ListedGame): boolean =>
    saved.id === id && saved.updated === updated;

/** The last ones of those that go on and of those that are over. The others are shown in the library. */
function lastOnes(games: readonly SavedGame[]): ReadonlySet<SavedGame> {
  const isOver = ({ summary }: SavedGame): boolean => summary.outcome !== undefined;
  const [over, open] = [games.filter(isOver), games.filter((game) => !isOver(game))];
  return new Set([...over.slice(0, MOST_AT_HOME), ...open.slice(0, MOST_AT_HOME)]);
}

function bare(saved: SavedGame): ListedGame {
  return { saved, ...UNKNOWN_POSITION };
}

async function listed(saved: SavedGame, lang: HeaderProps['lang']): Promise<ListedGame> {
  return { saved, ...(await listPosition(lang, saved.summary)) };
}

/** What is wrong with storage: it was emptied, it does not last, something in it is damaged. */
function warningOf(
  { isLasting, loss }: GameStorage,
  lang: HeaderProps['lang'],
  trouble: StoreError | undefined,
  damaged: number,
  odd: readonly string[],
): string | undefined {
  const words = storeWords[lang];
  const sentences = [
    ...(loss === undefined ? [] : [words.problems[loss.problem]]),
    ...(isLasting ? [] : [words.memoryOnly]),
    ...(trouble === undefined ? [] : [words.problems[trouble.problem]]),
    ...(damaged === 0 ? [] : [pageWords[lang].damaged(damaged)]),
    ...odd,
  ];
  return sentences.length === 0 ? undefined : sentences.join(' ');
}
