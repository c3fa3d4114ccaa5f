import { Button } from '../../parts/Button.js';
import { copyText, download, pgnFile, recordFile } from '../../play/keeping.js';
import type { Session } from '../../play/session.js';
import './sharing.css';
import { gameWords } from './words.js';

type Props = { readonly session: Session };

/** The game as a file, the position as a text: at any time, not only at the end. */
export function Sharing({ session }: Props) {
  const { lang, view, live } = session;
  const match = session.match.value;
  const words = gameWords[lang];
  const pgn = (): ReturnType<typeof pgnFile> => pgnFile(lang, { writing: view.writing, match }, new Date());
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(view.writing.game.notation.formatPosition(match.state));
    if (isCopied) session.notices.inform(() => gameWords[session.lang].copied);
    else session.notices.refuse(() => gameWords[session.lang].notCopied);
  };
  const keepPgn = (): void => {
    const file = pgn();
    if (file !== undefined) download(file);
  };
  return (
    <details class="sharing">
      <summary>{words.export}</summary>
      <div class="sharing-actions">
        {view.writing.pgn !== undefined && <Button onClick={keepPgn}>{words.exportPgn}</Button>}
        <Button onClick={() => download(recordFile(match, live.secret, new Date()))}>
          {words.exportRecord}
        </Button>
        <Button onClick={() => void copy()}>{words.copyPosition}</Button>
      </div>
    </details>
  );
}
