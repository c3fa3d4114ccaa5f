import type { JSX } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { lazyComponent } from '../../components/lazyComponent.js';
import type { Session } from '../../play/session.js';
import { gameWords } from '../../words/app.js';
import type { Deed } from './ActionButton.js';

const MoreList = lazyComponent(async () => (await import('./MoreList.js')).MoreList);

type Props = { readonly session: Session; readonly deeds: readonly Deed[] };

/**
 * Everything that finds no room in the bar, behind three dots: a plain disclosure, so that what opens is read and walked
 * through like the rest of the page. Esc, a choice, or whatever is done elsewhere closes it.
 */
export function More({ session, deeds }: Props): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    if (!isOpen) return undefined;
    const onPress = ({ target }: Event): void => {
      if (target instanceof Node && box.current?.contains(target) === false) setOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [isOpen]);
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of what is in it
    <div
      class="more"
      ref={box}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        close();
      }}
      onFocusOut={({ relatedTarget }) => {
        const isInside = relatedTarget instanceof Node && box.current?.contains(relatedTarget) === true;
        // Nothing has the focus when the window itself loses it, or where a press gives none: that is no reason.
        if (relatedTarget !== null && !isInside) setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        class="act act-more"
        aria-expanded={isOpen}
        aria-controls={id}
        onFocus={() => void MoreList.fetch().catch(() => undefined)}
        onPointerEnter={() => void MoreList.fetch().catch(() => undefined)}
        onClick={() => setOpen(!isOpen)}
      >
        <span class="act-icon" aria-hidden="true" />
        <span>{gameWords[session.lang].more}</span>
      </button>
      <div class="more-list" id={id} hidden={!isOpen}>
        {isOpen && <MoreList session={session} deeds={deeds} onDone={close} />}
      </div>
    </div>
  );
}
