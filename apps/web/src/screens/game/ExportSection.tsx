import { Button } from '../../components/Button.js';
import type { Session } from '../../play/session.js';
import './sharing.css';
import { gameWords } from '../../words/app.js';

/** Fetched when the first file is wanted. */
const files = (): Promise<typeof import('../../play/gameExport.js')> => import('../../play/gameExport.js');

type Props = { readonly session: Session };

/** The game as a file, the position as a text: at any time, not only at the end. */
export function ExportSection({ session }: Props) {
  const { lang, view, live } = session;
  const match = session.match.value;
  const words = gameWords[lang];
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(view.written.game.notation.formatPosition(match.state));
    if (isCopied) session.notices.inform(() => gameWords[session.lang].copied);
    else session.notices.refuse(() => gameWords[session.lang].notCopied);
  };
  const keepPgn = async (): Promise<void> => {
    const { download, pgnFile } = await files();
    const file = pgnFile(lang, { written: view.written, match }, new Date());
    if (file !== undefined) download(file);
  };
  const keepRecord = async (): Promise<void> => {
    const { download, recordFile } = await files();
    download(recordFile(match, live.secret, new Date()));
  };
  return (
    <details class="sharing">
      <summary>{words.export}</summary>
      <div class="sharing-actions">
        {view.written.pgn !== undefined && <Button onClick={() => void keepPgn()}>{words.exportPgn}</Button>}
        <Button onClick={() => void keepRecord()}>{words.exportRecord}</Button>
        <Button onClick={() => void copy()}>{words.copyPosition}</Button>
      </div>
    </details>
  );
}

/** Says whether it could. A page that does not come by https has no clipboard: there the text is selected and copied. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

function copySelected(text: string): boolean {
  const opener = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  return isCopied;
}
