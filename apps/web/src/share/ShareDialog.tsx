import type { ShareError, Study } from '@tabuleiro/any-game';
import type { Result, TreePath } from '@tabuleiro/game';
import { countMoves, type Lang } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { announce } from '../announce/announcer.js';
import { Button } from '../components/Button.js';
import { RadioGroup } from '../components/Choice.js';
import { copyText } from '../components/copyText.js';
import { Dialog } from '../components/Dialog.js';
import { Field } from '../components/Field.js';
import { Note } from '../components/Note.js';
import { useView } from '../games/registry.js';
import { isOnlyHere } from '../online/addresses.js';
import { QrImage } from '../screens/online/QrImage.js';
import '../screens/online/online.css';
import { settings } from '../store/settings/settingsStore.js';
import { shareWords } from '../words/share.js';
import { captionOf } from './caption.js';
import { usePrintedSheet } from './ScoreSheet.js';
import { SharePicture } from './SharePicture.js';
import { hasReadableQr, isLong, SHARED_PARTS, type SharedPart, shareLink } from './shareLink.js';
import './share.css';

type Props = {
  readonly lang: Lang;
  readonly study: Study;
  /** The point of it that is on the board. */
  readonly at: TreePath;
  /** Does the board on the screen lie turned? */
  readonly isTurned?: boolean;
  readonly onClose: () => void;
};

/** A game, or a position of it, to give away: as a link, a picture, a sheet of paper. */
export function ShareDialog({ lang, study, at, isTurned = false, onClose }: Props): JSX.Element {
  const words = shareWords[lang];
  const view = useView(study.written.game.id);
  const letters = settings.value.letters ?? lang;
  const hasMoves = study.tree.steps.length > 0;
  const [part, setPart] = useState<SharedPart>(hasMoves ? 'whole' : 'position');
  const link = useLink(study, at, part);
  usePrintedSheet({ lang, letters, study, ...(view && { view }) });
  return (
    <Dialog title={words.title} onClose={onClose}>
      <div class="share">
        {hasMoves && <PartChoice {...{ lang, study, part }} onChange={setPart} />}
        <section>
          <h3>{words.link}</h3>
          {link?.ok === false && <NoLink lang={lang} onShorter={() => setPart('position')} />}
          {link?.ok && (
            <LinkPart
              {...{ lang, link: link.value }}
              title={view === undefined ? '' : captionOf(lang, letters, view, study, at).title}
              {...(part === 'whole' && { onShorter: () => setPart('position') })}
            />
          )}
        </section>
        <section>
          <h3>{words.picture}</h3>
          {view === undefined ? null : <SharePicture {...{ lang, letters, view, study, at, isTurned }} />}
        </section>
        <section>
          <h3>{words.sheet}</h3>
          <p>{words.sheetHint}</p>
          <Button onClick={() => window.print()}>{words.print}</Button>
        </section>
      </div>
    </Dialog>
  );
}

type Link = Result<string, ShareError>;

function useLink(study: Study, at: TreePath, part: SharedPart): Link | undefined {
  const [link, setLink] = useState<Link>();
  useEffect(() => {
    let isGone = false;
    void shareLink(study, at, part).then((made) => {
      if (!isGone) setLink(made);
    });
    return () => {
      isGone = true;
    };
  }, [study, at, part]);
  return link;
}

type NoLinkProps = { readonly lang: Lang; readonly onShorter: () => void };

/** A link that left something out would be no link to the game. */
function NoLink({ lang, onShorter }: NoLinkProps): JSX.Element {
  const words = shareWords[lang];
  return (
    <>
      <Note kind="warning">{words.tooMuch}</Note>
      <Button onClick={onShorter}>{words.onlyPosition}</Button>
    </>
  );
}

type ChoiceProps = {
  readonly lang: Lang;
  readonly study: Study;
  readonly part: SharedPart;
  readonly onChange: (part: SharedPart) => void;
};

function PartChoice({ lang, study, part, onChange }: ChoiceProps): JSX.Element {
  const words = shareWords[lang];
  const details: Readonly<Record<SharedPart, string>> = {
    whole: words.wholeDetail(countMoves(study.tree.steps.length)),
    position: words.positionDetail,
  };
  return (
    <RadioGroup
      legend={words.what}
      value={part}
      options={SHARED_PARTS.map((value) => ({ value, label: words[value], detail: details[value] }))}
      onChange={onChange}
    />
  );
}

type LinkProps = {
  readonly lang: Lang;
  readonly link: string;
  readonly title: string;
  /** Shares less instead; missing where there is nothing less. */
  readonly onShorter?: () => void;
};

function LinkPart({ lang, link, title, onShorter }: LinkProps): JSX.Element {
  const words = shareWords[lang];
  const [told, setTold] = useState('');
  const copy = async (): Promise<void> => {
    const text = (await copyText(link)) ? words.copied : words.notCopied;
    setTold(text);
    announce(text, 'polite');
  };
  // A person who closes the system's list has chosen nothing, which is no failure.
  const send = (): unknown => navigator.share({ title, url: link }).catch(() => undefined);
  const code = hasReadableQr(link) ? (
    <QrImage text={link} label={words.qr} />
  ) : (
    <>
      <p>{words.noQr}</p>
      {onShorter !== undefined && <Button onClick={onShorter}>{words.onlyPosition}</Button>}
    </>
  );
  return (
    <div class="link-card">
      <Field label={words.link} hint={words.linkHint} class="share-link">
        {(control) => (
          <input
            type="text"
            {...control}
            value={link}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
      </Field>
      {isOnlyHere() && <Note>{words.onlyHere}</Note>}
      {isLong(link) && <Note kind="warning">{words.long(link.length.toLocaleString(lang))}</Note>}
      <div class="link-acts">
        <Button kind="primary" onClick={() => void copy()}>
          {words.copy}
        </Button>
        {'share' in navigator && <Button onClick={send}>{words.send}</Button>}
        <span class="small">{told}</span>
      </div>
      <details class="folded">
        <summary>{words.qrShown}</summary>
        {code}
      </details>
    </div>
  );
}
