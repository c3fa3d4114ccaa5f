import type { JSX } from 'preact';
import './acts.css';

/** Each is a file of art/icons. */
type ActionIcon =
  | 'take-back'
  | 'hint'
  | 'analyse'
  | 'draw'
  | 'flip'
  | 'resign'
  | 'pause'
  | 'resume'
  | 'claim'
  | 'rematch'
  | 'new'
  | 'write'
  | 'board'
  | 'save'
  | 'share'
  | 'far';

/** Something that can be done, as its button shows it. */
export type Deed = {
  readonly icon: ActionIcon;
  readonly kind?: 'plain' | 'primary' | 'danger';
  /** It stays where it is and keeps the focus while it cannot be used. */
  readonly isOff?: boolean;
  /** For what stays pressed. */
  readonly isPressed?: boolean;
  /** Was it pressed once, and waits for the second time? */
  readonly isAsked?: boolean;
  /** What it costs, in few letters; `label` then says all of it. */
  readonly price?: string;
  readonly label?: string;
  readonly onClick: () => void;
  readonly children: string;
};

/** One of the things that can be done besides moving: a small picture and its word. */
export function ActionButton({
  icon,
  kind = 'plain',
  isOff = false,
  isPressed,
  isAsked = false,
  price,
  label,
  onClick,
  children,
}: Deed): JSX.Element {
  return (
    <button
      type="button"
      class={`act ${kind} act-${icon} ${isAsked ? 'is-asked' : ''}`}
      aria-disabled={isOff ? 'true' : undefined}
      aria-pressed={isPressed}
      aria-label={label}
      onClick={() => {
        if (!isOff) onClick();
      }}
    >
      <span class="act-icon" aria-hidden="true" />
      <span>
        {children}
        {price !== undefined && <span class="act-price"> {price}</span>}
      </span>
    </button>
  );
}
