import { useCallback } from 'preact/hooks';
import type { BoardProps } from '../../board/Board.js';
import type { Intent } from '../../board/model.js';
import { isHelpOpen } from '../../help.js';
import type { MatchClocks } from '../../play/matchClocks.js';
import { answerQueryKey, runCommand } from '../../play/onDemand.js';
import type { Session } from '../../play/session.js';

/** What the board and the trays beside it show of a session, and what becomes of what is done to them. */
export type SharedBoardProps = Pick<BoardProps, 'model' | 'speech' | 'targets' | 'readOnly' | 'onIntent'>;

export function useBoardProps(session: Session, clocks: MatchClocks): SharedBoardProps {
  const { speech, targets } = session.settings.value;
  const onIntent = useCallback(
    (intent: Intent): void => {
      if (intent.kind === 'query') void answerQueryKey(session, clocks, intent.query, intent.place);
      else if (intent.kind === 'sound') void runCommand(session, clocks, intent.kind);
      else if (intent.kind === 'help') isHelpOpen.value = true;
      else session.handle(intent);
    },
    [session, clocks],
  );
  const readOnly = !session.isOpen.value && !session.isPremoveOpen.value;
  return { model: session.board.value, speech, targets, readOnly, onIntent };
}
