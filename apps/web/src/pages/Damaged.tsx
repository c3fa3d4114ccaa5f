import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Button, ButtonLink } from '../components/Button.js';
import { Note } from '../components/Note.js';
import { type HeaderProps, Page } from '../components/Page.js';
import { useSingleFlight } from '../components/singleFlight.js';
import { download, fileName } from '../play/gameExport.js';
import { formatRoute, navigate } from '../route.js';
import { keepCopy } from '../store/copying.js';
import { openUpTo } from '../store/opening.js';
import type { GameStorage } from '../store/storage.js';
import { wordDamage } from '../store/telling.js';
import { gameWords, storeWords } from '../words/app.js';
import { findWrittenGame, type Opening } from './openSession.js';

type Props = HeaderProps & {
  readonly storage: GameStorage;
  readonly opening: Extract<Opening, { kind: 'damaged' }>;
};

/** A damaged game: reported, kept as it is, exportable, and what is sound of it can be played on as a copy. */
export function Damaged({ storage, opening, ...header }: Props): JSX.Element {
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
    else setTrouble(storeWords[lang].problems[copy?.error.problem ?? 'failed']);
  });
  return (
    <Page {...header} title={words.notOpened}>
      <Note kind="warning">
        <p>{wordDamage(lang, damage)}</p>
        <p>{storeWords[lang].damageHelp(damage.line - 1)}</p>
        <p role="status">{trouble}</p>
      </Note>
      <div class="end-actions">
        <Button kind="primary" onClick={keepAsFile}>
          {words.keepDamaged}
        </Button>
        {damage.line > 1 && <Button onClick={openCopy}>{words.openSound}</Button>}
        <ButtonLink href={formatRoute({ screen: 'home' })}>{words.home}</ButtonLink>
      </div>
    </Page>
  );
}
