import type { JSX } from 'preact';
import type { Session } from '../../play/session.js';
import { Act } from './Act.js';

/** Turns on the question that is usually not asked: whether a duke retires, for instance. */
export function Extra({ session }: { readonly session: Session }): JSX.Element | null {
  const { isAsking } = session;
  const extra = session.extra.value;
  if (extra === undefined) return null;
  return (
    <Act
      icon="extra"
      isPressed={isAsking.value}
      onClick={() => {
        isAsking.value = !isAsking.value;
      }}
    >
      {extra.title}
    </Act>
  );
}
