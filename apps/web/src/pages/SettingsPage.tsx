import type { JSX } from 'preact';
import { useCallback, useEffect, useState } from 'preact/hooks';
import type { HeaderProps } from '../components/Page.js';
import { download, fileName } from '../play/gameExport.js';
import { playSound } from '../play/sound.js';
import { version } from '../pwa/pageVersion.js';
import { SettingsScreen, type Storage, type StorageProps } from '../screens/settings/SettingsScreen.js';
import { exportBackup } from '../store/backup/exportBackup.js';
import { importBackup } from '../store/backup/importBackup.js';
import type { DamagedGame } from '../store/games/gameStore.js';
import { wordBackupError, wordImport } from '../store/messages.js';
import { changeSettings, settings } from '../store/settings/settingsStore.js';
import type { GameStorage } from '../store/storage.js';
import { storeWords } from '../words/app.js';
import { backupWords } from '../words/backup.js';
import { downloadDamaged } from './DamagedPart.js';
import { takeNewVersion } from './NewVersion.js';
import { findWrittenGame } from './openSession.js';

type Props = HeaderProps & { readonly storage: GameStorage };
type Notice = NonNullable<StorageProps['notice']>;

export function SettingsPage({ storage, ...header }: Props): JSX.Element {
  const { lang } = header;
  const { persistence } = storage;
  const [held, look] = useHeld(storage);
  const [notice, setNotice] = useState<Notice>();
  const tell = (told: Notice | undefined): void => {
    setNotice(told);
    look();
  };
  return (
    <SettingsScreen
      {...header}
      settings={settings.value}
      onChange={(part) => void changeSettings(part)}
      onTrySound={() => playSound('move', settings.value.volume)}
      storage={{
        ...held,
        isLasting: storage.isLasting,
        persistence: persistence.state.value,
        canAsk: persistence.canAsk,
      }}
      onPersist={() => void persistence.insist()}
      onExportAll={() => void keepEverything(storage, lang).then(tell)}
      onImport={(text) => void takeIn(storage, lang, text).then(tell)}
      onExportDamaged={downloadDamaged}
      onDeleteDamaged={(game) => void dropDamaged(storage, lang, game).then(tell)}
      notice={notice}
      version={__VERSION__}
      isNewer={version.isWaiting.value}
      onUpdate={() => void takeNewVersion(lang)}
    />
  );
}

type Held = Pick<Storage, 'space' | 'games' | 'damaged'>;

/** What is kept, and a function that reads it again. */
function useHeld(storage: GameStorage): [Held, () => void] {
  const [held, setHeld] = useState<Held>({ space: undefined, games: 0, damaged: [] });
  const look = useCallback((): void => {
    void readHeld(storage).then(setHeld);
  }, [storage]);
  useEffect(look, [look]);
  return [held, look];
}

async function readHeld({ games, studies, persistence }: GameStorage): Promise<Held> {
  const [matches, others] = await Promise.all([games.list(), studies.list()]);
  const found = await Promise.all([games.damaged(), studies.damaged()]);
  return {
    space: await persistence.space(),
    games: [matches, others].reduce((sum, list) => sum + (list.ok ? list.value.length : 0), 0),
    damaged: found.flatMap((list): readonly DamagedGame[] => (list.ok ? list.value : [])),
  };
}

async function keepEverything(storage: GameStorage, lang: HeaderProps['lang']): Promise<Notice> {
  const words = storeWords[lang];
  const exported = await exportBackup(storage, settings.value, Date.now());
  if (!exported.ok) return { kind: 'warning', text: words.problems[exported.error.problem] };
  const { texts, games: count, damaged, secrets } = exported.value;
  const name = fileName('backup', new Date());
  for (const [i, text] of texts.entries()) {
    const number = texts.length === 1 ? '' : `-${i + 1}`;
    download({ name: `${name}${number}.json`, type: 'application/json', text });
  }
  const several = texts.length === 1 ? [] : [backupWords[lang].inFiles(texts.length)];
  const warning = secrets === 0 ? [] : [backupWords[lang].secretsInside(secrets)];
  return {
    kind: 'done',
    text: [backupWords[lang].exported(count, damaged), ...several, ...warning].join(' '),
  };
}

async function takeIn(storage: GameStorage, lang: HeaderProps['lang'], text: string): Promise<Notice> {
  const makeId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('');
  const report = await importBackup(
    { store: storage, find: findWrittenGame, now: () => Date.now(), makeId },
    text,
  );
  if (!report.ok) return { kind: 'warning', text: wordBackupError(lang, report.error) };
  const isClean = report.value.damaged.length === 0 && report.value.trouble === undefined;
  return { kind: isClean ? 'done' : 'warning', text: wordImport(lang, report.value) };
}

/** Success needs no notice: the game disappears from the list. */
async function dropDamaged(
  { games, studies }: GameStorage,
  lang: HeaderProps['lang'],
  game: DamagedGame,
): Promise<Notice | undefined> {
  const removed = await (game.origin === 'study' ? studies.remove([game.id]) : games.removeDamaged(game));
  return removed.ok ? undefined : { kind: 'warning', text: storeWords[lang].problems[removed.error.problem] };
}
