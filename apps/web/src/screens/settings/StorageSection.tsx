import type { Lang } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Button } from '../../components/Button.js';
import { Card } from '../../components/Card.js';
import { Confirm } from '../../components/Dialog.js';
import { FileButton } from '../../components/FileButton.js';
import { Note } from '../../components/Note.js';
import type { DamagedGame } from '../../store/games/gameStore.js';
import type { PersistenceState, Space } from '../../store/persistence.js';
import { storeWords } from '../../words/app.js';
import { settingsWords } from '../../words/settings.js';

/** How things stand with what is kept on this device. */
export type Storage = {
  /** Do games outlive the page at all? */
  readonly isLasting: boolean;
  readonly persistence: PersistenceState;
  /** Is there anybody to ask for it? */
  readonly canAsk: boolean;
  readonly space: Space | undefined;
  readonly games: number;
  readonly damaged: readonly DamagedGame[];
};

export type StorageProps = {
  readonly lang: Lang;
  readonly storage: Storage;
  /** Asks the browser to keep everything. */
  readonly onPersist: () => void;
  readonly onExportAll: () => void;
  readonly onImport: (text: string, name: string) => void;
  readonly onExportDamaged: (game: DamagedGame) => void;
  readonly onDeleteDamaged: (game: DamagedGame) => void;
  /** What became of the last of these, in words. */
  readonly notice?: { readonly kind: 'done' | 'warning'; readonly text: string } | undefined;
};

export function StorageSection(props: StorageProps): JSX.Element {
  const { lang, storage, onPersist, onExportAll, onImport, notice } = props;
  const words = settingsWords[lang].storage;
  const told = storeWords[lang];
  const { isLasting, persistence, canAsk, space } = storage;
  const lasting = persistence === 'refused' ? told.advice : words.persistence[persistence];
  const isSafe = isLasting && persistence === 'granted';
  return (
    <Card title={words.title}>
      <p>{words.games(storage.games)}</p>
      <Note kind={isSafe ? 'done' : 'warning'}>
        <p>{isLasting ? lasting : told.memoryOnly}</p>
        {isLasting && canAsk && persistence !== 'granted' ? (
          <Button onClick={onPersist}>{words.persist}</Button>
        ) : null}
      </Note>
      {space === undefined ? null : <p class="small soft">{words.space(space.used, space.most)}</p>}
      <div class="acts">
        <Button icon="save" onClick={onExportAll}>
          {words.exportAll}
        </Button>
        <FileButton label={words.import} accept=".json,application/json" onText={onImport} />
      </div>
      <p class="small soft">{words.exportHint}</p>
      <div role="status">
        {notice === undefined ? null : (
          <Note kind={notice.kind}>
            <p>{notice.text}</p>
          </Note>
        )}
      </div>
      <Damaged {...props} />
    </Card>
  );
}

/** What could not be read: kept, to be taken out as a file, deleted only on demand. */
function Damaged({ lang, storage, onExportDamaged, onDeleteDamaged }: StorageProps): JSX.Element | null {
  const words = settingsWords[lang].storage;
  const [doomed, setDoomed] = useState<DamagedGame | undefined>(undefined);
  if (storage.damaged.length === 0) return null;
  return (
    <div class="damaged">
      <h3>{words.damaged}</h3>
      <p>{words.damagedHint}</p>
      <ul class="list">
        {storage.damaged.map((game) => (
          <li key={`${game.origin} ${game.id}`}>
            <span>{words.damagedGame(game.id, keptOn(lang, game))}</span>
            <Button onClick={() => onExportDamaged(game)}>{words.exportOne}</Button>
            <Button kind="quiet" onClick={() => setDoomed(game)}>
              {words.deleteOne}
            </Button>
          </li>
        ))}
      </ul>
      {doomed === undefined ? null : (
        <Confirm
          title={words.deleting}
          text={words.deletingText}
          confirm={words.deleteOne}
          onClose={() => setDoomed(undefined)}
          onConfirm={() => {
            setDoomed(undefined);
            onDeleteDamaged(doomed);
          }}
        />
      )}
    </div>
  );
}

function keptOn(lang: Lang, { kept }: DamagedGame): string {
  if (kept === undefined) return '';
  return new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(kept);
}
