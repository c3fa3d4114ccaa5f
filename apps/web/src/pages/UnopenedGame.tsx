import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Button, ButtonLink } from '../components/Button.js';
import { Note } from '../components/Note.js';
import { type HeaderProps, Page } from '../components/Page.js';
import { useSingleFlight } from '../components/singleFlight.js';
import { download, fileName } from '../play/gameExport.js';
import { formatRoute, navigate } from '../route.js';
import { NotFoundScreen } from '../screens/notFound/NotFoundScreen.js';
import { wordDamage } from '../store/damageText.js';
import { keepCopy } from '../store/games/gameVersions.js';
import { openUpTo } from '../store/games/openGame.js';
import type { ExaminedGame } from '../store/games/rescue.js';
import type { GameStorage } from '../store/storage.js';
import type { StoreError } from '../store/storeError.js';
import { gameWords, storeWords } from '../words/app.js';
import { damagedWords } from '../words/damaged.js';
import { DamagedPart, examineHere } from './DamagedPart.js';
import { findWrittenGame, type OpenResult } from './openSession.js';

type UnopenedResult = Exclude<OpenResult, { kind: 'opened' | 'far' }>;

type Props = HeaderProps & {
  readonly storage: GameStorage;
  readonly id: string;
  readonly opening: UnopenedResult;
};

/** The page of a saved game that cannot be opened: it says why and what can be done. */
export function UnopenedGame({ storage, id, opening, ...header }: Props): JSX.Element {
  const isSpoiled = opening.kind === 'trouble' && opening.error.problem === 'damaged';
  if (isSpoiled) return <SpoiledGame {...header} storage={storage} id={id} />;
  if (opening.kind === 'trouble') return <NotLoaded {...header} error={opening.error} />;
  return <DamagedGame {...header} storage={storage} opening={opening} />;
}

/** The store does not have the game, or cannot read it. */
function NotLoaded({ error, ...header }: HeaderProps & { readonly error: StoreError }): JSX.Element {
  if (error.problem === 'not-found') return <NotFoundScreen {...header} what="game" />;
  const words = gameWords[header.lang];
  return (
    <Page {...header} title={words.notOpened}>
      <Note kind="warning">
        <p>{storeWords[header.lang].problems[error.problem]}</p>
      </Note>
      <ButtonLink href={formatRoute({ screen: 'home' })}>{words.home}</ButtonLink>
    </Page>
  );
}

type SpoiledProps = HeaderProps & { readonly storage: GameStorage; readonly id: string };

/** Its entry in the list cannot be read; its journal may be whole. */
function SpoiledGame({ storage, id, ...header }: SpoiledProps): JSX.Element {
  const [games, setGames] = useState<readonly ExaminedGame[]>([]);
  useEffect(() => {
    const look = async (): Promise<void> => {
      const found = await storage.games.damaged();
      const here = found.ok ? found.value.filter((game) => game.origin === 'device' && game.id === id) : [];
      setGames(await examineHere(here));
    };
    void look();
  }, [storage, id]);
  const { lang } = header;
  const words = gameWords[lang];
  return (
    <Page {...header} title={words.notOpened}>
      <Note kind="warning">
        <p>{storeWords[lang].problems.damaged}</p>
      </Note>
      {games.length === 0 ? null : (
        <DamagedPart
          lang={lang}
          storage={storage}
          games={games}
          onDeleted={() => navigate({ screen: 'home' })}
        />
      )}
      <div class="end-actions">
        <ButtonLink href={formatRoute({ screen: 'home' })}>{words.home}</ButtonLink>
      </div>
    </Page>
  );
}

type DamagedProps = HeaderProps & {
  readonly storage: GameStorage;
  readonly opening: Extract<UnopenedResult, { kind: 'damaged' }>;
};

/** The game stays as it is; it can be saved as a file, and its readable part can be played on as a copy. */
function DamagedGame({ storage, opening, ...header }: DamagedProps): JSX.Element {
  const { damage, game } = opening;
  const { lang } = header;
  const words = gameWords[lang];
  const [trouble, setTrouble] = useState<string>();
  const keepAsFile = (): void =>
    download({ name: `${fileName(damage.game, new Date())}.txt`, type: 'text/plain', text: game.journal });
  const openCopy = useSingleFlight(async (): Promise<void> => {
    const opened = await openUpTo(findWrittenGame, game.journal, damage);
    const copy = opened && (await keepCopy(storage.games, opened, game, Date.now()));
    if (copy?.ok === true) navigate({ screen: 'game', id: copy.value.id });
    else setTrouble(storeWords[lang].problems[copy?.error.problem ?? 'damaged']);
  });
  return (
    <Page {...header} title={words.notOpened}>
      <Note kind="warning">
        <p>{wordDamage(lang, damage)}</p>
        <p>{damagedWords[lang].help(damage.line - 1)}</p>
        <p role="status">{trouble}</p>
      </Note>
      <div class="end-actions">
        <Button kind="primary" onClick={keepAsFile}>
          {damagedWords[lang].export}
        </Button>
        {damage.line > 1 && <Button onClick={openCopy}>{damagedWords[lang].openSound}</Button>}
        <ButtonLink href={formatRoute({ screen: 'home' })}>{words.home}</ButtonLink>
      </div>
    </Page>
  );
}
