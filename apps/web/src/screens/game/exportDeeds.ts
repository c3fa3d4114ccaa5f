import { copyText } from '../../components/copyText.js';
import { download, pgnFile, recordFile } from '../../play/gameExport.js';
import type { Session } from '../../play/session.js';
import { gameWords } from '../../words/app.js';
import type { Deed } from './ActionButton.js';
import { canShare, sharing } from './sharing.js';

/**
 * The game as a file, the position as a text: at any time, not only at the end, and in every match. Who sees moves and
 * position may write them down (docs/fairness.md); what leads straight to analysis waits until that is open.
 */
export function exportDeeds(session: Session): readonly Deed[] {
  const { lang, view, live } = session;
  const words = gameWords[lang];
  const match = session.match.value;
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(view.written.game.notation.formatPosition(match.state));
    if (isCopied) session.notices.inform(() => gameWords[session.lang].copied);
    else session.notices.refuse(() => gameWords[session.lang].notCopied);
  };
  const keepPgn = (): void => {
    const file = pgnFile(lang, { written: view.written, match }, new Date());
    if (file !== undefined) download(file);
  };
  const keepRecord = (): void => download(recordFile(match, live.secret, new Date()));
  const pgn: Deed = { icon: 'save', onClick: keepPgn, children: words.exportPgn };
  const share: Deed = {
    ...{ icon: 'share', children: words.share },
    onClick: () => {
      sharing.value = true;
    },
  };
  return [
    ...(canShare(session) ? [share] : []),
    ...(view.written.pgn === undefined ? [] : [pgn]),
    { icon: 'save', onClick: keepRecord, children: words.exportRecord },
    { icon: 'save', onClick: () => void copy(), children: words.copyPosition },
  ];
}
