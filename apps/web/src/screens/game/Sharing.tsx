import { Button } from '../../parts/Button.js';
import { copyText, download, pgnFile, recordFile } from '../../play/keeping.js';
import type { Session } from '../../play/session.js';
import './sharing.css';
import { gameWords } from './words.js';

type Props = { readonly session: Session };

/** The game as a file, the position as a text: at any time, not only at the end. */
export function Sharing({ session }: Props) {
  const { lang, contest, parts } = session;
  const words = gameWords[lang];
  const pgn = (): ReturnType<typeof pgnFile> => pgnFile(lang, contest.value, new Date());
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(contest.value.position().format());
    if (isCopied) session.inform(() => gameWords[session.lang].copied);
    else session.refuse(() => gameWords[session.lang].notCopied);
  };
  const keepPgn = (): void => {
    const file = pgn();
    if (file !== undefined) download(file);
  };
  return (
    <details class="sharing">
      <summary>{words.export}</summary>
      <div class="sharing-actions">
        {contest.value.hasPgn && <Button onClick={keepPgn}>{words.exportPgn}</Button>}
        <Button onClick={() => download(recordFile(contest.value, parts.secret, new Date()))}>
          {words.exportRecord}
        </Button>
        <Button onClick={() => void copy()}>{words.copyPosition}</Button>
      </div>
    </details>
  );
}
