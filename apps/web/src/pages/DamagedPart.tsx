import type { Lang } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { announce } from '../announce/announcer.js';
import { useSingleFlight } from '../components/singleFlight.js';
import { download } from '../play/gameExport.js';
import { navigate } from '../route.js';
import { DamagedGames } from '../screens/home/DamagedGames.js';
import type { DamagedGame } from '../store/games/gameStore.js';
import { type ExaminedGame, examineDamaged, rescueGame } from '../store/games/rescue.js';
import type { GameStorage } from '../store/storage.js';
import { storeWords } from '../words/app.js';
import { damagedWords } from '../words/damaged.js';
import { findWrittenGame } from './openSession.js';

type Props = {
  readonly lang: Lang;
  readonly storage: GameStorage;
  readonly games: readonly ExaminedGame[];
  /** One of them was deleted. */
  readonly onDeleted: () => void;
};

/** The damaged games of a page, with what can be done about them. */
export function DamagedPart({ lang, storage, games, onDeleted }: Props): JSX.Element {
  const [trouble, setTrouble] = useState<string>();
  const rescue = useSingleFlight(async (game: ExaminedGame): Promise<void> => {
    const copy = await rescueGame(storage.games, game, Date.now());
    if (copy.ok) navigate({ screen: 'game', id: copy.value.id });
    else setTrouble(storeWords[lang].problems[copy.error.problem]);
  });
  const remove = async (game: DamagedGame): Promise<void> => {
    const removed = await storage.games.removeDamaged(game);
    if (!removed.ok) return setTrouble(storeWords[lang].problems[removed.error.problem]);
    announce(damagedWords[lang].removing.done, 'polite');
    setTrouble(undefined);
    onDeleted();
  };
  return (
    <DamagedGames
      lang={lang}
      games={games}
      onRescue={rescue}
      onExport={downloadDamaged}
      onDelete={(game) => void remove(game)}
      trouble={trouble}
    />
  );
}

export function examineHere(games: readonly DamagedGame[]): Promise<readonly ExaminedGame[]> {
  return examineDamaged(findWrittenGame, games);
}

export function downloadDamaged({ id, text }: DamagedGame): void {
  download({ name: `tabuleiro-${id}.txt`, type: 'text/plain', text });
}
