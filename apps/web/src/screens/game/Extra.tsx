import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { Session } from '../../play/session.js';
import { ActionButton } from './Act.js';

/**
 * Turns on the question that is usually not asked: whether a duke retires, for instance. Once it was possible it keeps its
 * place: what stands beside it does not move from turn to turn.
 */
export function ExtraQuestionButton({
  session,
}: {
  readonly session: Pick<Session, 'selection'>;
}): JSX.Element | null {
  const { selection } = session;
  const extra = selection.extra.value;
  const last = useRef(extra);
  last.current = extra ?? last.current;
  if (last.current === undefined) return null;
  return (
    <ActionButton
      icon="extra"
      isOff={extra === undefined}
      isPressed={selection.isAsking.value}
      onClick={() => selection.toggleAsking()}
    >
      {selection.wordQuestion(last.current, []).title}
    </ActionButton>
  );
}
