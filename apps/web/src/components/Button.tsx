import type { ComponentChildren, JSX, Ref } from 'preact';
import { Icon, type IconName } from './Icon.js';
import '../components/button.css';

export type ButtonKind = 'primary' | 'plain' | 'danger' | 'quiet';

type Look = {
  readonly kind?: ButtonKind;
  readonly icon?: IconName;
  readonly class?: string;
  readonly children: ComponentChildren;
};

type ButtonProps = Look & {
  readonly type?: 'button' | 'submit';
  readonly onClick?: () => void;
  readonly disabled?: boolean;
  readonly describedBy?: string;
  readonly innerRef?: Ref<HTMLButtonElement>;
};

export function Button({ kind = 'plain', icon, children, ...rest }: ButtonProps): JSX.Element {
  const {
    type = 'button',
    onClick,
    disabled = false,
    describedBy,
    innerRef = null,
    class: extra = '',
  } = rest;
  return (
    <button
      ref={innerRef}
      type={type}
      class={`button ${kind} ${extra}`}
      onClick={onClick}
      disabled={disabled}
      aria-describedby={describedBy}
    >
      {icon === undefined ? null : <Icon name={icon} />}
      <span>{children}</span>
    </button>
  );
}

/** Goes somewhere and looks like a button. */
export function ButtonLink({
  kind = 'plain',
  icon,
  href,
  onClick,
  class: extra = '',
  children,
}: Look & { readonly href: string; readonly onClick?: () => void }): JSX.Element {
  return (
    <a class={`button ${kind} ${extra}`} href={href} onClick={onClick}>
      {icon === undefined ? null : <Icon name={icon} />}
      <span>{children}</span>
    </a>
  );
}

type IconButtonProps = {
  readonly icon: IconName;
  /** What it does; there is no other text. */
  readonly label: string;
  readonly onClick: () => void;
  readonly class?: string;
};

export function IconButton({ icon, label, onClick, class: extra = '' }: IconButtonProps): JSX.Element {
  return (
    <button type="button" class={`icon-button ${extra}`} onClick={onClick} aria-label={label} title={label}>
      <Icon name={icon} />
    </button>
  );
}
