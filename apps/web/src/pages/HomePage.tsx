import type { JSX } from 'preact';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { GAME_IDS, loadFace } from '../games/registry.js';
import type { HeaderProps } from '../parts/Header.js';
import { sceneOf } from '../play/scene.js';
import { Home, type ListedGame } from '../screens/Home.js';
import type { SavedGame } from '../store/gameStore.js';
import type { GameStorage } from '../store/storage.js';
import { storeWords } from '../store/words.js';

type Props = HeaderProps & { readonly storage: GameStorage };

/** The first page, with the games that are kept here. */
export function HomePage({ storage, ...header }: Props): JSX.Element {
  const { lang } = header;
  const [saved, setSaved] = useState<readonly ListedGame[]>();
  const [openError, setOpenError] = useState<string>();
  const list = useCallback(async () => {
    const games = await storage.games.list();
    if (games.ok) setSaved(await Promise.all(games.value.map((game) => listed(game, lang))));
  }, [storage, lang]);
  useEffect(() => {
    void list();
    return storage.news.hear(() => void list());
  }, [storage, list]);
  const remove = async (id: string): Promise<void> => {
    await storage.games.remove(id);
    await list();
  };
  const open = async (text: string): Promise<void> => {
    const { openText } = await import('./openText.js');
    setOpenError(await openText(storage, lang, text));
  };
  const warning = warningOf(storage, lang);
  return (
    <Home
      {...header}
      games={GAME_IDS}
      saved={saved}
      now={Date.now()}
      onDelete={(id) => void remove(id)}
      onOpen={(text) => void open(text)}
      {...(openError === undefined ? {} : { openError })}
      {...(warning === undefined ? {} : { warning })}
    />
  );
}

async function listed(saved: SavedGame, lang: HeaderProps['lang']): Promise<ListedGame> {
  const { game, position } = saved.summary;
  const face = await loadFace(game);
  const read = face?.entry.parse(position, {});
  const players = face?.entry.players ?? (['w', 'b'] as const);
  if (face === undefined || read?.ok !== true) return { saved, players, turn: undefined, board: undefined };
  const scene = sceneOf(read.value);
  const board = { rows: face.rows, columns: face.columns, cells: face.cells(lang, scene) };
  return { saved, players, turn: scene.player, board };
}

/** Storage that does not last, or that the browser may clear. */
function warningOf(
  { isLasting, trouble, persistence }: GameStorage,
  lang: HeaderProps['lang'],
): string | undefined {
  const words = storeWords[lang];
  if (!isLasting) return [words.memoryOnly, ...(trouble ? [words.problems[trouble.problem]] : [])].join(' ');
  return persistence.state.value === 'refused' ? words.persistence.refused : undefined;
}
