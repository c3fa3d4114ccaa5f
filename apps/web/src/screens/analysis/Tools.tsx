import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { AnalysisSession } from '../../analysis/session.js';
import { editPosition, pgnOf, playFromHere } from '../../analysis/studyDeeds.js';
import { lazyComponent } from '../../components/lazyComponent.js';
import { download } from '../../play/gameExport.js';
import { ActionButton, type Deed } from '../game/ActionButton.js';
import { openWriting } from '../game/writing.js';

type Props = { readonly session: AnalysisSession };

const ShareDialog = lazyComponent(async () => (await import('../../share/ShareDialog.js')).ShareDialog);

/** What can be done with the whole of it, and whether it is kept. */
export function Tools({ session }: Props): JSX.Element {
  const { words, lang, tree } = session;
  const [isSharing, setSharing] = useState(false);
  const deeds = deedsOf(session, () => setSharing(true));
  return (
    <>
      <section class="game-acts analysis-tools" aria-label={words.tools.title}>
        {deeds.map((deed) => (
          <ActionButton key={deed.children} {...deed} />
        ))}
      </section>
      {isSharing && (
        <ShareDialog
          lang={lang}
          study={tree.study.value}
          at={tree.path.value}
          isTurned={session.board.model.value.flipped}
          onClose={() => setSharing(false)}
        />
      )}
    </>
  );
}

function deedsOf(session: AnalysisSession, onShare: () => void): readonly Deed[] {
  const { words, view, tree } = session;
  const { tools } = words;
  const study = tree.study.value;
  const hasPgn = view.written.pgn !== undefined;
  const isOver = tree.position.value.outcome !== undefined;
  const keepPgn = (): void => {
    const file = pgnOf(study, new Date());
    if (file !== undefined) download(file);
  };
  return [
    ...(view.canFlip
      ? [{ icon: 'flip' as const, onClick: () => session.turnBoard(), children: tools.flip }]
      : []),
    { icon: 'write', onClick: openWriting, children: tools.write },
    {
      ...{ icon: 'new', isOff: isOver, children: tools.play },
      onClick: () => playFromHere(study, tree.position.value.state),
    },
    {
      ...{ icon: 'board', children: tools.edit },
      onClick: () => void editPosition(study, tree.position.value.state),
    },
    { icon: 'share', onClick: onShare, children: tools.share },
    ...(hasPgn ? [{ icon: 'save' as const, onClick: keepPgn, children: tools.pgn }] : []),
  ];
}
