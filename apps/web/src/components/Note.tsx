import type { ComponentChildren, JSX } from 'preact';
import { Icon } from './Icon.js';
import '../components/note.css';

type Props = {
  readonly kind?: 'info' | 'warning' | 'done';
  /** Is it told when it appears, without taking the focus? */
  readonly isLive?: boolean;
  readonly children: ComponentChildren;
};

const ICONS = { info: 'info', warning: 'warning', done: 'check' } as const;

/** A message that stays in place as long as it is true; the app has no toasts. */
export function Note({ kind = 'info', isLive = false, children }: Props): JSX.Element {
  return (
    <div class={`note ${kind}`} role={isLive ? 'status' : undefined}>
      <Icon name={ICONS[kind]} />
      <div>{children}</div>
    </div>
  );
}
