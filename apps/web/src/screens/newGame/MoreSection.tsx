import type { Lang } from '@tabuleiro/words';
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { newGameWords } from '../../words/newGame.js';

type Props = {
  readonly lang: Lang;
  /** Is it open from the start? */
  readonly isAsked: boolean;
  /** Is something wrong in it? Every field that can be filled in wrongly is here. */
  readonly hasFault: boolean;
  readonly children: ComponentChildren;
};

/** What few people change before a game. */
export function MoreSection({ lang, isAsked, hasFault, children }: Props): JSX.Element {
  const { more } = newGameWords[lang];
  const [isOpen, setOpen] = useState(isAsked);
  return (
    <details
      class="folded more"
      open={isOpen || hasFault}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        {more.title} <span class="detail">{more.holds}</span>
      </summary>
      <div class="choosing">{children}</div>
    </details>
  );
}
