import { useCallback } from 'preact/hooks';
import type { BoardProps } from '../../board/Board.js';
import type { Intent } from '../../board/model.js';
import { ask, command } from '../../play/asking.js';
import type { Clockwork } from '../../play/clockwork.js';
import type { Session } from '../../play/session.js';

/** What the board and the trays beside it show of a session, and what becomes of what is done to them. */
export type Looking = Pick<BoardProps, 'model' | 'speech' | 'targets' | 'readOnly' | 'onIntent'>;

export function useLooking(session: Session, clockwork: Clockwork): Looking {
  const { speech, targets } = session.settings.value;
  const onIntent = useCallback(
    (intent: Intent): void => {
      if (intent.kind === 'query') void ask(session, clockwork, intent.query, intent.place);
      else if (intent.kind === 'sound') void command(session, clockwork, intent.kind);
      else session.handle(intent);
    },
    [session, clockwork],
  );
  return { model: session.board.value, speech, targets, readOnly: !session.isOpen.value, onIntent };
}
