import type { JSX } from 'preact';
import './acts.css';

/** Each is a file of art/icons. */
export type ActionIcon =
  | 'take-back'
  | 'hint'
  | 'draw'
  | 'flip'
  | 'resign'
  | 'pause'
  | 'resume'
  | 'claim'
  | 'extra';

type Props = {
  readonly icon: ActionIcon;
  readonly kind?: 'plain' | 'primary' | 'danger';
  /** It stays where it is and keeps the focus while it cannot be used. */
  readonly isOff?: boolean;
  /** For what stays pressed. */
  readonly isPressed?: boolean;
  readonly onClick: () => void;
  readonly children: string;
};

/** One of the things that can be done besides moving: a small picture over its word. */
export function ActionButton({
  icon,
  kind = 'plain',
  isOff = false,
  isPressed,
  onClick,
  children,
}: Props): JSX.Element {
  return (
    <button
      type="button"
      class={`act ${kind} act-${icon}`}
      aria-disabled={isOff ? 'true' : undefined}
      aria-pressed={isPressed}
      onClick={() => {
        if (!isOff) onClick();
      }}
    >
      <span class="act-icon" aria-hidden="true" />
      <span>{children}</span>
    </button>
  );
}
